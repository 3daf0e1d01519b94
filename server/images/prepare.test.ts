import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { prepareImage } from "./prepare.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#567a3c" } });

const text = (words: string) => new TextEncoder().encode(words);

describe("preparing a picture", () => {
  test("makes several sizes, upright, without location and camera data", async () => {
    const upload = await photo(1200, 600)
      .withExif({
        IFD0: { Make: "Camera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 0/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height, files } = await prepareImage(upload);
    expect([width, height]).toEqual([600, 1200]);
    expect(files.map(({ format, width: size }) => `${format} ${size}`)).toEqual([
      "jpeg 480",
      "webp 480",
      "jpeg 600",
      "webp 600",
    ]);
    for (const { bytes } of files) {
      const { exif, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, orientation }).toEqual({});
    }
  });

  test("makes files of at most 2,560 pixels in width", async () => {
    const { width, files } = await prepareImage(await photo(3000, 300).png().toBuffer());
    expect(width).toBe(2560);
    expect(files.map(({ width: size }) => size)).toEqual([
      480, 480, 960, 960, 1600, 1600, 2560, 2560,
    ]);
  });

  test.each(["png", "webp", "avif"] as const)("accepts %s", async (format) => {
    expect((await prepareImage(await photo(20, 10).toFormat(format).toBuffer())).width).toBe(20);
  });

  test("rejects a video, and an iPhone’s HEIC with instructions", async () => {
    const heic = text("\0\0\0\x18ftypheic");
    await expect(prepareImage(heic)).rejects.toThrow(/iPhone.*Most Compatible/);
    const video = text("\0\0\0\x18ftypisom");
    await expect(prepareImage(video)).rejects.toThrow(/WebP or AVIF\.$/);
  });

  test("rejects a truncated file, and one that only starts like a picture", async () => {
    const whole = await photo(400, 400).jpeg().toBuffer();
    for (const bytes of [
      whole.subarray(0, whole.length / 2),
      Buffer.concat([whole.subarray(0, 4), text("<?php")]),
    ]) {
      await expect(prepareImage(bytes)).rejects.toThrow("The file is damaged or incomplete.");
    }
  });
});
