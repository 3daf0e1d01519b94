import { beforeAll, expect, test } from "vitest";
import { BUILD_TIMEOUT_MS, buildSite } from "../server/build-site.ts";
import { killDrill } from "./kill.ts";

const ROUND_TIMEOUT_MS = 120_000;
/** Few in `npm test`; `DRILL_ROUNDS=200 vitest run tests/drills` is the whole drill. */
const rounds = Number(process.env["DRILL_ROUNDS"] ?? "2");

beforeAll(() => void buildSite(), BUILD_TIMEOUT_MS);

test(
  `killed ${rounds} times while five editors save and publish, the server loses nothing it acknowledged`,
  async () => {
    const outcome = await killDrill(rounds);
    console.log(outcome);
    expect(outcome).toMatchObject({ lost: 0, wrongPages: 0 });
    expect(outcome.acknowledged).toBeGreaterThanOrEqual(rounds);
  },
  rounds * ROUND_TIMEOUT_MS,
);
