import { randomId } from "#app/domain/random-id.ts";

/** Random, so that an id never depends on a position. */
export function newId(): string {
  return randomId().slice(0, 13);
}
