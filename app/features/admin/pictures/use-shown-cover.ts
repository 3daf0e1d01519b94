import { useEffect, useState } from "react";

/** A picture as readers get it: its cropped file, and the point that stays in view. */
export interface ShownCover {
  readonly address: string;
  readonly position: string;
}

const LIBRARY = /^\/media\/([\w-]+?)(?:\.[\d-]+)?-\d{1,5}\.(?:jpg|webp)/;

/**
 * How readers see a picture of the library, which has its crop and its focus point for all posts; the address itself
 * for any other, and until the library has answered.
 */
export function useShownCover(address: string): ShownCover {
  const [found, setFound] = useState<ShownCover & { readonly of: string }>();
  const [, id] = LIBRARY.exec(address) ?? [];
  useEffect(() => {
    if (id === undefined) return undefined;
    let current = true;
    void import("#app/backend/api.ts")
      .then(({ api }) => api.images[":id"].$get({ param: { id } }))
      .then((answer) => answer.json())
      .then(
        (picture) => {
          if (!current) return;
          const { x, y } = picture.focusInCrop;
          setFound({ of: address, address: picture.address, position: `${x}% ${y}%` });
        },
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [id, address]);
  if (found?.of === address) return found;
  const [, x = "50", y = "50"] = /#(\d+),(\d+)$/.exec(address) ?? [];
  return { address, position: `${x}% ${y}%` };
}
