import type { ContentPort } from "../backend/ports/content.ts";
import { groupKind, type GroupKind, type GroupName } from "./page-groups.ts";
import type { PageKind, Pages } from "./pages.ts";

/** A page of a kind with its text. */
export type Screen<Kind extends PageKind> = Kind extends PageKind
  ? { readonly kind: Kind; readonly page: Pages[Kind] }
  : never;

/** Reads the page of a group that is at an address; nothing where there is none. */
export async function readScreen<Group extends GroupName>(
  content: ContentPort,
  group: Group,
  slug: string | undefined,
): Promise<Screen<GroupKind<Group>> | undefined> {
  const kind = groupKind(group, slug);
  if (kind === undefined) return undefined;
  // TypeScript does not follow that a kind and the page of that kind belong together.
  return { kind, page: await content.page(kind) } as Screen<GroupKind<Group>>;
}
