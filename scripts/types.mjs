// `npm run typecheck`: checks every route, including those of the server edition.
import { run } from "./run.mjs";

run("", "react-router", ["typegen"], { env: { EDITION: "server" } });
run("", "tsc", ["--noEmit"]);
// The domain again, without the types of the DOM and Node.
run("", "tsc", ["--noEmit", "-p", "app/domain"]);
