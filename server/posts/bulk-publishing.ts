import { describeUnfinished, findUnfinished } from "#app/domain/posts/unfinished.ts";
import type { Act } from "#server/accounts/audit.ts";
import type { Db } from "#server/database/open.ts";
import { ApiError } from "#server/http/api-error.ts";
import { brokenLinks } from "#server/links/broken-links.ts";
import type { Services } from "#server/services.ts";
import { postRow, revisionFields } from "./read.ts";
import { changePost } from "./save.ts";

/** A post with the version that the desk lists. */
interface Listed {
  readonly id: string;
  readonly version: number;
}

interface BulkResult {
  /** With their new versions. */
  readonly done: Listed[];
  readonly refused: { readonly id: string; readonly why: string }[];
}

/**
 * Publishes or unpublishes the last saved revision of each post independently; failures are reported and
 * do not stop the others. The opposite intent undoes it.
 */
export async function publishPosts(
  db: Db,
  posts: readonly Listed[],
  intent: "publish" | "unpublish",
  act: Act,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], refused: [] };
  for (const { id, version } of posts) {
    try {
      const { row } = await changePost(db, id, version, { intent }, act);
      result.done.push({ id, version: row.version });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      result.refused.push({ id, why: reasonFor(error) });
    }
  }
  return result;
}

/** What is unfinished in posts to be published together, in the words shown for a single post. */
export async function unfinishedIn(services: Services, ids: readonly string[]) {
  const together = new Set(ids);
  const found: { id: string; says: string[] }[] = [];
  for (const id of together) {
    const row = await postRow(services.db, id);
    if (!row) continue;
    const { content } = await revisionFields(services.db, id, row.head);
    const broken = await brokenLinks(services, content, undefined, together);
    const says = [
      ...describeUnfinished(findUnfinished(content)),
      ...broken.map((link) => link.says),
    ];
    if (says.length > 0) found.push({ id, says });
  }
  return found;
}

function reasonFor({ code, more: { fields = {}, message = "" } }: ApiError): string {
  if (code === "invalid") return `${Object.values(fields).join("; ")}.`;
  if (code === "changed") return "Someone saved it in the meantime. Look at it again.";
  if (code === "trashed" || code === "not-found") return "It is no longer here.";
  return message;
}
