import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describeMachine } from "../report/machine.ts";
import { writeResult } from "../report/write-result.ts";
import { buildOurs } from "../sites/ours.ts";
import { serveFolder } from "../sites/serve-folder.ts";
import { type Audit, audit } from "./audit.ts";
import { installLighthouse } from "./install.ts";
import { startPhotoHost } from "./photo-host.ts";
import { lighthouseReport } from "./report.ts";

/** Limits the audited pages: BENCH_PAGES=/,/practices/grazing */
const FEW = process.env.BENCH_PAGES?.split(",");

/** Audits every page in the site map. */
export async function measureLighthouse(): Promise<void> {
  const program = installLighthouse();
  const dist = buildOurs();
  const machine = describeMachine();
  const listed = readFileSync(join(dist, "sitemap.xml"), "utf8");
  const addresses = [...listed.matchAll(/<loc>([^<]+)/g)]
    .map(([, url = ""]) => new URL(url.replaceAll("&amp;", "&")).pathname)
    .filter((address) => FEW?.includes(address) ?? true);
  const served = await serveFolder(dist);
  const photos = await startPhotoHost();
  const places = { program, origin: served.origin, photos: photos.origin };
  const audits: Audit[] = [];
  try {
    for (const address of addresses) {
      const done = await audit(places, address);
      console.log(`${done.scores.join(" ")}  ${address}  ${done.lost.join(" ")}`);
      audits.push(done);
      const page = lighthouseReport(audits, addresses.length, machine);
      writeResult("lighthouse", page, { machine, audits });
    }
  } finally {
    await served.close();
    await photos.close();
  }
}
