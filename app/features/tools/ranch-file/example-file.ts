import { parse } from "yaml";
import { newRanchFile } from "#app/domain/tools/fields/new.ts";
import {
  HAY_PER_COW_DAY,
  HAY_PER_TON,
  LABOR_PER_HOUR,
  MOVE_MINUTES,
} from "#app/domain/tools/rules.ts";
import yaml from "../../../../content/example-ranch.yaml?raw";
import { readRanch } from "./read-file.ts";

/** The published prices that the example uses. */
const PRICES = {
  wage: LABOR_PER_HOUR.dollars,
  hayPerCowDay: HAY_PER_COW_DAY.dollars,
  hayPerTon: HAY_PER_TON.dollars,
  moveMinutes: MOVE_MINUTES,
};

const typed: Readonly<Record<string, object>> = parse(yaml);
const read = readRanch({
  ...newRanchFile("example", "2024-05-15T12:00:00Z"),
  ...typed,
  money: { ...PRICES, ...typed["money"] },
});
if (read.kind === "refused") throw new Error(`content/example-ranch.yaml: ${read.refusal.message}`);

/** The site's example ranch, rendered in every planner's page. No number in it is marked as the rancher's own. */
export const EXAMPLE_FILE = read.file;
