import { XMLValidator } from "fast-xml-parser";
import { Parser } from "htmlparser2";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DRAFT } from "../../server/testing/drafts.ts";
import { attacks, PLACES } from "../hostile/attacks.ts";
import { BUILD_TIMEOUT_MS } from "./build-site.ts";
import { startSite, type TestSite } from "./start-site.ts";

/*
 * The published attack strings through the API into every field of a post, and back in every page and
 * feed that shows it.
 */
const TEST_TIMEOUT_MS = 300_000;
const WITH_ADDRESS = new Set(["href", "src", "action", "formaction", "data", "xlink:href"]);
/** Elements that run or fetch something; a post adds none to its page. */
const WATCHED = new Set(["script", "iframe", "object", "embed", "base", "form", "meta", "link"]);

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
}, BUILD_TIMEOUT_MS);
afterAll(() => site.stop());

/** What in a page could run, and how many elements it has that could fetch something. */
function read(html: string) {
  const faults: string[] = [];
  const counts: Record<string, number> = {};
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (WATCHED.has(tag)) counts[tag] = (counts[tag] ?? 0) + 1;
      for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith("on")) faults.push(`${name} on ${tag}`);
        const address = value.replace(/[\s\u0000-\u001f]/g, "").toLowerCase();
        if (WITH_ADDRESS.has(name) && /^(?:javascript|vbscript|data):/.test(address)) {
          faults.push(`${name}=${value}`);
        }
      }
    },
  });
  parser.end(html);
  return { faults, counts };
}

test("the check itself sees an attack", () => {
  expect(read("<p onclick='a()'>").faults).toEqual(["onclick on p"]);
  expect(read("<a href=' java\nscript:a()'>").faults).toHaveLength(1);
  expect(read("<script></script>").counts).toEqual({ script: 1 });
});

async function publish(slug: string, fields: Partial<typeof DRAFT>) {
  const draft = { ...DRAFT, ...fields, slug };
  const id = crypto.randomUUID();
  return site.ask("PUT", `/api/posts/${id}`, { draft, intent: "publish" });
}

const page = async (slug: string) => (await site.ask("GET", `/blog/2026/11/${slug}`)).text();

test(
  "an attack in any field of a post adds nothing to its page that runs",
  async () => {
    expect((await publish("harmless", {})).status).toBe(201);
    const { counts: harmless } = read(await page("harmless"));
    const faults: string[] = [];
    let published = 0;
    for (const [at, attack] of attacks.entries()) {
      const slug = `attack-${at}`;
      const content = Object.values(PLACES)
        .map((place) => place(attack))
        .join("\n\n");
      const fields = { title: attack, excerpt: attack, category: attack, tags: [attack], content };
      const whole = await publish(slug, fields);
      // A field that the form refuses is tried without the others.
      const kept = whole.ok || (await publish(slug, { content })).ok;
      expect([201, 422]).toContain(whole.status);
      if (!kept) continue;
      published += 1;
      const { faults: found, counts } = read(await page(slug));
      const { script, iframe, object, embed, base, form } = counts;
      faults.push(...found.map((fault) => `${fault} from ${attack}`));
      const { script: scripts, form: forms } = harmless;
      expect({ attack, script, iframe, object, embed, base, form }).toEqual({
        attack,
        script: scripts,
        form: forms,
      });
    }
    expect(faults).toEqual([]);
    expect(published).toBeGreaterThan(attacks.length / 2);
  },
  TEST_TIMEOUT_MS,
);

test("neither do the lists, and the feeds stay well formed", async () => {
  for (const path of ["/", "/blog", "/blog/archive"]) {
    expect(read(await (await site.ask("GET", path)).text()).faults).toEqual([]);
  }
  for (const path of ["/feed.xml", "/sitemap.xml"]) {
    const answer = await site.ask("GET", path);
    expect(answer.status).toBe(200);
    expect(XMLValidator.validate(await answer.text())).toBe(true);
  }
});
