import { hook } from "../../../enhance/page-contract.ts";
import { useState } from "react";
import { shareHash, type SharedNumbers } from "../../../domain/tools/out/share-link.ts";
import { useRanch } from "../store/use-ranch.ts";
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

/** A link that carries the numbers behind its #, where no server sees them. */
export function ShareLink() {
  const { state } = useRanch();
  const [told, setTold] = useState<string | null>(null);
  const [address, setAddress] = useState("");
  const share = async () => {
    const url = `${location.origin}${location.pathname}${shareHash("stocking", sharedNumbers(state.file))}`;
    setAddress(url);
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) {
        await navigator.share({ title: "My season", url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setTold("The link is copied. It holds these numbers and nothing else.");
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      setTold("Copy the link from here:");
    }
  };
  return (
    <div className="tool-share">
      <button
        type="button"
        {...hook("needsScript")}
        className="btn small ghost"
        onClick={() => void share()}
      >
        Share these numbers
      </button>
      {told ? (
        <p role="status">
          {told} <a href={address}>{address}</a>
        </p>
      ) : null}
    </div>
  );
}
