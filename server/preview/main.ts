import { existsSync } from "node:fs";
import { site } from "#content/site.ts";
import { createSiteServer, listen } from "./server.ts";

const host = process.env.HOST ?? "127.0.0.1";
const port = Number(process.env.PORT ?? "4321");
const base = process.env.BASE_PATH ?? "/";
const compress = process.env.COMPRESS !== "off";

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}
if (!existsSync("dist/index.html")) {
  console.error("There is no built site in dist/. Run `npm run build` first.");
  process.exit(1);
}
try {
  const used = await listen(createSiteServer({ folder: "dist", base, compress }), host, port);
  const shown = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  console.log(
    `\n${site.name} is at http://${shown.includes(":") ? `[${shown}]` : shown}:${used}${base}\n`,
  );
} catch (error) {
  console.error(
    `Could not listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}
