import { createHash, randomBytes } from "node:crypto";
import { decoded } from "#app/shared/decoded.ts";
import type { Act } from "#server/accounts/audit.ts";
import type { Db } from "#server/database/open.ts";
import { ApiError } from "#server/http/api-error.ts";
import { addFile, addressOf, checkPdf, plainName } from "#server/files/store.ts";
import { MAX_UPLOAD_BYTES } from "#server/http/uploads.ts";
import { pictureType } from "#server/images/picture-type.ts";
import { readImage } from "#server/images/read.ts";
import { addImage } from "#server/images/store.ts";
import type { PostFields } from "#server/posts/fields.ts";
import { MAX_PICTURE_BYTES } from "../limits.ts";
import type { ImportedFile } from "./files.ts";

const UPLOADED_FILE = /\.(?:jpe?g|png|webp|avif|pdf)$/i;
const PDF = /\.pdf$/i;
/** Folders under which WordPress and Ghost name their pictures. */
const ROOT = /^.*?(?:wp-content\/uploads|content\/images|uploads)\//;
/** WordPress' own picture servers, which have the old site's host at the beginning of their paths. */
const RESIZER = /^i\d\.wp\.com$/;
/** What WordPress and Ghost add to the names of smaller copies. */
const SMALLER = [/-\d+x\d+(?=\.\w+$)/, /(?:^|\/)size\/[^/]+(?:\/format\/[^/]+)?(?=\/)/] as const;

type Pictured = Pick<PostFields, "content" | "coverImage" | "coverAlt" | "sharePicture">;

/**
 * The pictures and PDF files among the chosen files, found by the addresses they had on the old site. Until they are
 * in the library, texts refer to them by temporary addresses.
 */
export class Uploads {
  readonly #files: readonly ImportedFile[];
  /** Positions in `#files` by the ends of the files' paths; -1 if several files have the end. */
  readonly #ends = new Map<string, number>();
  readonly #mark = `/media/upload-${randomBytes(9).toString("hex")}-`;

  constructor(files: readonly ImportedFile[]) {
    this.#files = files.filter(({ name }) => UPLOADED_FILE.test(name));
    for (const [place, { name }] of this.#files.entries()) {
      const key = keyOf(name);
      // A smaller copy must not be confused with the picture itself.
      const ends = SMALLER.some((smaller) => smaller.test(key)) ? [key] : endsOf(key);
      for (const end of ends) this.#ends.set(end, this.#ends.has(end) ? -1 : place);
    }
  }

  get count(): number {
    return this.#files.length;
  }

  /** The temporary address of the file that the old site had at an address. */
  find(address: string): string | undefined {
    const { host = "", pathname = "" } = URL.parse(address, "http://old.invalid") ?? {};
    const path = keyOf(RESIZER.test(host) ? pathname.replace(/^\/[^/]+/, "") : pathname);
    const large = SMALLER.reduce((name, smaller) => name.replace(smaller, ""), path);
    const scaled = large.replace(/(?=\.\w+$)/, "-scaled");
    for (const name of new Set([large, scaled, path])) {
      const place = this.#placeOf(name);
      if (place !== undefined) return `${this.#mark}${place}.${PDF.test(name) ? "pdf" : "jpg"}`;
    }
    return undefined;
  }

  #placeOf(path: string): number | undefined {
    // The path below the uploads folder must match, unless the zip starts at a folder further below.
    const needed = path.replace(ROOT, "").length;
    for (const end of endsOf(path)) {
      const place = this.#ends.get(end) ?? -1;
      if (place < 0) continue;
      if (end.length >= needed || keyOf(this.#files[place]?.name ?? "") === end) return place;
    }
    return undefined;
  }

  /** The fields with the addresses of files that the library has already. Changes nothing. */
  async known<Fields extends Pictured>(db: Db, fields: Fields): Promise<Fields> {
    const { fields: found } = await this.#replaced(fields, async (file) => {
      const isPdf = PDF.test(file.name);
      const bytes = await file.bytes(isPdf ? MAX_UPLOAD_BYTES : MAX_PICTURE_BYTES);
      const hash = createHash("sha256").update(bytes).digest("hex");
      if (isPdf) {
        checkPdf(bytes);
        const here = db.selectFrom("files").select(["id", "name"]).where("hash", "=", hash);
        const known = await here.executeTakeFirst();
        return known && addressOf(known);
      }
      if (pictureType(bytes) === undefined) throw new ApiError(415, "picture-type");
      const image = await db
        .selectFrom("images")
        .select("id")
        .where("hash", "=", hash)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      return image && (await readImage(db, image.id)).address;
    });
    return found;
  }

  /** Adds the files of a post to the library. Those that cannot be used are removed from the post. */
  async added<Fields extends Pictured>(
    db: Db,
    fields: Fields,
    act: Act,
  ): Promise<{ readonly fields: Fields; readonly failed: readonly string[] }> {
    return this.#replaced(fields, async (file, alt) => {
      const name = file.name.slice(file.name.lastIndexOf("/") + 1);
      if (PDF.test(name)) {
        const { id } = await addFile(db, await file.bytes(MAX_UPLOAD_BYTES), name, act);
        return addressOf({ id, name: plainName(name) });
      }
      const bytes = await file.bytes(MAX_PICTURE_BYTES);
      const { id } = await addImage(db, bytes, name, act, alt);
      return (await readImage(db, id)).address;
    });
  }

  /** @param addressOf returns a file's address, or `undefined` to keep the temporary one; throws to remove the file. */
  async #replaced<Fields extends Pictured>(
    fields: Fields,
    addressOf: (file: ImportedFile, alt: string) => Promise<string | undefined>,
  ): Promise<{ readonly fields: Fields; readonly failed: readonly string[] }> {
    let { content, coverImage, sharePicture = "" } = fields;
    const failed: string[] = [];
    const named = `${coverImage}\n${sharePicture}\n${content}`.matchAll(
      new RegExp(`${this.#mark}(\\d+)\\.(?:jpg|pdf)`, "g"),
    );
    for (const [temporary, place] of new Map(Array.from(named, ([whole, at]) => [whole, at]))) {
      const file = this.#files[Number(place)];
      if (!file) continue;
      try {
        const address = await addressOf(file, altOf(fields, temporary));
        if (address === undefined) continue;
        content = content.replaceAll(temporary, address);
        coverImage = coverImage.replaceAll(temporary, address);
        sharePicture = sharePicture.replaceAll(temporary, address);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failed.push(`${file.name}: ${error.message}`);
        content = content
          .replaceAll(new RegExp(String.raw`!\[(?:\\.|[^\]\\])*\]\(${temporary}\)`, "g"), "")
          .replaceAll(new RegExp(String.raw`\[((?:\\.|[^\]\\])*)\]\(${temporary}\)`, "g"), "$1")
          .replace(/\n{3,}/g, "\n\n")
          .trim();
        if (coverImage === temporary) coverImage = "";
        if (sharePicture === temporary) sharePicture = "";
      }
    }
    const shared = fields.sharePicture === undefined ? {} : { sharePicture };
    return { fields: { ...fields, content, coverImage, ...shared }, failed };
  }
}

function altOf({ content, coverImage, coverAlt }: Pictured, address: string): string {
  if (coverImage === address && coverAlt !== "") return coverAlt;
  const [before = "", ...more] = content.split(`](${address})`);
  if (more.length === 0) return "";
  return before.slice(before.lastIndexOf("![") + 2).replace(/\\(.)/g, "$1");
}

function keyOf(path: string): string {
  return (decoded(path) ?? path).normalize("NFC").toLowerCase().replace(/^\/+/, "");
}

/** "a/b/c.jpg", "b/c.jpg", "c.jpg". */
function endsOf(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_, at) => parts.slice(at).join("/"));
}
