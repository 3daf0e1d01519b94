import { Parser } from "htmlparser2";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DRAFT } from "#server/testing/drafts.ts";
import { attacks } from "#tests/hostile/attacks.ts";
import { running } from "#tests/hostile/running.ts";
import { BUILD_TIMEOUT_MS } from "../build-site.ts";
import { startSite, type TestSite } from "../start-site.ts";

/* The published attack strings in a picture's name, text and credit. tests/server/hostile-posts has a post's form. */
/** The attribute that holds them: app/enhance/page-contract.ts. */
const PHOTO_WORDS = "data-alt";
const TEST_TIMEOUT_MS = 300_000;

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
}, BUILD_TIMEOUT_MS);
afterAll(() => site.stop());

/** The text of each photo, which the page's script reads. */
function photoWords(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(_, { [PHOTO_WORDS]: words }) {
      if (words !== undefined) found.push(words);
    },
  });
  parser.end(html);
  return found;
}

test(
  "a picture's name, description and credit run nowhere and are returned unchanged",
  async () => {
    const background = { r: 90, g: 120, b: 60 };
    const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
    const upload = await site.ask(
      "PUT",
      "/api/images",
      new Uint8Array(await photo.jpeg().toBuffer()),
    );
    const { id, address } = (await upload.json()) as { id: string; address: string };
    const post = crypto.randomUUID();
    const path = "/blog/2026/11/with-a-picture";
    let harmless: Record<string, number> | undefined;
    let version = 0;
    let kept = 0;
    for (const attack of ["A tank", ...attacks]) {
      const words = { name: attack, alt: attack, credit: attack };
      const answer = await site.ask("PATCH", `/api/images/${id}`, words);
      expect([200, 422]).toContain(answer.status);
      if (answer.status === 200) {
        expect(answer.headers.get("Content-Type")).toBe("application/json");
        const trimmed = attack.trim();
        expect(await answer.json()).toMatchObject({ name: trimmed, alt: trimmed, credit: trimmed });
        kept += 1;
      }
      const draft = {
        ...DRAFT,
        slug: "with-a-picture",
        coverImage: address,
        coverAlt: attack,
        content: `![](${address})\n\nText.`,
      };
      const saved = await site.ask(
        version === 0 ? "PUT" : "PATCH",
        `/api/posts/${post}`,
        { draft, intent: "publish" },
        version === 0 ? {} : { "If-Match": `"${version}"` },
      );
      expect([200, 201, 422]).toContain(saved.status);
      if (!saved.ok) continue;
      version += 1;
      const html = await (await site.ask("GET", path)).text();
      const { problems, counts } = running(html);
      harmless ??= counts;
      expect({ attack, problems, counts }).toEqual({ attack, problems: [], counts: harmless });
      // Quotation marks are printed as curly ones.
      const plain = (text = "") => text.replace(/["'“”‘’\s]/g, "");
      expect(photoWords(html).map(plain)).toContain(plain(attack));
    }
    expect(kept).toBeGreaterThan(attacks.length * 0.8);
    expect(version).toBe(attacks.length + 1);
  },
  TEST_TIMEOUT_MS,
);
