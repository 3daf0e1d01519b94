import { useRef, useState } from "react";
import { lazyPart, NOT_LOADED } from "#app/ui/lazy-part.tsx";
import { ToolButton } from "../parts/controls.tsx";
import type { Opened } from "../ranch-file/read-file.ts";
import { useAhead, useRanch } from "../store/use-ranch.ts";

/** Larger files are not backups: 5,000 moves take about a megabyte. */
const MAX_FILE_BYTES = 8_000_000;
const loadReader = () => import("../ranch-file/read-file.ts");
const loadIncoming = () => import("./incoming.tsx");
const Incoming = lazyPart(async () => (await loadIncoming()).Incoming);

/** Opens a backup, or the moves of another phone. What is kept on this phone is replaced only after a question. */
export function useOpenFile() {
  const { store, state } = useRanch();
  useAhead(loadIncoming);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isKept = state.saveState !== "unsaved";
  const open = async (chosen: File) => {
    // What was wrong with the file before this one is told no more.
    store.refuse(null);
    if (chosen.size > MAX_FILE_BYTES) {
      store.refuse("This file is too large to be a backup of the planner. Nothing was changed.");
      return;
    }
    const read = (await loadReader()).readFileText(await chosen.text());
    if (read.kind === "refused") store.refuse(read.refusal.message);
    else if (read.kind === "ranch" && (state.damaged !== null || !isKept))
      store.replaceFile(read.file, `Opened ${chosen.name}`);
    else setOpened(read);
  };
  return {
    button: (
      <>
        <ToolButton ref={button} className="btn ghost" onClick={() => input.current?.click()}>
          Open a backup or moves
        </ToolButton>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file) open(file).catch(() => store.refuse(NOT_LOADED));
          }}
        />
      </>
    ),
    /** What is in the file that was chosen. */
    preview: opened ? (
      <Incoming
        opened={opened}
        takeFocus
        close={() => {
          setOpened(null);
          button.current?.focus();
        }}
      />
    ) : null,
  };
}
