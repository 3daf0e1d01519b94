import { expect, test } from "vitest";
import { currentSnapshot } from "../content/current-snapshot.ts";
import { contentOfSnapshots } from "../content/snapshot-content.ts";
import { SearchedTexts } from "../content/searched-texts.ts";
import { senderNow, siteNow } from "./site-now.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { type Browser, testDesk } from "../testing/desk.ts";

const HEIGHT = "blocks/part-3/rows/1/1";
const SHEET = "/api/texts/pages.tools.stop-grazing";

onBothDatabases("the texts of pages", (fresh, once) => {
  const atDesk = async () => {
    const desk = testDesk(await fresh(), { mail: true });
    const { db, now, log, edition } = desk.services;
    const ana = await desk.owner();
    const current = await currentSnapshot(db, now, log);
    const contentOf = contentOfSnapshots(db, edition, new SearchedTexts(db));
    /** What readers see at an address. */
    const page = async (address: string) => {
      await current.refresh();
      const pages = await contentOf(await current.now()).pages();
      return pages.find((one) => one.address === address);
    };
    const sheet = async () => JSON.stringify(await page("/tools/stop-grazing"));
    return { ...desk, ana, current, page, sheet };
  };
  const send = (by: Browser, method: string, path: string, version: number, body?: object) =>
    by.send(method, SHEET + path, body, { "If-Match": `"${version}"` });
  const type = (by: Browser, version: number, changes: object) =>
    send(by, "PATCH", "", version, { changes });

  test("readers see a publication at once but no draft, and undo takes a publication back", async () => {
    const { ana, current, sheet, services } = await atDesk();
    const before = await sheet();
    const { version } = await current.now();
    const draft = await type(ana, 0, { [HEIGHT]: "**9 in.** by our own clippings" });
    expect(draft.body).toMatchObject({ version: 1, live: {}, problems: {} });
    expect(await sheet()).toBe(before);
    expect((await current.now()).version).toBe(version);
    const preview = await ana.send("GET", `${SHEET}/preview`);
    expect(JSON.stringify(preview.body)).toContain("by our own clippings");

    const out = await send(ana, "POST", "/publish", 1);
    expect(out.body).toMatchObject({ version: 2 });
    expect(out.body.draft).toBeUndefined();
    // The page has a no-break space between a number and its unit.
    expect(await sheet()).toContain("<strong>9\u00a0in.</strong> by our own clippings");
    expect((await current.now()).version).not.toBe(version);
    const [revision] = (await ana.send("GET", `${SHEET}/revisions`)).body.revisions;
    expect(revision).toMatchObject({
      number: 1,
      savedBy: "Ana",
      live: true,
      savedAt: services.now(),
    });
    expect(revision?.changes).toEqual({ [HEIGHT]: "**9 in.** by our own clippings" });

    const undone = await send(ana, "POST", "/undo", 2);
    expect(undone.body).toMatchObject({ live: {}, draft: revision?.changes });
    expect(await sheet()).toBe(before);
    await send(ana, "POST", "/publish", 3);
    expect(await sheet()).toContain("by our own clippings");
    // Publishing an empty draft returns to the original text.
    expect((await type(ana, 4, {})).body.draft).toEqual({});
    await send(ana, "POST", "/publish", 5);
    expect(await sheet()).toBe(before);
  });

  once("invalid text stays in the draft with an error for its field, unpublished", async () => {
    const { ana, sheet } = await atDesk();
    const before = await sheet();
    const wrong = { title: "", metaDescription: "Too short.", [HEIGHT]: "{stop dandelion} in." };
    const { body } = await type(ana, 0, wrong);
    expect(body.draft).toEqual(wrong);
    expect(body.problems).toEqual({
      title: "Is empty.",
      metaDescription: "Needs at least 110 characters.",
      [HEIGHT]: "There is no rule called “stop dandelion”.",
    });
    const refused = await send(ana, "POST", "/publish", 1);
    expect(refused).toMatchObject({ status: 422, body: { error: { fields: body.problems } } });
    expect((await type(ana, 1, { title: "T".repeat(201) })).body.problems).toEqual({
      title: "Must have at most 200 characters.",
    });
    // The structure cannot be edited: changes to it are ignored.
    const { draft } = (await type(ana, 2, { layout: "page", "blocks/part-3/kind": "strip" })).body;
    expect(draft).toBeUndefined();
    expect(await sheet()).toBe(before);
  });

  test("the second of two owners who save at once gets a conflict with the first one's text", async () => {
    const { ana } = await atDesk();
    const both = await Promise.all([
      type(ana, 0, { title: "One" }),
      type(ana, 0, { title: "Two" }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const kept = both.find(({ status }) => status === 200)?.body.draft;
    const late = await type(ana, 0, { title: "Three" });
    expect(late).toMatchObject({ status: 409, body: { error: { code: "changed" } } });
    expect(late.body.error.current).toMatchObject({ version: 1, draft: kept, changedBy: "Ana" });
  });

  once("editors can read them, with the addresses of their pages", async () => {
    const { ana, editor } = await atDesk();
    const ben = await editor(ana);
    expect((await ben.send("GET", "/api/texts")).body.texts).toContainEqual(
      expect.objectContaining({ id: "es.pages.home", address: "/es", isChanged: false }),
    );
    expect((await ben.send("GET", SHEET)).body).toMatchObject({ version: 0, live: {} });
    expect((await ana.send("GET", "/api/texts/pages.nope")).status).toBe(404);
  });

  once("the settings rename the site in pages, their texts and mails", async () => {
    const { ana, current, services, page } = await atDesk();
    const { db, edition } = services;
    const settings = (method: string, path: string, version: number, body?: object) =>
      ana.send(method, `/api/texts/site${path}`, body, { "If-Match": String(version) });
    const wrong = {
      name: "Grass * Club",
      email: "nobody",
      "social/facebook": "http://face.example",
    };
    expect((await settings("PATCH", "", 0, { changes: wrong })).body.problems).toEqual({
      name: "Must have none of the signs * _ [ ] < > { } \\ ` |.",
      email: "Must be an email address.",
      "social/facebook": "Must begin with https://, or be empty.",
    });
    const changes = {
      name: "Creek & Sons",
      email: "desk@creek.example",
      operator: "Creek & Sons, 1 Mill Road",
      "newsletter/sender": "Letters from the Creek",
      "social/facebook": "https://facebook.example/creek",
    };
    expect((await settings("PATCH", "", 1, { changes })).body.problems).toEqual({});
    expect(await senderNow(db)).toMatchObject({ name: "First Paddock" });
    await settings("POST", "/publish", 2);
    await current.refresh();
    const { site } = edition.shown((await current.now()).texts);
    expect(site).toMatchObject({
      name: "Creek & Sons",
      social: { facebook: changes["social/facebook"] },
    });
    expect(await siteNow(db)).toEqual(site);
    expect(await senderNow(db)).toEqual({ name: "Letters from the Creek", address: site.email });
    await ana.send("POST", "/api/users", { email: "ben@ranch.example", role: "editor" });
    const mail = await db.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
    expect(mail.subject).toBe("Write for Creek & Sons");
    expect(mail.text).toContain("invited to write for Creek & Sons");
    const about = await page("/about");
    expect(about?.metaDescription).toMatch(/^Creek & Sons helps ranchers/);
    expect(JSON.stringify(about)).toContain("More about Creek & Sons");
    expect(JSON.stringify(await page("/terms"))).toContain(
      'href=\\"mailto:desk@creek.example\\">desk@creek.example',
    );
    // Renaming the site makes no Spanish page stale.
    expect((await page("/es/tools/turn-in"))?.stale).toEqual([]);
  });

  once(
    "when a newer program cannot show saved texts, the page shows its original and a warning names it",
    async () => {
      const { ana, services, sheet } = await atDesk();
      const before = await sheet();
      await type(ana, 0, { title: "Ours" });
      await send(ana, "POST", "/publish", 1);
      expect(await sheet()).toContain("Ours");
      const changes = JSON.stringify({ title: "" });
      await services.db.updateTable("text_revisions").set({ changes }).execute();
      await services.db
        .updateTable("settings")
        .set({ value: "77" })
        .where("key", "=", "content_version")
        .execute();
      expect(await sheet()).toBe(before);
      const { warnings } = (await ana.send("GET", "/api/status")).body;
      expect(warnings.join()).toContain("the original “content/pages/tools/stop-grazing.yaml”");
    },
  );

  once("a Spanish part can be confirmed after an owner changed its English", async () => {
    const { ana, page } = await atDesk();
    const spanish = "/api/texts/es.pages.tools.stop-grazing";
    const stale = async () => (await page("/es/tools/stop-grazing"))?.stale;
    expect((await ana.send("GET", spanish)).body.stale).toEqual([]);
    await type(ana, 0, { [HEIGHT]: "**9 in.**" });
    await send(ana, "POST", "/publish", 1);
    expect(await stale()).toEqual(["part-3"]);
    const { body } = await ana.send("GET", spanish);
    expect(body.stale).toEqual([
      { path: "blocks/part-3/from", from: expect.stringMatching(/^[0-9a-f]{8}$/) },
    ]);
    const { path = "", from } = body.stale[0] ?? {};
    const version = (at: number) => ({ "If-Match": String(at) });
    await ana.send("PATCH", spanish, { changes: { [path]: from, id: "x" } }, version(0));
    expect(await stale()).toEqual(["part-3"]);
    const published = await ana.send("POST", `${spanish}/publish`, undefined, version(1));
    expect(published.body).toMatchObject({ live: { [path]: from }, stale: [] });
    expect(await stale()).toEqual([]);
    // Another change of the English makes it stale again.
    await type(ana, 2, { [HEIGHT]: "**10 in.**" });
    await send(ana, "POST", "/publish", 3);
    expect(await stale()).toEqual(["part-3"]);
  });
});
