/** Why a request was refused, in words for the person who made it. Nothing was changed. */
export interface Problem {
  /** Lets a screen offer a fix, for example for `second-factor`. */
  readonly code: string;
  /** Empty if the field messages say it all. */
  readonly message: string;
  readonly fields: Readonly<Partial<Record<string, string>>>;
}

/** The result of a request. The promise never rejects: a failure is also a problem with a message. */
export type Answer<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };
