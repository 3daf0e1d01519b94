import sharp from "sharp";
import type { OutputInfo } from "sharp";
import type { Crop } from "#app/domain/crop.ts";
import { ApiError } from "../http/api-error.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import { pictureType } from "./picture-type.ts";

const MAX_PIXELS = 50_000_000;
const MAX_SIDE_PX = 2560;
/** Widths that pages use, in addition to the picture's own (2,560 at most). */
const WIDTHS_PX = [480, 960, 1600] as const;
const QUALITY = 82;
/** Preparing four pictures at once took 773 MB of memory. */
const oneAtATime = limitConcurrency(1);
sharp.concurrency(1);
sharp.cache(false);

export interface PreparedFile {
  readonly format: "jpeg" | "webp";
  readonly width: number;
  readonly bytes: Uint8Array;
}

interface PreparedImage {
  readonly width: number;
  readonly height: number;
  readonly files: readonly PreparedFile[];
}

/**
 * Re-encodes an uploaded photo in all sizes the site uses: upright, in sRGB, without EXIF data. The type is
 * detected from the first bytes, whatever the name says.
 *
 * @throws ApiError 415 for another type, 422 `picture` for one that is damaged, `too-many-pixels` for one that is too large.
 */
export function prepareImage(upload: Uint8Array): Promise<PreparedImage> {
  return oneAtATime(() => prepare(upload));
}

async function prepare(upload: Uint8Array): Promise<PreparedImage> {
  const type = pictureType(upload);
  if (type === undefined || type === "heic") throw wrongType(type);
  try {
    const { data, info } = await sharp(upload, {
      limitInputPixels: MAX_PIXELS,
      failOn: "error",
      sequentialRead: true,
    })
      .autoOrient()
      .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb")
      .flatten({ background: "white" })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { width, height, files: await inAllSizes(data, info) };
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * A part of a prepared picture in all sizes the site uses.
 *
 * @param largest its largest file
 * @param taken widths that other files of the picture have; a size that is taken becomes a pixel narrower
 */
export function cropPicture(
  largest: Uint8Array,
  { x, y, width, height }: Crop,
  taken: ReadonlySet<number>,
): Promise<PreparedFile[]> {
  return oneAtATime(async () => {
    const picture = sharp(largest, { failOn: "error" });
    const whole = await picture.metadata();
    const part = (percent: number, side: number) => Math.floor((percent * side) / 100);
    const { data, info } = await picture
      .extract({
        left: part(x, whole.width),
        top: part(y, whole.height),
        width: Math.max(1, part(width, whole.width)),
        height: Math.max(1, part(height, whole.height)),
      })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return inAllSizes(data, info, taken);
  });
}

async function inAllSizes(
  data: Buffer,
  { width, height, channels }: OutputInfo,
  taken: ReadonlySet<number> = new Set(),
): Promise<PreparedFile[]> {
  const files: PreparedFile[] = [];
  for (const wanted of [...WIDTHS_PX.filter((candidate) => candidate < width), width]) {
    let size = wanted;
    while (taken.has(size) && size > 1) size -= 1;
    const sized = () => sharp(data, { raw: { width, height, channels } }).resize(size);
    const jpeg = await sized().jpeg({ quality: QUALITY }).toBuffer();
    const webp = await sized().webp({ quality: QUALITY }).toBuffer();
    files.push(
      { format: "jpeg", width: size, bytes: jpeg },
      { format: "webp", width: size, bytes: webp },
    );
  }
  return files;
}

/** Whether a file looks like output of `prepareImage`: this format and width, without metadata. */
export async function isPrepared(
  bytes: Uint8Array,
  format: PreparedFile["format"],
  width: number,
): Promise<boolean> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const found = await picture.metadata();
    const { exif, icc, iptc, xmp, comments } = found;
    const more = exif ?? icc ?? iptc ?? xmp ?? comments;
    const longest = Math.max(found.width, found.height);
    return (
      found.format === format &&
      found.width === width &&
      longest <= MAX_SIDE_PX &&
      more === undefined
    );
  } catch {
    return false;
  }
}

function wrongType(type: "heic" | undefined): ApiError {
  const heic = "; on an iPhone: Settings, Camera, Formats, Most Compatible";
  return new ApiError(415, "picture-type", {
    message: `This file can’t be used. Choose a JPEG, PNG, WebP or AVIF${type ? heic : ""}.`,
  });
}

function unreadable(error: unknown): ApiError {
  const large = error instanceof Error && error.message.includes("pixel limit");
  if (!large) {
    return new ApiError(422, "picture", { message: "The file is damaged or incomplete." });
  }
  return new ApiError(422, "too-many-pixels", {
    message:
      "This picture has too many pixels. The limit is 50 million. Save it at most 4000 pixels wide in a photo program, and choose that copy.",
  });
}
