import sharp from "sharp";
import type { FreshDatabase } from "./databases.ts";
import { type Browser, testDesk } from "./desk.ts";

/** A desk with an owner, to export from or import into. */
export async function deskForCopies(fresh: FreshDatabase) {
  const desk = testDesk(await fresh());
  return { ...desk, db: desk.services.db, ana: await desk.owner() };
}

/** The zip of a site's export. */
export async function exported(
  { app, services, ana }: Awaited<ReturnType<typeof deskForCopies>>,
  query = "",
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await app.request(`${services.origin}/api/export.zip${query}`, {
    headers: { Cookie: ana.cookie },
  });
  return new Uint8Array(await response.arrayBuffer());
}

/** A plain picture in the library, a small one unless a width is given. */
export async function uploadPicture(browser: Browser, background: string, width = 30) {
  const create = { width, height: 20, channels: 3, background } as const;
  const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  return (await browser.send("PUT", "/api/images?name=cow.jpg", bytes)).body;
}
