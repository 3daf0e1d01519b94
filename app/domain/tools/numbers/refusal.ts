/** An answer about an input: refused (no result), or a warning beside a result. */
export interface Finding {
  /** 0 refuses, 1 warns and still answers. */
  readonly ok: 0 | 1;
  readonly code: string;
  /** One sentence or two in plain words. */
  readonly message: string;
}

export const refuse = (code: string, message: string): Finding => ({ ok: 0, code, message });
export const warn = (code: string, message: string): Finding => ({ ok: 1, code, message });
