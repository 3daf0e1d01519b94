import { shareHash, type SharedNumbers } from "../../../domain/tools/out/share-link.ts";
import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";

/** The few numbers of the stocking sum. No names, log, money or place. */
export function sharedNumbers(file: RanchFile): SharedNumbers {
  const [herd] = file.herdRows;
  const [pasture] = file.pastures;
  const all: Readonly<Record<keyof SharedNumbers, number | null | undefined>> = {
    hd: herd?.head,
    wt: herd?.weightLb,
    ac: file.pastures.reduce((sum, { acres }) => sum + (acres ?? 0), 0) || null,
    gr: pasture?.growthLbAc,
    sh: pasture?.sharePctSeason,
    sd: file.season.days,
    pn: file.paddocks.length,
    rs: file.season.restDays,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => typeof value === "number"));
}

/** The address of My season with these numbers behind its #. */
export function shareAddress(file: RanchFile): string {
  return `${location.origin}${location.pathname}${shareHash("stocking", sharedNumbers(file))}`;
}
