import { Tab, TabList, TabPanel, TabProvider } from "@ariakit/react";
import {
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Button } from "#app/ui/button.tsx";
import { AlertIcon } from "#app/ui/icons/icons.tsx";
import {
  insertReference,
  type Reference,
  referencePlace,
  type ReferencePlace,
} from "../tools/insert.ts";
import { isPdf } from "#app/desk/pictures/pdf-file.ts";
import { applyEdit, selectionOf } from "./apply-edit.ts";
import { ReferencePrompt } from "./reference-prompt.tsx";
import { HighlightLayer } from "./highlight-layer.tsx";
import { Preview } from "./preview.tsx";
import { type ToolAction, Toolbar } from "./toolbar.tsx";
import { useWritingKeys } from "./use-writing-keys.ts";

const TABS = ["Edit", "Preview"] as const;
/** Room for the text and its preview side by side. */
const WIDE = "(min-width: 75em)";

/** The link or picture that a dialog asks for. */
interface Prompt {
  readonly reference: ReferencePlace;
  readonly byTitle: true | undefined;
  /** Dropped or pasted files. Each gets its own dialog, one after the other. */
  readonly files: readonly File[];
}

/** What the form may call on the field. */
export interface ContentHandle {
  /** Shows and focuses the text; selects a part of it, if given. */
  focus(part?: { readonly from: number; readonly to: number }): void;
}

/** The Markdown editor: Edit and Preview, side by side where there is room (specification, section 4). */
export function ContentField({
  value,
  error,
  notice,
  onChange,
  onNotice,
  canAddPdf = true,
  seeAs = "See it as a page",
  onSeePage,
  ref,
}: {
  readonly value: string;
  readonly error: string | undefined;
  /** A message below the field, such as what a paste left out. */
  readonly notice: string;
  readonly onChange: (value: string) => void;
  readonly onNotice: (notice: string) => void;
  /** Whether the user may upload PDF files; contributors may not. */
  readonly canAddPdf?: boolean;
  readonly seeAs?: string;
  /** Opens the post as a page, or the letter as a mail. */
  readonly onSeePage: () => void;
  readonly ref?: Ref<ContentHandle>;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<string>("Edit");
  const [line, setLine] = useState(0);
  const [prompt, setPrompt] = useState<Prompt>();
  const [pendingSelection, setPendingSelection] = useState<{ from: number; to: number }>();
  const isWide = useWideScreen();
  const keys = useWritingKeys({
    onTool: runTool,
    onFiles: takeFiles,
    notify: onNotice,
  });

  function runTool(action: ToolAction) {
    if (!area.current) return;
    const at = selectionOf(area.current);
    if ("tool" in action) applyEdit(area.current, action.tool(at));
    else {
      const { asks, byTitle } = action;
      setPrompt({ reference: referencePlace(asks, at), byTitle, files: [] });
    }
  }

  function takeFiles(files: readonly File[]) {
    const pdfs = files.filter(isPdf);
    const pictures = files.filter((file) => !isPdf(file));
    if (pdfs.length > 0 && !canAddPdf)
      onNotice("Only an editor can add a PDF. Ask one for its link.");
    // Links first: they continue the line, while each picture gets a line of its own.
    promptFor(canAddPdf ? [...pdfs, ...pictures] : pictures);
  }

  /** Opens the dialog for the first of some files, at the caret. */
  function promptFor(files: readonly File[]) {
    const [first] = files;
    if (!area.current || !first) return;
    const { selectionEnd: caret } = area.current;
    const kind = isPdf(first) ? "link" : "picture";
    const reference = { kind, words: "", address: "", from: caret, to: caret } as const;
    setPrompt({ reference, byTitle: undefined, files });
  }

  /** Inserts a reference where its dialog was opened, then opens the dialog for the next file. */
  function insert(reference: Reference, { reference: place, files }: Prompt) {
    setPrompt(undefined);
    // The dialog returns focus as it closes; only then can the text take it.
    requestAnimationFrame(() => {
      if (!area.current) return;
      const edit = insertReference(area.current.value, { ...place, ...reference });
      const others = files.slice(1);
      const space = others.some(isPdf) ? " " : "";
      const caret = edit.select[0] + space.length;
      applyEdit(area.current, { ...edit, insert: edit.insert + space, select: [caret, caret] });
      promptFor(others);
    });
  }

  function cancel({ files }: Prompt) {
    setPrompt(undefined);
    if (files.length > 1) {
      onNotice(`${files.length} files were left out. To bring them in, drop them again.`);
    }
  }

  function showCaretLine() {
    const at = area.current;
    if (at) setLine(at.value.slice(0, at.selectionStart).split("\n").length - 1);
  }

  function focus(part?: { readonly from: number; readonly to: number }) {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = area.current ?? {};
    setTab("Edit");
    setPendingSelection(part ?? { from, to });
  }
  useImperativeHandle(ref, () => ({ focus }));

  // The text can be focused only once its tab panel is shown.
  useEffect(() => {
    if (!pendingSelection || tab !== "Edit") return undefined;
    const frame = requestAnimationFrame(() => {
      const { from, to } = pendingSelection;
      area.current?.focus({ preventScroll: true });
      area.current?.setSelectionRange(from, to);
      const index = area.current?.value.slice(0, from).split("\n").length ?? 1;
      layer.current?.children[index - 1]?.scrollIntoView({ block: "center" });
      setPendingSelection(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [pendingSelection, tab]);

  return (
    <div className={error ? "field content-field bad" : "field content-field"}>
      <label htmlFor={id}>Content</label>
      <TabProvider
        selectedId={tab}
        setSelectedId={(next) => {
          // The text may have changed without moving the caret.
          showCaretLine();
          setTab(next ?? "Edit");
        }}
      >
        <div className="tabs-row">
          <Button look="ghost small see-page" onClick={onSeePage}>
            {seeAs}
          </Button>
          <TabList className="tabs" aria-label="Write or read">
            {TABS.map((name) => (
              <Tab
                key={name}
                id={name}
                onClick={() => {
                  if (name === "Edit") focus();
                }}
              >
                {name}
              </Tab>
            ))}
          </TabList>
        </div>
        {/* Hidden, not unmounted, during the preview, so that the browser keeps its undo history. */}
        <TabPanel tabId="Edit" focusable={false}>
          <Toolbar controls={id} onUse={runTool} />
          <div className="writing-columns">
            <div className="writing">
              <textarea
                id={id}
                ref={area}
                rows={15}
                dir="auto"
                value={value}
                aria-describedby={`${id}notice${error ? ` ${id}error` : ""}`}
                aria-invalid={error ? true : undefined}
                aria-required
                onChange={({ target }) => onChange(target.value)}
                onSelect={showCaretLine}
                onKeyDown={keys.press}
                onPaste={keys.paste}
                {...keys.drop}
              />
              <HighlightLayer ref={layer} text={value} />
            </div>
            {isWide && tab === "Edit" ? (
              <section className="reading-view" aria-label="Reading view" tabIndex={0}>
                <Preview content={value} line={line} place="nearest" />
              </section>
            ) : null}
          </div>
        </TabPanel>
        <TabPanel tabId="Preview" className="preview-panel">
          {tab === "Preview" ? <Preview content={value} line={line} place="center" /> : null}
        </TabPanel>
      </TabProvider>
      <p className="hint remark" id={`${id}notice`} aria-live="polite">
        {notice}
      </p>
      {error ? (
        <p className="err" id={`${id}error`}>
          <AlertIcon />
          {error}
        </p>
      ) : null}
      {prompt ? (
        <ReferencePrompt
          {...prompt}
          canAddPdf={canAddPdf}
          onCancel={() => cancel(prompt)}
          onDone={(reference) => insert(reference, prompt)}
        />
      ) : null}
    </div>
  );
}

/** Whether the screen has room for a preview beside the text. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
