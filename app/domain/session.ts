/** Owners also manage users, the newsletter and the trash. */
export type Role = "owner" | "editor";

/** The signed-in editor (specification, section 3). */
export interface User {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
}
