import { shareHash } from "#app/domain/tools/out/share-link.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";

/** The address of My season with these numbers in its fragment; null if they are too many for a link. */
export function shareAddress(file: RanchFile): string | null {
  const hash = shareHash(file);
  return hash === null ? null : `${location.origin}${location.pathname}${hash}`;
}
