import { useCallback, useEffect, useRef } from "react";

/**
 * Tells whether the calling component has unmounted. A response may arrive after that, and must not navigate away
 * from another page.
 */
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
