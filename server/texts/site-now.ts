import { site } from "#content/site.ts";
import { parseSite, type Site, SITE_FILE } from "#app/content-model/site-settings.ts";
import { editYaml } from "#app/content-model/texts/edit-yaml.ts";
import type { Db } from "../database/open.ts";
import type { Sender } from "../mail/smtp.ts";
import { readLiveTexts } from "./read.ts";

/** The site's current settings, for mails. If changed settings cannot be read, those that came with the program. */
export async function siteNow(db: Db): Promise<Site> {
  const changes = (await readLiveTexts(db)).get(SITE_FILE);
  if (!changes) return site;
  try {
    return parseSite(editYaml(JSON.stringify(site), changes));
  } catch {
    return site;
  }
}

/** The sender of mails. */
export async function senderNow(db: Db): Promise<Sender> {
  const { name, email, newsletter } = await siteNow(db);
  return { name: newsletter.sender || name, address: newsletter.address || email };
}
