import { createContext, use } from "react";

/** Whether the edition has a picture library. */
export const PicturesContext = createContext(false);

export function usePictures(): boolean {
  return use(PicturesContext);
}
