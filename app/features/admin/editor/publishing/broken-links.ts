import type { Writing } from "#app/backend/http/writing.ts";
import type { Unfinished } from "#app/domain/posts/unfinished.ts";

/** The links of a text that lead nowhere within the site. None if the server does not answer in time. */
export async function findBroken(
  port: Pick<Writing, "brokenLinks">,
  content: string,
): Promise<readonly Unfinished[]> {
  const found = await port.brokenLinks(content).catch(() => []);
  return found.map(({ from, to, says }) => ({ kind: "broken", from, to, says }));
}
