import sharp from "sharp";
import type { Browser, ownersDesk } from "./desk.ts";

/** The zip of a site's export. */
export async function exported(
  { app, services, ana }: Awaited<ReturnType<typeof ownersDesk>>,
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
