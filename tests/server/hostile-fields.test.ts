import { strToU8, zipSync } from "fflate";
import { Parser } from "htmlparser2";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DRAFT } from "../../server/testing/drafts.ts";
import { attacks } from "../hostile/attacks.ts";
import { running } from "../hostile/running.ts";
import { BUILD_TIMEOUT_MS } from "./build-site.ts";
import { startSite, type TestSite } from "./start-site.ts";

/*
 * The published attack strings in what is no field of a post's form: pictures, authors, people, addresses,
 * questions. tests/server/hostile-posts has the form.
 */
/** Where a page keeps them: app/enhance/page-contract.ts. */
const PHOTO_WORDS = "data-alt";
const TEST_TIMEOUT_MS = 300_000;

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
}, BUILD_TIMEOUT_MS);
afterAll(() => site.stop());

const pageOf = async (path: string) => (await site.ask("GET", path)).text();
const pathOf = (slug: string) => `/blog/2026/11/${slug}`;

/** The words of each photo, which the page's script takes from there. */
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
  "a picture's name, text and credit run nowhere, and come back as they were typed",
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
    const path = pathOf("with-a-picture");
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
      const html = await pageOf(path);
      const { problems, counts } = running(html);
      harmless ??= counts;
      expect({ attack, problems, counts }).toEqual({ attack, problems: [], counts: harmless });
      // Quotation marks are printed as true ones.
      const plain = (text = "") => text.replace(/["'“”‘’\s]/g, "");
      expect(photoWords(html).map(plain)).toContain(plain(attack));
    }
    expect(kept).toBeGreaterThan(attacks.length * 0.8);
    expect(version).toBe(attacks.length + 1);
  },
  TEST_TIMEOUT_MS,
);

test(
  "neither does an author who comes with an import",
  async () => {
    const draftOf = (attack: string, at: number) => ({
      ...DRAFT,
      id: `hostile-author-${at}`,
      slug: `hostile-author-${at}`,
      date: "2026-11-01",
      updated: null,
      featured: false,
      scene: "",
      coverAlt: "",
      author: { name: attack.slice(0, 200), avatar: attack.slice(0, 200) },
    });
    const files = ["Ana", ...attacks].map((attack, at) => {
      const text = JSON.stringify(draftOf(attack, at));
      return [`drafts/${at}.json`, strToU8(text)] as const;
    });
    const zip = zipSync(Object.fromEntries(files));
    const taken = await site.ask("POST", "/api/import?name=site.zip", zip);
    expect(taken.status).toBe(200);
    expect(await taken.json()).toMatchObject({ imported: files.length });
    let harmless: Record<string, number> | undefined;
    for (const at of files.keys()) {
      const slug = `hostile-author-${at}`;
      const draft = { ...DRAFT, slug, date: "2026-11-01" };
      const body = { draft, intent: "publish" };
      const saved = await site.ask("PATCH", `/api/posts/${slug}`, body, { "If-Match": '"1"' });
      expect(saved.status).toBe(200);
      const { problems, counts } = running(await pageOf(pathOf(slug)));
      harmless ??= counts;
      expect({ at, problems, counts }).toEqual({ at, problems: [], counts: harmless });
    }
  },
  TEST_TIMEOUT_MS,
);

test("people's names are data to the desk, as they were typed", async () => {
  const names: string[] = [];
  for (const [at, attack] of attacks.entries()) {
    site.clock.now += 60 * 60_000;
    const body = { email: `p${at}@ranch.example`, role: "editor", name: attack };
    const { status } = await site.ask("POST", "/api/users", body);
    expect([201, 422]).toContain(status);
    if (status === 201) names.push(attack.trim());
  }
  expect(names.length).toBeGreaterThan(attacks.length / 2);
  const answer = await site.ask("GET", "/api/users");
  expect(answer.headers.get("Content-Type")).toBe("application/json");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const { users } = (await answer.json()) as { users: { username: string }[] };
  expect(users.map(({ username }) => username)).toEqual(expect.arrayContaining(names));
});

test(
  "an address or a question that is an attack gets a page that runs nothing of it",
  async () => {
    const { counts: list } = running(await pageOf("/blog?q=water"));
    const { counts: nothing } = running(await pageOf("/nothing-is-here"));
    for (const attack of attacks) {
      const typed = encodeURIComponent(attack);
      const found = running(await pageOf(`/blog?q=${typed}`));
      expect({ attack, problems: found.problems }).toEqual({ attack, problems: [] });
      expect({ attack, scripts: found.counts["script"] }).toEqual({
        attack,
        scripts: list["script"],
      });
      for (const path of [`/${typed}`, `/blog/category/${typed}`, `/preview/${typed}`]) {
        const answer = await site.ask("GET", path);
        expect({ path, ok: answer.status < 500 }).toEqual({ path, ok: true });
        const location = answer.headers.get("Location");
        if (location !== null) expect(location).toMatch(/^\/(?!\/)/);
        const { problems, counts } = running(await answer.text());
        expect({ path, problems }).toEqual({ path, problems: [] });
        expect(counts["script"] ?? 0).toBeLessThanOrEqual(nothing["script"] ?? 0);
      }
    }
  },
  TEST_TIMEOUT_MS,
);
