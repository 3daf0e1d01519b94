// `npm run typecheck`.
import { run } from "./run.mjs";

run("", "tsc", ["--noEmit"]);
// The domain again, without the types of the DOM and Node.
run("", "tsc", ["--noEmit", "-p", "app/domain"]);
