/** Owners also manage users, the newsletter and the trash; contributors only write drafts of their own. */
export const ROLES = ["owner", "editor", "contributor"] as const;
export type Role = (typeof ROLES)[number];

/** The role with a name that comes from a control offering only these. */
export function roleNamed(name: string): Role {
  return ROLES.find((role) => role === name) ?? "contributor";
}

/** The signed-in editor (specification, section 3). */
export interface User {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
}
