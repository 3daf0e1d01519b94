// `npm run typecheck`: types of every route, also of those that only the server edition has.
import { run } from "./run.mjs";

run("", "react-router", ["typegen"], { env: { EDITION: "server" } });
run("", "tsc", ["--noEmit"]);
// The domain once more, without the types of DOM and Node.
run("", "tsc", ["--noEmit", "-p", "app/domain"]);
