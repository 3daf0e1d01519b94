/** The signed-in editor (specification, section 3). */
export interface User {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}
