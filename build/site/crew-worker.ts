import "../production.ts";
import { parentPort, workerData } from "node:worker_threads";
import { publishOnce } from "../content/publish.ts";
import { shelfSource } from "../content/shelf.ts";
import { type CrewOrder, oneByOne } from "./crew.ts";
import type { MadePart } from "./kept-files.ts";
import { createParts, type SitePart } from "./parts.ts";

/* One thread of the crew: is given parts, makes and writes them, and tells what became of them. */
const { posts, folder, bundle, base }: CrewOrder = workerData;
const content = publishOnce({ source: shelfSource(posts) });
const make = createParts({ content, bundle, base });

parentPort?.on("message", async (parts: readonly SitePart[]) => {
  const made: MadePart[] = [];
  for await (const part of oneByOne(parts, folder, await make)) made.push(part);
  parentPort?.postMessage(made);
});
