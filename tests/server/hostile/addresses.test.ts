import { afterAll, beforeAll, expect, test } from "vitest";
import { attacks } from "#tests/hostile/attacks.ts";
import { running } from "#tests/hostile/running.ts";
import { BUILD_TIMEOUT_MS } from "../build-site.ts";
import { startSite, type TestSite } from "../start-site.ts";

/* The published attack strings as addresses and as search terms. */
const TEST_TIMEOUT_MS = 300_000;

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
}, BUILD_TIMEOUT_MS);
afterAll(() => site.stop());

const pageOf = async (path: string) => (await site.ask("GET", path)).text();

test(
  "an attack in an address or a query does not run in the page",
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
