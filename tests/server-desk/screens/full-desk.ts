import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { DRAFT } from "#server/testing/drafts.ts";
import type { MailServer } from "#server/testing/mail-server.ts";

const DAY_MS = 86_400_000;
/** A title that somebody pastes: no line breaks within it by itself. */
const LONG_WORD = `https://www.range.example/${"WhyTheHerdMovesEveryThirdDay".repeat(4)}`;
/** The password of everybody who joins. */
export const PASSWORD = "A gate left open in May";

/** Sends a request of the API with a person's session cookie. */
export type Ask = (method: string, path: string, body?: object) => Promise<Answer>;
interface Answer {
  readonly cookie: string;
  /** A property of the answer, as text. */
  of(name: string): string;
}

/** Requests that must state the version they are based on, and the address that returns it. */
const VERSIONED = /^(?:PATCH|POST) ((?:posts|letters|texts)\/[^/]+)(?:\/send|\/publish)?$/;

/** Requests of one person, each based on the latest saved version. */
export function asking(origin: string, cookie = ""): Ask {
  const ask: Ask = async (method, path, body) => {
    const [, versioned] = VERSIONED.exec(`${method} ${path}`) ?? [];
    const version = versioned && (await ask("GET", versioned)).of("version");
    const binary = body instanceof Uint8Array;
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        Origin: origin,
        Cookie: cookie,
        ...(binary ? {} : { "Content-Type": "application/json" }),
        ...(version === undefined ? {} : { "If-Match": `"${version}"` }),
      },
      ...(body === undefined ? {} : { body: binary ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return {
      cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "",
      of: (name) => new RegExp(`"${name}":"?([^",}]*)`).exec(text)?.[1] ?? "",
    };
  };
  return ask;
}

/** Invites somebody and accepts for them. @returns the cookie of their new session. */
export async function joinDesk(
  origin: string,
  owner: string,
  name: string,
  role: string,
): Promise<string> {
  const [first = ""] = name.toLowerCase().split(" ");
  const email = `${first}@a-rather-long-name-of-a-ranch.example`;
  const link = (await asking(origin, owner)("POST", "users", { email, role })).of("link");
  const token = link.slice(link.indexOf("#") + 1);
  return (await asking(origin)("POST", "welcome", { token, name, password: PASSWORD })).cookie;
}

/** A desk that has been in use: everything its lists can hold, each in several states. */
export interface FullDesk {
  readonly origin: string;
  /** Cookies of an owner, an editor and a contributor. */
  readonly owner: string;
  readonly editor: string;
  readonly contributor: string;
  /** Ids; `shared` is changed only by the screens that use it. */
  readonly posts: Readonly<Record<"draft" | "changed" | "inReview" | "shared", string>>;
  readonly letters: Readonly<Record<"draft" | "sent", string>>;
}

/** Fills an empty desk whose server sends mail. */
export async function fillDesk(
  origin: string,
  owner: string,
  { mails }: MailServer,
): Promise<FullDesk> {
  const ask = asking(origin, owner);
  // Mails are sent every few seconds; the rest is created meanwhile.
  mails.length = 0;
  for (const email of ["dee@range.example", "+ann.o'brien_hay@a-rather-long-name.example"]) {
    await ask("POST", "newsletter", { email });
  }
  const join = (name: string, role: string) =>
    joinDesk(origin, owner, `${name} Featherstonehaugh-Ruiz`, role);
  const [editor, contributor] = [await join("Ben", "editor"), await join("Carla", "contributor")];
  await joinDesk(origin, owner, LONG_WORD.slice(26, 96), "editor");
  const gone = await asking(origin, await join("Dan", "editor"))("GET", "session");
  await ask("PATCH", `users/${gone.of("id")}`, { disabled: true });
  await ask("POST", "users", { email: "invited@ranch.example", role: "owner" });

  for (const [name, alt, background] of [
    ["tank-in-the-north-paddock-after-the-first-hard-frost-of-november.jpg", "A tank", "teal"],
    ["IMG_20261104_071544.jpg", "", "goldenrod"],
    ["gate.jpg", "A gate left open, with the herd on its way to the lane", "seagreen"],
  ] as const) {
    const create = { width: 900, height: 600, channels: 3, background } as const;
    const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
    const id = (await ask("PUT", `images?name=${name}`, bytes)).of("id");
    if (alt !== "") await ask("PATCH", `images/${id}`, { alt });
  }

  const pdf = new TextEncoder().encode("%PDF-1.4\n%%EOF\n");
  await ask("PUT", "files?name=Water-plan.pdf", pdf);

  const post = async (by: Ask, draft: object, more: object = {}) => {
    const id = randomUUID();
    await by("PUT", `posts/${id}`, { draft: { ...DRAFT, ...draft }, intent: "save", ...more });
    return id;
  };
  const draft = await post(ask, {
    title: "Why we rest a paddock until the third leaf, and what happens when we do not wait",
    slug: "third-leaf",
    content: `A draft with [a link](/no/such/page).\n\n${"Words and words. ".repeat(80)}\n\n- one\n- two`,
    tags: ["rest", "a-very-long-tag-about-recovery", "practical-tips"],
  });
  await post(
    ask,
    { title: "Winter water", slug: "winter-water" },
    { intent: "schedule", publishAt: Date.now() + 9 * DAY_MS },
  );
  const changed = await post(ask, { title: "Water first" }, { intent: "publish" });
  const text = `Buy **two** troughs.\n\n${"More of it. ".repeat(20)}\n\n### What it cost\n\n$780.`;
  await ask("PATCH", `posts/${changed}`, { draft: { ...DRAFT, content: text } });
  const fields = { title: "Water first, and then the fence" };
  const baseVersion = Number((await ask("GET", `posts/${changed}`)).of("version"));
  await ask("PUT", `posts/${changed}/autosave`, { tab: "closed", baseVersion, fields });
  const neverSaved = { title: LONG_WORD };
  await ask("PUT", `posts/${randomUUID()}/autosave`, {
    tab: "closed",
    baseVersion: 0,
    fields: neverSaved,
  });
  await post(ask, { title: LONG_WORD, slug: "long-word", tags: [LONG_WORD.slice(0, 60)] });
  const shared = await post(ask, { title: "Where the lane floods", slug: "lane" });
  const trashed = await post(ask, { title: "A mistake", slug: "a-mistake" });
  await ask("DELETE", `posts/${trashed}`);
  const carla = asking(origin, contributor);
  const inReview = await post(carla, { title: "What the tank cost", slug: "tank-cost" });
  await carla("POST", `posts/${inReview}/review`, { note: "Is the price right? I could not ask." });
  const sentBack = await post(carla, { title: "A float valve", slug: "float-valve" });
  await carla("POST", `posts/${sentBack}/review`, {});
  await ask("POST", `posts/${sentBack}/review/answer`, { note: "Say where you bought it." });

  await ask("POST", "terms/changes", { kind: "category", from: "Water", to: "Springs & Tanks" });
  await ask("POST", "terms", { kind: "tag", name: "never-used" });
  await ask("POST", "terms", { kind: "category", name: LONG_WORD.slice(0, 60) });
  await ask("POST", "redirects/list", {
    list: "/2019/spring\t/tools\n/a/very/long/old/address/that-nobody-asked-for-yet-2019.html\t/blog",
  });
  for (const path of ["/grazing-tips-2019", "/wp-login.php"]) await fetch(origin + path);
  await fetch(`${origin}/${LONG_WORD.slice(26)}`);

  const operator = "Creek & Sons, 1 Mill Road, Fort Worth, TX 76102";
  await ask("PATCH", "texts/site", { changes: { operator } });
  await ask("POST", "texts/site/publish");
  await ask("PATCH", "texts/site", { changes: { operator, name: "Creek & Sons" } });

  const confirmation = await until(() => mails.find(({ to }) => to.startsWith("dee")));
  const token = /confirm#([\w-]{43})/.exec(confirmation.text)?.[1];
  await ask("POST", "newsletter/confirm", { token });
  const letter = async (subject: string) => {
    const id = randomUUID();
    await ask("PUT", `letters/${id}`, {});
    await ask("PATCH", `letters/${id}`, { subject, text: "Move the herd **today**." });
    return id;
  };
  await letter(LONG_WORD);
  const sent = await letter("Rest first, hay last");
  await ask("POST", `letters/${sent}/send`, {});
  return {
    origin,
    owner,
    editor,
    contributor,
    posts: { draft, changed, inReview, shared },
    letters: { draft: await letter("What the winter will ask of us, and of the tanks"), sent },
  };
}

async function until<Value>(find: () => Value | undefined): Promise<Value> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error("Waited for half a minute in vain.");
}
