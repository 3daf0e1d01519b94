import { createContext, use } from "react";
import type { PicturesPort } from "../../../backend/ports/office/pictures.ts";

/** The library, where the edition has one. */
export const PicturesContext = createContext<PicturesPort | undefined>(undefined);

/** The library of pictures; `undefined` where the edition takes none. */
export function usePictures(): PicturesPort | undefined {
  return use(PicturesContext);
}
