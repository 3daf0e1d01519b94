import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { latestSince, movesOf } from "#app/domain/tools/chart/merge.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";

/** The text of a file with moves, which `readFileText` reads. What is empty is left out. */
export function movesText(file: RanchFile, since: CalendarDate | null = null): string {
  const moves = { app: "first-paddock", schema: 1, holds: "moves", ...movesOf(file, since) };
  return JSON.stringify(moves, (_, value: unknown) =>
    value === null || value === "" ? undefined : value,
  );
}

/** Messaging apps do not cut off an address of this length. */
const MAX_LINK_CHARACTERS = 1500;
const START = "#moves?v=1&z=";

/**
 * The season's moves and rain, or before its first move the last year's, in an address's fragment, which browsers never
 * send to a server: the text above, compressed. Null if it is too long for a link.
 */
export async function movesHash(file: RanchFile): Promise<string | null> {
  const bytes = await through(
    new TextEncoder().encode(movesText(file, latestSince(file))),
    new CompressionStream("deflate-raw"),
  );
  const hash = `${START}${btoa(String.fromCharCode(...bytes.slice(0, MAX_LINK_CHARACTERS)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")}`;
  return hash.length > MAX_LINK_CHARACTERS ? null : hash;
}

/** The text of the moves in a link's fragment; null if it is not one of ours. */
export async function movesInHash(hash: string): Promise<string | null> {
  if (!hash.startsWith(START) || hash.length > MAX_LINK_CHARACTERS) return null;
  const code = hash.slice(START.length).replaceAll("-", "+").replaceAll("_", "/");
  try {
    const bytes = Uint8Array.from(atob(code), (letter) => letter.codePointAt(0) ?? 0);
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}
