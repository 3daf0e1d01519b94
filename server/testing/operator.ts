import type { Db } from "../database/open.ts";
import { fileOf } from "../texts/read.ts";
import { publishText, saveTextDraft } from "../texts/save.ts";
import { edition } from "./edition.ts";

/** Publishes the operator's name and address, without which no letter is sent. */
export async function nameOperator(db: Db): Promise<void> {
  const file = fileOf(edition, "site");
  const act = { by: null, at: 0 };
  const operator = "Creek & Sons, 1 Mill Road, Fort Worth, TX 76102";
  await saveTextDraft(db, edition, { file, version: 0 }, { operator }, act);
  await publishText(db, edition, { file, version: 1 }, act);
}
