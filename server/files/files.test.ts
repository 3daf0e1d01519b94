import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { mediaFile } from "../images/read.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { type Browser, ownersDesk } from "../testing/desk.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";
import { mediaAnswer } from "../site/media.ts";

const pdf = (words: string) =>
  new TextEncoder().encode(`%PDF-1.4\n% ${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

onBothDatabases("files to link", (fresh, once) => {
  const atDesk = () => ownersDesk(fresh);
  const upload = (browser: Browser, bytes = pdf("a"), name = "Stop heights – 2026.PDF") =>
    browser.send("PUT", `/api/files?name=${encodeURIComponent(name)}`, bytes);

  test("must be whole PDFs of at most 20 MB, recognized by their first bytes; the same file is stored once", async () => {
    const { ana } = await atDesk();
    const { status, body } = await upload(ana);
    expect([status, body.name]).toEqual([201, "Stop-heights-2026.pdf"]);
    expect(await upload(ana, pdf("a"), "other.pdf")).toMatchObject({
      status: 200,
      body: { id: body.id },
    });
    expect((await upload(ana, pdf("x".repeat(100_000)))).status).toBe(201);
    const html = new TextEncoder().encode("<script>alert(1)</script>%PDF-%%EOF");
    expect((await upload(ana, html)).status).toBe(415);
    expect((await upload(ana, pdf("b").slice(0, 20))).status).toBe(422);
    expect((await upload(ana, new Uint8Array(21 * 1024 * 1024))).status).toBe(413);
    expect((await ana.send("GET", "/api/files")).body.files).toHaveLength(2);
  });

  once("are downloaded, never displayed, and run no scripts", async () => {
    const { ana, db } = await atDesk();
    const { body } = await upload(ana);
    const answer = await mediaAnswer(db, body.address);
    expect(answer?.status).toBe(200);
    expect(answer?.headers).toMatchObject({
      "Content-Type": "application/pdf",
      "Content-Disposition": 'attachment; filename="Stop-heights-2026.pdf"',
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
    });
    for (const path of ["/files/x/y.pdf", `/files/${body.id}/a.html`, `/files/${body.id}`]) {
      expect(await mediaAnswer(db, path)).toBeUndefined();
    }
    expect(await mediaFile(db, body.name)).toBeUndefined();
  });

  test("list where they are linked, older revisions included, and can be erased", async () => {
    const { ana, db } = await atDesk();
    const { body } = await upload(ana);
    const linked = { content: `[Plan](${body.address})`, title: "Linked" };
    const id = await makePost(ana, linked);
    const places = async () => (await ana.send("GET", `/api/files/${body.id}/places`)).body.places;
    const linking = { id, title: "Linked", isCurrent: true, kind: "post" };
    expect(await places()).toEqual([linking]);
    await change(ana, id, 1, { draft: { ...DRAFT, title: "No more" }, intent: "publish" });
    const before = { ...linking, title: "No more", isCurrent: false };
    expect(await places()).toEqual([before]);
    const letterId = randomUUID();
    const letter = `/api/letters/${letterId}`;
    const { version } = (await ana.send("PUT", letter, {})).body;
    const words = { subject: "Rest first", text: `[Plan](${body.address})` };
    await ana.send("PATCH", letter, words, { "If-Match": String(version) });
    const unsent = { id: letterId, title: "Rest first", isCurrent: true, kind: "letter" };
    expect(await places()).toEqual([before, unsent]);
    await db.updateTable("letters").set({ finished_at: 1 }).execute();
    expect(await places()).toEqual([before]);
    const page = "/api/texts/pages.tools.stop-grazing";
    const link = { "blocks/part-3/rows/1/1": `[9 in.](${body.address})` };
    const type = (changes: object, at: number | string) =>
      ana.send("PATCH", page, { changes }, { "If-Match": `"${at}"` });
    const typed = await type(link, 0);
    const inPage = { id: "pages.tools.stop-grazing", title: "When to Stop Grazing", kind: "page" };
    expect(await places()).toEqual([before, { ...inPage, isCurrent: true }]);
    const out = await ana.send("POST", `${page}/publish`, undefined, {
      "If-Match": `"${typed.body.version}"`,
    });
    expect(await places()).toEqual([before, { ...inPage, isCurrent: true }]);
    const other = await type({}, out.body.version);
    await ana.send("POST", `${page}/publish`, undefined, {
      "If-Match": `"${other.body.version}"`,
    });
    expect(await places()).toEqual([before, { ...inPage, isCurrent: false }]);
    expect((await ana.send("DELETE", `/api/files/${body.id}`)).status).toBe(204);
    expect(await mediaAnswer(db, body.address)).toBeUndefined();
    expect((await ana.send("DELETE", `/api/files/${body.id}`)).status).toBe(404);
  });
});
