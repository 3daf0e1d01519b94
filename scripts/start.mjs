// `npm start`: from a fresh clone to the running site.
import { install } from "./install/install.mjs";
import { run } from "./run.mjs";

install();
run("Building the site", "npm", ["run", "--silent", "build"]);
run("Serving it (stop with Ctrl+C)", "node", ["server/preview/main.ts"]);
