import { useLoaded } from "../use-loaded.ts";

/** A picture as readers get it: its cropped file, and the point that stays in view. */
interface ShownCover {
  readonly address: string;
  readonly position: string;
}

const LIBRARY = /^\/media\/([\w-]+?)(?:\.[\d-]+)?-\d{1,5}\.(?:jpg|webp)/;

/**
 * How readers see a cover. A picture of the library has its crop and its focal point for all posts; for any other,
 * and until the library has answered, this is the address itself.
 */
export function useShownCover(address: string): ShownCover {
  const [, id = ""] = LIBRARY.exec(address) ?? [];
  const { loaded } = useLoaded(id === "" ? undefined : address, async () => {
    const { api } = await import("#app/backend/api.ts");
    return (await api.images[":id"].$get({ param: { id } })).json();
  });
  if (loaded?.of === address) {
    const { x, y } = loaded.value.focusInCrop;
    return { address: loaded.value.address, position: `${x}% ${y}%` };
  }
  const [, x = "50", y = "50"] = /#(\d+),(\d+)$/.exec(address) ?? [];
  return { address, position: `${x}% ${y}%` };
}
