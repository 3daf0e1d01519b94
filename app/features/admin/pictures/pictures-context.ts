import { createContext, use } from "react";
import type { PicturesPort } from "#app/backend/ports/management/pictures.ts";

/** The picture library, if the edition has one. */
export const PicturesContext = createContext<PicturesPort | undefined>(undefined);

/** The picture library; undefined in an edition without uploads. */
export function usePictures(): PicturesPort | undefined {
  return use(PicturesContext);
}
