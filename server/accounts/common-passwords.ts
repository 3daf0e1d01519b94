import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The 10,000 most used passwords of twelve characters or more among ten million leaked ones (Mark
 * Burnett's list, public domain), each as the start of its SHA-256: nobody needs to read them here.
 */
const LEAKED = new Set(
  readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
    .trim()
    .split("\n"),
);
const HASH_CHARACTERS = 8;

/** What somebody who knows the site would begin with. */
const SITE_WORDS =
  /first|paddock|grazing|regenerative|ranch(?:er)?|cattle|cowboy|owner|editor|admin/g;
/** Well known, and longer than what is in lists. */
const FAMOUS = new Set(["correct horse battery staple", "mary had a little lamb"]);
/** A text that repeats so few characters is guessed soon, however long it is. */
const LONGEST_REPEATED_UNIT = 4;
/** What must be left of a password besides the site's own words, digits and signs. */
const FEWEST_OWN_LETTERS = 4;

/** Whether a password is one of the first that anybody would try. Case and spaces at the ends do not help. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize("NFKC").trim().toLowerCase();
  return isLeaked(plain) || FAMOUS.has(plain) || isRepetition(plain) || isOfSiteWords(plain);
}

function isLeaked(plain: string): boolean {
  const hash = createHash("sha256").update(plain).digest("base64url");
  return LEAKED.has(hash.slice(0, HASH_CHARACTERS));
}

function isRepetition(text: string): boolean {
  for (let size = 1; size <= LONGEST_REPEATED_UNIT; size += 1) {
    const unit = text.slice(0, size);
    if (text === unit.repeat(Math.ceil(text.length / size)).slice(0, text.length)) return true;
  }
  return false;
}

function isOfSiteWords(text: string): boolean {
  const left = text.replace(SITE_WORDS, "");
  return left !== text && left.replace(/[\d\p{P}\p{S}\s]/gu, "").length < FEWEST_OWN_LETTERS;
}
