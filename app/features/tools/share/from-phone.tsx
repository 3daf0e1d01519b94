import { useEffect, useState } from "react";
import { Incoming } from "../keep/incoming.tsx";
import { type Opened, type Refused, readFileText } from "../ranch-file/read-file.ts";
import { openScreen } from "../shell/screens.tsx";
import { movesInHash } from "./moves-text.ts";

/** The moves in a link. They are added only after a press. */
export function FromPhone({ hash }: { readonly hash: string }) {
  const [opened, setOpened] = useState<Opened | Refused | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const text = await movesInHash(hash);
      const found = readFileText(text ?? "");
      if (isCurrent) setOpened(found);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  if (!opened) return null;
  if (opened.kind === "refused")
    return (
      <p className="finding refused" role="alert">
        This link has been cut off. Ask for the moves as a file.
      </p>
    );
  return (
    <Incoming
      opened={opened}
      close={() => {
        openScreen("today");
        document.querySelector<HTMLElement>("#today")?.focus();
      }}
    />
  );
}
