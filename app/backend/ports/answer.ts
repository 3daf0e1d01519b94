/** Why something was refused, in words for the person who asked. Nothing was changed. */
export interface Problem {
  /** For screens that offer a way out, like `second-factor`. */
  readonly code: string;
  /** Empty where the fields say it all. */
  readonly message: string;
  readonly fields: Readonly<Partial<Record<string, string>>>;
}

/** What a port answers to a wish. It never rejects: a failure is a problem too, told in words. */
export type Answer<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };
