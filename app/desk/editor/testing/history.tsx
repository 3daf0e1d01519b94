import { act, useEffect } from "react";
import { vi } from "vitest";
import { api } from "#app/backend/api.ts";
import { posts } from "#app/backend/desk.ts";
import { createAsk, createClient } from "#app/backend/http/client.ts";
import { createHttpPosts } from "#app/backend/http/posts.ts";
import { createWriting } from "#app/backend/http/writing.ts";
import { deskScreen } from "#app/desk/testing/screen.tsx";
import { draftsOnDevice } from "../autosave/device-drafts.ts";
import { newestChanges } from "../autosave/writing-desk.ts";
import { EditorDialogs } from "../editor-dialogs.tsx";
import { createDeskServer, createDevice } from "./desk-server.ts";
import { EditorContext, type PostEditorProps, useEditor } from "../use-editor.ts";

export const ANA = {
  id: "ana",
  username: "Ana",
  email: "ana@ranch.example",
  role: "owner",
} as const;
export const POST = "post";
/** Words typed less than this long before a crash may be lost. */
export const DEVICE_PAUSE_MS = 400;

export const device = createDevice();

/** A tab of Ana's browser with the post in the editor. */
export interface Tab extends Awaited<ReturnType<typeof deskScreen>> {
  /** Undefined once the editor is closed. */
  readonly editor: ReturnType<typeof useEditor> | undefined;
  /** @returns the words typed too recently to be stored. */
  crash(): readonly string[];
}

/** The editor without its fields. */
function Writer({
  onEditor,
  ...props
}: PostEditorProps & { readonly onEditor: (editor: Tab["editor"]) => void }) {
  const editor = useEditor(props);
  useEffect(() => {
    onEditor(editor);
    return () => onEditor(undefined);
  });
  return (
    <EditorContext value={editor}>
      {props.desk ? <EditorDialogs desk={props.desk} /> : null}
    </EditorContext>
  );
}

export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const contentOf = (tab: Tab | undefined) => tab?.editor?.form.getValues("content") ?? "";

/** Adds a word to a paragraph, as if someone typed it there. */
export const withWord = (text: string, word: string, place: number): string => {
  const paragraphs = text.split("\n\n");
  return paragraphs
    .map((paragraph, at) => (at === place % paragraphs.length ? `${paragraph} ${word}` : paragraph))
    .join("\n\n");
};

/** Runs a test with a clock that `wait` advances, and with what jsdom lacks. */
export async function withFakeClock(run: () => Promise<void>): Promise<void> {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("indexedDB", device.indexedDB);
  device.kept.clear();
  device.allowsStorage = true;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  try {
    await run();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }
}

/**
 * Runs a scenario in which Ana edits a post in several tabs and on a phone, Ben edits it too, and the connection
 * breaks.
 */
export const inHistory = (history: (desk: ReturnType<typeof createHistory>) => Promise<void>) =>
  withFakeClock(async () => {
    const desk = createHistory();
    try {
      await history(desk);
    } finally {
      for (const tab of desk.opened) await tab.close();
    }
  });

function createHistory() {
  const server = createDeskServer();
  server.save(POST, { title: "A post", content: "p0\n\np1\n\np2" }, "Ana");
  vi.stubGlobal("fetch", server.fetch);
  const http = createHttpPosts(api);
  for (const name of ["create", "update", "find", "restore"] as const) {
    vi.spyOn(posts, name).mockImplementation(http[name]);
  }
  const held = new Set<string>();
  const locks = {
    async request(name: string, untilClosed: () => Promise<void>) {
      held.add(name);
      await untilClosed();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  vi.stubGlobal("navigator", { userAgent: navigator.userAgent, locks });
  const opened: Tab[] = [];
  /** All typed words, with their tab and time. */
  const typed: { readonly word: string; readonly tab?: Tab; readonly at: number }[] = [];

  function newWord(tab?: Tab): string {
    const word = `w${typed.length + 1}`;
    typed.push({ word, at: Date.now(), ...(tab ? { tab } : {}) });
    return word;
  }

  async function open(): Promise<Tab> {
    const name = `device.${opened.length}`;
    let crashed = false;
    const fetcher: typeof fetch = (input, init) =>
      crashed ? new Promise(() => {}) : server.fetch(input, init);
    const port = createWriting(createClient(createAsk(() => {}, fetcher)));
    const loading = Promise.all([draftsOnDevice(ANA.id), port.autosaves(POST), http.find(POST)]);
    await wait(200);
    const [local, remote, editable] = await loading;
    const autosaves = newestChanges(local, remote);
    const desk = { port, user: ANA, tab: name, autosaves };
    let editor: Tab["editor"];
    const post = editable ? { editable } : {};
    const onEditor = (shown: Tab["editor"]) => {
      editor = crashed ? undefined : shown;
    };
    const props = { id: POST, categories: [], tags: [], desk, onEditor };
    const tab: Tab = {
      ...(await deskScreen(<Writer {...props} {...post} />)),
      get editor() {
        return editor;
      },
      crash() {
        crashed = true;
        held.delete(`${ANA.id} ${POST} ${name}`);
        editor = undefined;
        const keptUntil = Date.now() - DEVICE_PAUSE_MS;
        return typed.flatMap((one) => (one.tab === tab && one.at > keptUntil ? [one.word] : []));
      },
    };
    await wait(10);
    opened.push(tab);
    return tab;
  }

  return {
    server,
    opened,
    open,
    /** Types a new word. */
    type: async (tab: Tab, place = 0): Promise<string> => {
      const word = newWord(tab);
      const content = withWord(contentOf(tab), word, place);
      await act(async () => tab.editor?.form.setValue("content", content, { shouldDirty: true }));
      return word;
    },
    /** A tab on Ana's phone saves a new word, and is closed. */
    phoneTypes: (): string => {
      const word = newWord();
      const { baseVersion = 1, fields } = server.autosaves.get("phone.1") ?? {};
      server.autosave(POST, {
        tab: "phone.1",
        baseVersion,
        fields: { content: `${fields?.["content"] ?? "p0"} ${word}` },
      });
      return word;
    },
    /** Ben saves the post with a word of his own. */
    benSaves: (place = 0): void => {
      const now = server.posts.get(POST);
      if (!now || server.trashed.has(POST)) return;
      const content = withWord(now.post.content, `b${now.version}`, place);
      server.save(POST, { title: now.post.title, content }, "Ben");
    },
    /** The given words that are in no form, not on the server and not on the device. */
    lost: async (of: Iterable<string>): Promise<string[]> => {
      const reading = draftsOnDevice(ANA.id);
      await wait(10);
      const kept = [...(await reading), ...server.autosaves.values()];
      const there = [
        ...server.revisions.map(({ post }) => post.content),
        ...kept.map(({ fields }) => fields["content"] ?? ""),
        ...opened.map(contentOf),
      ].flatMap((text) => text.split(/\s+/));
      return [...of].filter((word) => !there.includes(word));
    },
  };
}
