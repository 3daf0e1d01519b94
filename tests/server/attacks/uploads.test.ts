import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { blankPng } from "#server/testing/blank-png.ts";
import { importFile } from "#server/testing/import-file.ts";
import { siteOfFile } from "./support/live-site.ts";

/* Polyglot files, decompression bombs, and malicious file names. */
const SCRIPT = "<script>alert(document.domain)</script>";
const { site, ana } = await siteOfFile();

let shade = 0;
/** A unique photo, since the same file is the same picture. */
const photo = () => {
  shade += 1;
  const background = { r: shade, g: 90, b: 60 };
  return sharp({ create: { width: 60, height: 40, channels: 3, background } });
};
const join = (...parts: readonly (Buffer | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));

const upload = (bytes: Uint8Array, name = "cow.jpg") =>
  ana.send("PUT", `/api/images?name=${encodeURIComponent(name)}`, bytes);

describe("a picture that is also something else", () => {
  test.each([
    ["a page behind a JPEG", async () => join(await photo().jpeg().toBuffer(), SCRIPT)],
    ["a page behind a WebP", async () => join(await photo().webp().toBuffer(), SCRIPT)],
    [
      "a zip behind a JPEG",
      async () =>
        join(
          await photo().jpeg().toBuffer(),
          Buffer.from(zipSync({ a: strToU8(SCRIPT) }, { level: 0 })),
        ),
    ],
    [
      "a page in a photo's camera data",
      () =>
        photo()
          .withExif({ IFD0: { Copyright: SCRIPT, Make: "PK\u0003\u0004" } })
          .jpeg()
          .toBuffer(),
    ],
  ])("%s is re-encoded: nothing else in it is served", async (_, make) => {
    const made = new Uint8Array(await make());
    expect(Buffer.from(made).toString("latin1")).toContain(SCRIPT);
    const { status, body } = await upload(made);
    expect(status).toBe(201);
    // One size, since it is small, in both formats.
    for (const address of [body.address, body.address.replace(/jpg$/, "webp")]) {
      const answer = await fetch(site.origin + address);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.toString("latin1")).not.toMatch(/<script|PK\u0003\u0004/);
      expect((await sharp(bytes).metadata()).width).toBeLessThanOrEqual(60);
      expect(answer.headers.get("Content-Type")).toMatch(/^image\/(?:jpeg|webp)$/);
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(answer.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
    }
  });

  test.each([
    ["a page", SCRIPT],
    ["an SVG with a script", `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`],
    ["an SVG behind a byte order mark", "\ufeff<?xml version='1.0'?><svg/>"],
    ["a drawing of ImageMagick", "push graphic-context\nfill 'url(https://evil.example)'"],
    ["PostScript", "%!PS\n(/etc/passwd) run"],
    ["a GIF", "GIF89a/*"],
    ["a TIFF", "II*\0"],
    ["a PDF", "%PDF-1.7"],
    ["a program", "\u007fELF"],
  ])("%s under a picture's name is rejected", async (_, text) => {
    const { status, body } = await upload(join(text), "cow.jpg");
    expect([status, body.error.code]).toEqual([415, "picture-type"]);
  });
});

describe("an oversized picture", () => {
  test.each([
    ["400 million pixels in 50 kB", () => blankPng(20_000, 20_000), [422]],
    ["a line of 2 billion pixels", () => blankPng(8, 1, 2_000_000_000), [422]],
    ["more rows than its head says", () => blankPng(100, 50_000, 100), [201, 422]],
    ["fewer rows than its head says", () => blankPng(100, 10, 4000), [201, 422]],
  ])("%s: rejected at once, with little memory", async (_, make, answers) => {
    const before = process.memoryUsage().rss;
    const { status } = await upload(make());
    expect(answers).toContain(status);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });

  test.each([
    "../../../etc/cron.d/x.jpg",
    "C:\\x.php",
    "a\r\nX: y.jpg",
    "x.jpg\u202e",
    `${"n".repeat(300)}`,
  ])("a name like %j affects neither files nor addresses", async (name) => {
    const { status, body } = await upload(new Uint8Array(await photo().jpeg().toBuffer()), name);
    expect([200, 201]).toContain(status);
    expect(body.address).toMatch(/^\/media\/[0-9a-f-]{36}-60\.jpg$/);
  });
});

/** A zip's directory of empty files, without the files. */
function listOf(count: number): Uint8Array {
  const name = Buffer.from("a.md");
  const entry = Buffer.alloc(46);
  entry.write("PK\u0001\u0002", 0, "latin1");
  entry.writeUInt16LE(name.length, 28);
  const entries = Buffer.alloc(count * (entry.length + name.length), Buffer.concat([entry, name]));
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  // More entries than 16 bits can count are counted in a second end record.
  for (const place of [8, 10]) end.writeUInt16LE(0xffff, place);
  const large = Buffer.alloc(56);
  large.write("PK\u0006\u0006", 0, "latin1");
  large.writeBigUInt64LE(44n, 4);
  for (const place of [24, 32]) large.writeBigUInt64LE(BigInt(count), place);
  large.writeBigUInt64LE(BigInt(entries.length), 40);
  const locator = Buffer.alloc(20);
  locator.write("PK\u0006\u0007", 0, "latin1");
  locator.writeBigUInt64LE(BigInt(entries.length), 8);
  locator.writeUInt32LE(1, 16);
  end.writeUInt32LE(0xffffffff, 12);
  end.writeUInt32LE(0xffffffff, 16);
  return new Uint8Array(Buffer.concat([entries, large, locator, end]));
}

describe("an import", () => {
  const take = (bytes: Uint8Array) => importFile(ana, new Uint8Array(bytes));
  const refused = async (bytes: Uint8Array) => {
    const { status, body } = await take(bytes);
    expect([status, body.error?.code]).toEqual([422, "import"]);
  };
  const picture = (name: string) => ({
    id: "pic",
    hash: "a".repeat(64),
    name,
    alt: null,
    decorative: 0,
    focus_x: 50,
    focus_y: 50,
    credit: "",
    width: 60,
    height: 40,
    deleted_at: null,
    created_at: 1,
    created_by: null,
  });

  test.each(["../x.md", "/etc/x.md", "a/../../x.md", "..\\x.md", "C:x.md", "a/./x.md", "x\0.md"])(
    "of a zip with a file named %j is rejected",
    async (name) => refused(zipSync({ [name]: strToU8("x") })),
  );

  test("that decompresses beyond the limits is rejected beforehand", async () => {
    const before = process.memoryUsage().rss;
    const large = zipSync({ "a.md": new Uint8Array(6 * 1024 * 1024) }, { level: 9 });
    expect((await take(large)).body.report).toMatchObject([{ finding: "unreadable" }]);
    await refused(listOf(200_001));
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });

  test("that declares a false size gets no more memory than declared", async () => {
    const bomb = Buffer.from(zipSync({ "a.md": new Uint8Array(4 * 1024 * 1024) }, { level: 9 }));
    const table = bomb.indexOf("PK\u0001\u0002");
    bomb.writeUInt32LE(10, table + 24);
    const { status, body } = await take(new Uint8Array(bomb));
    expect(status === 422 || body.report[0]?.finding === "unreadable").toBe(true);
  });

  test("follows no links: a symlink in a zip is a plain file", async () => {
    const zip = zipSync({ "link.md": [strToU8("/etc/passwd"), { os: 3, attrs: 0o120777 << 16 }] });
    const { body } = await take(zip);
    expect(JSON.stringify(body)).not.toContain("root:");
  });

  test("of XML expands no nested or external entities", async () => {
    const entities = Array.from(
      { length: 12 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    );
    const xml = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY e0 "lol"><!ENTITY f SYSTEM "file:///etc/passwd">${entities.join("")}]>
      <rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><item><title>&e12;&f;</title>
      <wp:post_type>post</wp:post_type><wp:post_id>1</wp:post_id></item></channel></rss>`;
    const { body } = await take(strToU8(xml));
    expect(JSON.stringify(body).length).toBeLessThan(10_000);
    expect(JSON.stringify(body)).not.toContain("root:");
  });

  test.each([
    ["a page in front", async () => join(SCRIPT, await photo().jpeg().toBuffer()), 60],
    [
      "camera data",
      async () =>
        join(
          await photo()
            .withExif({ IFD0: { Make: SCRIPT } })
            .jpeg()
            .toBuffer(),
        ),
      60,
    ],
    ["another width than its name", async () => join(await photo().jpeg().toBuffer()), 480],
    ["another kind than its name", async () => join(await photo().png().toBuffer()), 60],
  ])("rejects a picture with %s", async (_, make, width) => {
    const { body } = await take(
      zipSync({
        "site/posts.jsonl": strToU8(""),
        "media.json": strToU8(JSON.stringify([picture("cow")])),
        [`media/pic-${width}.jpg`]: await make(),
      }),
    );
    expect(body.report).toMatchObject([{ finding: "unreadable" }]);
    expect((await fetch(`${site.origin}/media/pic-${width}.jpg`)).status).toBe(404);
  });
});
