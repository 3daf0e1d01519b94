import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The 10,000 most used passwords of twelve characters or more among ten million leaked ones (Mark
 * Burnett's list, public domain), each as a prefix of its SHA-256, so that they need not be readable here.
 */
const LEAKED = new Set(
  readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
    .trim()
    .split("\n"),
);
const HASH_CHARACTERS = 8;

/** Words that an attacker who knows the site would try first. */
const SITE_WORDS =
  /first|paddock|grazing|regenerative|ranch(?:er)?|cattle|cowboy|owner|editor|admin/g;
/** Well-known phrases that are not in the list of leaked passwords. */
const WELL_KNOWN = new Set(["correct horse battery staple", "mary had a little lamb"]);
/** A repeated sequence this short is easy to guess, however long the password is. */
const MAX_REPEATED_LENGTH = 4;
/** How many letters must be left after removing the site's words, digits and punctuation. */
const MIN_OTHER_LETTERS = 4;

/** Whether a password is easy to guess. Case and surrounding spaces make no difference. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize("NFKC").trim().toLowerCase();
  return (
    isLeaked(plain) || WELL_KNOWN.has(plain) || isRepetition(plain) || isMostlySiteWords(plain)
  );
}

function isLeaked(plain: string): boolean {
  const hash = createHash("sha256").update(plain).digest("base64url");
  return LEAKED.has(hash.slice(0, HASH_CHARACTERS));
}

function isRepetition(text: string): boolean {
  for (let size = 1; size <= MAX_REPEATED_LENGTH; size += 1) {
    const unit = text.slice(0, size);
    if (text === unit.repeat(Math.ceil(text.length / size)).slice(0, text.length)) return true;
  }
  return false;
}

function isMostlySiteWords(text: string): boolean {
  const left = text.replace(SITE_WORDS, "");
  return left !== text && left.replace(/[\d\p{P}\p{S}\s]/gu, "").length < MIN_OTHER_LETTERS;
}
