import yaml from "../../../../content/example-ranch.yaml?raw";
import { parseExampleRanch } from "#app/content-model/example-ranch.ts";
import { exampleFile } from "./example-file.ts";

/** The example ranch as the planners' file, rendered in every page. */
export const EXAMPLE_FILE = exampleFile(parseExampleRanch(yaml));
