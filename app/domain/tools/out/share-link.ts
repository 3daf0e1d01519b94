import { checkLimit, type LimitName } from "../numbers/limits.ts";

/** What a link can carry: short names, the same in every version, and the limit each must keep. */
export const SHARED_NUMBERS = {
  hd: "head",
  wt: "weight",
  ac: "acres",
  gr: "growth",
  sh: "share",
  sd: "seasonDays",
  pn: "paddocks",
  rs: "rest",
} as const satisfies Record<string, LimitName>;

export type SharedKey = keyof typeof SHARED_NUMBERS;
export type SharedNumbers = Partial<Record<SharedKey, number>>;

const VERSION = "1";
export const LONGEST_LINK = 1500;

/** `#stocking?v=1&hd=60&wt=1300`: behind the #, so that it reaches no server. */
export function shareHash(tool: string, numbers: SharedNumbers): string {
  const pairs = Object.entries(numbers).map(([key, value]) => `${key}=${String(value)}`);
  return `#${tool}?${[`v=${VERSION}`, ...pairs].join("&")}`;
}

export interface Received {
  readonly tool: string;
  readonly numbers: SharedNumbers;
  /** Keys whose value was no number or outside its limits. */
  readonly refused: readonly string[];
}

/** Reads a link's fragment; null when it is none of ours. Unknown keys are ignored, bad values listed. */
export function readShareHash(hash: string): Received | null {
  if (hash.length > LONGEST_LINK) return null;
  const match = /^#([a-z-]+)\?(.*)$/.exec(hash);
  if (!match) return null;
  const query = new URLSearchParams(match[2]);
  if (query.get("v") !== VERSION) return null;
  const numbers: SharedNumbers = {};
  const refused: string[] = [];
  for (const [key, text] of query) {
    if (!isSharedKey(key)) continue;
    const value = text.trim() === "" ? Number.NaN : Number(text);
    if (!Number.isFinite(value) || checkLimit(SHARED_NUMBERS[key], value)?.ok === 0)
      refused.push(key);
    else numbers[key] = value;
  }
  return { tool: match[1] ?? "", numbers, refused };
}

function isSharedKey(key: string): key is SharedKey {
  return Object.hasOwn(SHARED_NUMBERS, key);
}
