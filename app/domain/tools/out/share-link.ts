import { checkLimit, type LimitName } from "../numbers/limits.ts";

/** The numbers in a share link: their short names, which must never change, and their limits. */
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
const MAX_LINK_CHARACTERS = 1500;

/** `#stocking?v=1&hd=60&wt=1300`, in the fragment, which browsers never send to a server. */
export function shareHash(tool: string, numbers: SharedNumbers): string {
  const pairs = Object.entries(numbers).map(([key, value]) => `${key}=${String(value)}`);
  return `#${tool}?${[`v=${VERSION}`, ...pairs].join("&")}`;
}

export interface SharedState {
  readonly tool: string;
  readonly numbers: SharedNumbers;
  /** Keys whose value is not a number or outside its limits. */
  readonly refused: readonly string[];
}

/** Parses a share link's fragment; null if it is not one of ours. Ignores unknown keys and lists bad values. */
export function readShareHash(hash: string): SharedState | null {
  if (hash.length > MAX_LINK_CHARACTERS) return null;
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
