import { shareHash, type SharedNumbers } from "../../../domain/tools/out/share-link.ts";
import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";

/** The numbers that the stocking rate needs. No names, log, money or place. */
export function sharedNumbers(file: RanchFile): SharedNumbers {
  const [herd] = file.herdRows;
  const [pasture] = file.pastures;
  const numbers: Readonly<Record<keyof SharedNumbers, number | null | undefined>> = {
    hd: herd?.head,
    wt: herd?.weightLb,
    ac: file.pastures.reduce((sum, { acres }) => sum + (acres ?? 0), 0) || null,
    gr: pasture?.growthLbAc,
    sh: pasture?.sharePctSeason,
    sd: file.season.days,
    pn: file.paddocks.length,
    rs: file.season.restDays,
  };
  return Object.fromEntries(
    Object.entries(numbers).filter(([, value]) => typeof value === "number"),
  );
}

/** The address of My season with these numbers in its fragment. */
export function shareAddress(file: RanchFile): string {
  return `${location.origin}${location.pathname}${shareHash("stocking", sharedNumbers(file))}`;
}
