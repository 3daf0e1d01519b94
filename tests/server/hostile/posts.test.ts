import { XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DRAFT } from "#server/testing/drafts.ts";
import { attacks, PLACES } from "#tests/hostile/attacks.ts";
import { running } from "#tests/hostile/running.ts";
import { BUILD_TIMEOUT_MS } from "../build-site.ts";
import { startSite, type TestSite } from "../start-site.ts";

/*
 * Sends the published attack strings through the API into every field of a post, and checks every page and
 * feed that shows it.
 */
const TEST_TIMEOUT_MS = 300_000;
let site: TestSite;
beforeAll(async () => {
  site = await startSite();
}, BUILD_TIMEOUT_MS);
afterAll(() => site.stop());

async function publish(slug: string, fields: Partial<typeof DRAFT>) {
  const draft = { ...DRAFT, ...fields, slug };
  const id = crypto.randomUUID();
  return site.ask("PUT", `/api/posts/${id}`, { draft, intent: "publish" });
}

/** Omits fields that the form rejects, and publishes the rest. @returns their number. */
async function publishAcceptedFields(slug: string, fields: Partial<typeof DRAFT>): Promise<number> {
  let taken = Object.entries(fields);
  for (;;) {
    const answer = await publish(slug, Object.fromEntries(taken));
    if (answer.status === 201) return taken.length;
    expect(answer.status).toBe(422);
    const refused = await fieldsNamed(answer);
    const rest = taken.filter(([field]) => !refused.includes(field));
    expect(rest.length).toBeLessThan(taken.length);
    taken = rest;
  }
}

/** The fields that a response rejects. */
async function fieldsNamed(answer: Response): Promise<string[]> {
  const { error } = (await answer.json()) as { error: { fields?: Record<string, unknown> } };
  return Object.keys(error.fields ?? {}).map(
    (field) => field.replace(/^draft\./, "").split(".")[0] ?? "",
  );
}

const page = async (slug: string) => (await site.ask("GET", `/blog/2026/11/${slug}`)).text();

test(
  "an attack in any field of a post adds nothing executable to its page",
  async () => {
    expect((await publish("harmless", {})).status).toBe(201);
    const { counts: harmless } = running(await page("harmless"));
    const problems: string[] = [];
    let published = 0;
    for (const [at, attack] of attacks.entries()) {
      const slug = `attack-${at}`;
      const content = Object.values(PLACES)
        .map((place) => place(attack))
        .join("\n\n");
      const fields = {
        title: attack,
        excerpt: attack,
        category: attack,
        tags: [attack],
        coverAlt: attack,
        content,
      };
      published += await publishAcceptedFields(slug, fields);
      const { problems: found, counts } = running(await page(slug));
      const { script, iframe, object, embed, base, form } = counts;
      problems.push(...found.map((problem) => `${problem} from ${attack}`));
      const { script: scripts, form: forms } = harmless;
      expect({ attack, script, iframe, object, embed, base, form }).toEqual({
        attack,
        script: scripts,
        form: forms,
      });
    }
    expect(problems).toEqual([]);
    // Few of the strings are longer than a tag or a title may be.
    expect(published).toBeGreaterThan(attacks.length * 5);
  },
  TEST_TIMEOUT_MS,
);

test("an attack adds nothing executable to the lists, and the feeds stay well formed", async () => {
  for (const path of ["/", "/blog", "/blog/archive"]) {
    expect(running(await (await site.ask("GET", path)).text()).problems).toEqual([]);
  }
  for (const path of ["/feed.xml", "/sitemap.xml"]) {
    const answer = await site.ask("GET", path);
    expect(answer.status).toBe(200);
    expect(XMLValidator.validate(await answer.text())).toBe(true);
  }
});
