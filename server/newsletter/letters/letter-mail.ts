import type { LetterDraft } from "#app/content-model/letter-draft.ts";
import type { Db } from "#server/database/open.ts";
import { shownPictures } from "#server/images/shown.ts";
import type { OutgoingMail } from "#server/mail/smtp.ts";
import { siteNow } from "#server/texts/site-now.ts";
import { letterHtml, type LightPicture, PICTURE_WIDTH_PX } from "./letter-html.ts";
import { letterText, withLeaveLink } from "./letter-text.ts";

/** Gmail cuts a mail off at 102 KB of HTML, and the leave link with it. */
const HTML_LIMIT_BYTES = 100_000;
const MEDIA = /\/media\/[\w.-]{1,100}/g;
/** The token in a test mail's leave link, which unsubscribes nobody. */
const NOBODY = "test";

/** A letter rendered once, for all its recipients. */
export type RenderedLetter = Awaited<ReturnType<typeof renderLetter>>;

export async function renderLetter(db: Db, letter: LetterDraft, origin: string) {
  const site = await siteNow(db);
  const text = (await shownPictures(db)).text(letter.text);
  const shown = { ...letter, text };
  const html = letterHtml(shown, site, origin, await lightPictures(db, text));
  return { subject: letter.subject, html, text: letterText(shown, site, origin) };
}

/** What is wrong with a letter's length, in words; `undefined` if nothing is. */
export function lengthProblem({ html }: RenderedLetter): string | undefined {
  const bytes = Buffer.byteLength(html);
  if (bytes <= HTML_LIMIT_BYTES) return undefined;
  const percent = Math.ceil(100 - (100 * HTML_LIMIT_BYTES) / bytes);
  return `This letter is too long: mail programs cut it off, and the link to unsubscribe with it. Shorten it by ${percent}%, or lead on to the post on the site.`;
}

/** The mail to one recipient. @param token of the recipient's leave link; none for a test. */
export function letterMail(
  { subject, html, text }: RenderedLetter,
  recipient: string,
  origin: string,
  token = NOBODY,
): OutgoingMail {
  // Browsers never send the part after the #, so the token appears in no log.
  const leave = `${origin}/newsletter/leave#${token}`;
  return {
    recipient,
    subject,
    html: withLeaveLink(html, leave),
    text: withLeaveLink(text, leave),
    // One click in the mail program (RFC 8058).
    headers: {
      "List-Unsubscribe": `<${origin}/api/newsletter/one-click/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      // Lets filters recognize the newsletter, and automatic replies skip it (RFC 2919).
      "List-Id": `<newsletter.${new URL(origin).hostname}>`,
    },
  };
}

/** For each picture of the library in a text, the smallest JPEG that fills the column. */
async function lightPictures(db: Db, text: string): Promise<Map<string, LightPicture>> {
  const names = [...new Set(text.match(MEDIA))].map((address) => address.slice("/media/".length));
  if (names.length === 0) return new Map();
  const files = await db
    .selectFrom("image_files as named")
    .innerJoin("image_files as file", "file.image_id", "named.image_id")
    .select(["named.name", "file.name as fileName", "file.width"])
    .where("named.name", "in", names)
    .where("file.format", "=", "jpeg")
    .whereRef("file.crop", "=", "named.crop")
    .orderBy("file.width", "desc")
    .execute();
  const lightest = new Map<string, LightPicture>();
  for (const { name, fileName, width } of files) {
    // From wide to narrow: keeps the narrowest that is wide enough, or the widest if none is.
    const address = `/media/${name}`;
    if (width >= PICTURE_WIDTH_PX || !lightest.has(address)) {
      lightest.set(address, { address: `/media/${fileName}`, width });
    }
  }
  return lightest;
}
