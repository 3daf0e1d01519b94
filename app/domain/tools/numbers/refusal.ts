/** A problem with an input: a refusal (no result), or a warning beside the result. */
export interface Finding {
  /** 0 for a refusal, 1 for a warning. */
  readonly ok: 0 | 1;
  readonly code: string;
  /** One or two plain sentences. */
  readonly message: string;
}

export const refuse = (code: string, message: string): Finding => ({ ok: 0, code, message });
export const warn = (code: string, message: string): Finding => ({ ok: 1, code, message });
