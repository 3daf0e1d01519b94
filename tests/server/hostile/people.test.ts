import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { columnsOf } from "#server/posts/fields.ts";
import { DRAFT } from "#server/testing/drafts.ts";
import { importForm } from "#server/testing/import-file.ts";
import { attacks } from "#tests/hostile/attacks.ts";
import { running } from "#tests/hostile/running.ts";
import { BUILD_TIMEOUT_MS } from "../build-site.ts";
import { startSite, type TestSite } from "../start-site.ts";

/* The published attack strings as names of imported authors and of people at the desk. */
const TEST_TIMEOUT_MS = 300_000;

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
}, BUILD_TIMEOUT_MS);
afterAll(() => site.stop());

test(
  "an imported author's name runs nothing",
  async () => {
    const copyOf = (attack: string, at: number) => ({
      id: `hostile-author-${at}`,
      version: 1,
      head: 1,
      live: null,
      publish_at: null,
      next_live: null,
      next_at: null,
      deleted_at: null,
      created_at: 1,
      updated_at: 1,
      addresses: [],
      revisions: [
        {
          number: 1,
          version: 1,
          base: null,
          kind: "saved",
          saved_at: 1,
          ...columnsOf({
            ...DRAFT,
            slug: `hostile-author-${at}`,
            date: calendarDate("2026-11-01"),
            updated: null,
            featured: false,
            scene: "",
            coverAlt: "",
            author: { name: attack.slice(0, 200), avatar: attack.slice(0, 200) },
          }),
        },
      ],
    });
    const posts = ["Ana", ...attacks].map(copyOf);
    const zip = new Uint8Array(
      zipSync({
        "site/posts.jsonl": strToU8(posts.map((post) => JSON.stringify(post)).join("\n")),
        "site/site.json": strToU8(
          JSON.stringify({ format: 1, redirects: [], gone: [], subscribers: [] }),
        ),
      }),
    );
    const form = await importForm({ "site.zip": zip });
    const taken = await site.ask("POST", "/api/import", form.body, form.headers);
    expect(taken.status).toBe(200);
    expect(await taken.json()).toMatchObject({ imported: posts.length });
    let harmless: Record<string, number> | undefined;
    for (const at of posts.keys()) {
      const slug = `hostile-author-${at}`;
      const draft = { ...DRAFT, slug, date: "2026-11-01" };
      const body = { draft, intent: "publish" };
      const saved = await site.ask("PATCH", `/api/posts/${slug}`, body, { "If-Match": '"1"' });
      expect(saved.status).toBe(200);
      const { problems, counts } = running(
        await (await site.ask("GET", `/blog/2026/11/${slug}`)).text(),
      );
      harmless ??= counts;
      expect({ at, problems, counts }).toEqual({ at, problems: [], counts: harmless });
    }
  },
  TEST_TIMEOUT_MS,
);

test("people's names stay plain data at the desk", async () => {
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
