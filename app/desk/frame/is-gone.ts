import { useCallback, useEffect, useRef } from "react";

/** Whether what asks has been left: a request may be answered after that, and must lead nobody away from elsewhere. */
export function useIsGone(): () => boolean {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback(() => isGone.current, []);
}
