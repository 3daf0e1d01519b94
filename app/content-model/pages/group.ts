import type { z } from "zod";

/**
 * A page of a group. Its slug is part of its address and names its copy (`content/pages/{group}/{slug}.yaml`)
 * and its component (`app/features/{group}/pages/{slug}.tsx`).
 */
interface GroupPage {
  /** Its label in the navigation; absent if the navigation does not list it. */
  readonly label?: string;
  readonly schema: z.ZodType;
}

/** A group's pages by slug. The overview is at `/{group}`, every other page at `/{group}/{slug}`. */
export type PageGroup = Readonly<Record<string, GroupPage>> & { readonly overview: GroupPage };
