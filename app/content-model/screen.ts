import type { ContentPort } from "../backend/ports/content.ts";
import { groupKind, type GroupKind, type GroupName } from "./page-groups.ts";
import type { PageKind, Pages } from "./pages.ts";

/** A page's kind with its content. */
export type Screen<Kind extends PageKind> = Kind extends PageKind
  ? { readonly kind: Kind; readonly page: Pages[Kind] }
  : never;

/** Reads a group's page by its slug; undefined if there is none. */
export async function readScreen<Group extends GroupName>(
  content: ContentPort,
  group: Group,
  slug: string | undefined,
): Promise<Screen<GroupKind<Group>> | undefined> {
  const kind = groupKind(group, slug);
  if (kind === undefined) return undefined;
  // TypeScript cannot tell that `kind` and the page of that kind match.
  return { kind, page: await content.page(kind) } as Screen<GroupKind<Group>>;
}
