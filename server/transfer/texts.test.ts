import { readFileSync } from "node:fs";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { exported } from "../testing/copies.ts";
import { ownersDesk } from "../testing/desk.ts";
import {
  onBothDatabases,
  onPostgres,
  sqliteDatabases,
  untilOneWaits,
} from "../testing/databases.ts";
import { importFile } from "../testing/import-file.ts";
import type { ReportLine } from "./findings.ts";

const MISSION = "content/pages/about/mission.yaml";
const TEAM = "content/pages/about/team.yaml";
const TORN = "content/pages/about/overview.yaml";
const SITE = "content/site.json";

type Desk = Awaited<ReturnType<typeof ownersDesk>>;

/** A zip of a checkout's `content/` with the given files, edited. */
function checkout(edits: Readonly<Record<string, (text: string) => string>>) {
  const files = Object.entries(edits).map(([file, edit]): [string, Uint8Array] => [
    `our-site/${file}`,
    strToU8(edit(readFileSync(file, "utf8"))),
  ]);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}

const retitled = (text: string) => text.replace(/^title: .*$/m, "title: Why We Graze");

const text = async ({ ana }: Desk, id: string) => (await ana.send("GET", `/api/texts/${id}`)).body;
const linesOf = (report: readonly ReportLine[]) =>
  Object.fromEntries(
    report.map(({ source, finding, published }) => [source, [finding, published]]),
  );
const write = ({ ana }: Desk, path: string, version: number | string, changes?: object) =>
  ana.send(
    changes ? "PATCH" : "POST",
    `/api/texts/pages.about.mission${path}`,
    changes && { changes },
    { "If-Match": String(version) },
  );

onBothDatabases("imported texts of pages", (fresh) => {
  const atDesk = () => ownersDesk(fresh);

  test("texts changed here stay unless the request replaces them; when they come as drafts, readers see no change", async () => {
    const desk = await atDesk();
    await write(desk, "", 0, { title: "Ours" });
    await write(desk, "/publish", 1);
    const zip = checkout({ [MISSION]: retitled });
    expect((await importFile(desk.ana, zip)).body).toMatchObject({
      pages: 0,
      report: [{ finding: "different", kind: "page" }],
    });
    const wanted = { replace: [0] };
    const { body } = await importFile(desk.ana, zip, { ...wanted, as: "drafts" });
    expect(await text(desk, "pages.about.mission")).toMatchObject({
      live: { title: "Ours" },
      draft: { title: "Why We Graze" },
    });
    await desk.ana.send("DELETE", `/api/imports/${body.id}`);
    expect(await text(desk, "pages.about.mission")).not.toHaveProperty("draft");
    const again = await importFile(desk.ana, zip, wanted);
    expect(await text(desk, "pages.about.mission")).toMatchObject({
      live: { title: "Why We Graze" },
    });
    await desk.ana.send("DELETE", `/api/imports/${again.body.id}`);
    expect(await text(desk, "pages.about.mission")).toMatchObject({ live: { title: "Ours" } });
  });
});

onPostgres("imported texts of pages", (fresh) => {
  const atDesk = () => ownersDesk(fresh);

  test.each([0, 2])(
    "what somebody saves while an import replaces a page's texts comes back when it is undone (%i saves before)",
    async (saves) => {
      const desk = await atDesk();
      if (saves > 0) await write(desk, "", 0, { title: "Ours" });
      if (saves > 0) await write(desk, "/publish", 1);
      const draft = JSON.stringify({ title: "Saved meanwhile" });
      const row = { file: MISSION, version: 9, head: saves / 2, live: saves / 2, draft };
      const importing = await desk.db.transaction().execute(async (trx) => {
        await trx
          .insertInto("texts")
          .values({ ...row, updated_at: 0, updated_by: null })
          .onConflict((conflict) => conflict.column("file").doUpdateSet({ version: 9, draft }))
          .execute();
        const started = importFile(desk.ana, checkout({ [MISSION]: retitled }), { replace: [0] });
        // By then the import has read the texts.
        await untilOneWaits(desk.db);
        return { started };
      });
      const { status, body } = await importing.started;
      expect([status, body.pages]).toEqual([200, 1]);
      expect(await text(desk, "pages.about.mission")).toMatchObject({
        live: { title: "Why We Graze" },
      });
      await desk.ana.send("DELETE", `/api/imports/${body.id}`);
      expect(await text(desk, "pages.about.mission")).toMatchObject({
        draft: { title: "Saved meanwhile" },
      });
    },
  );
});

describe("imported texts of pages", () => {
  const fresh = sqliteDatabases();
  const atDesk = () => ownersDesk(fresh);

  test("a zip of a checkout’s content imports its texts; undo takes them back", async () => {
    const desk = await atDesk();
    const zip = checkout({
      [MISSION]: (yaml) => retitled(yaml).replace(/\n {2}picture: .*/, "\n  picture: soil"),
      [TEAM]: (yaml) => yaml,
      [SITE]: (json) => json.replace('"name": "First Paddock"', '"name": "Last Paddock"'),
      [TORN]: () => "title: [",
    });
    const check = await importFile(desk.ana, zip, { as: "published" });
    expect(check.body).toMatchObject({ imported: 0, pages: 2 });
    expect(linesOf(check.body.report)).toEqual({
      [MISSION]: ["new", true],
      [TEAM]: ["same", true],
      [TORN]: ["unreadable", false],
      [SITE]: ["new", true],
    });
    const notes = check.body.report.find(({ source }: ReportLine) => source === MISSION)?.notes;
    expect(notes).toMatchObject([{ says: expect.stringMatching(/more than texts/) }]);
    expect(await text(desk, "pages.about.mission")).toMatchObject({
      live: { title: "Why We Graze" },
    });
    expect(await text(desk, "site")).toMatchObject({ live: { name: "Last Paddock" } });
    // The export has the file as it was imported.
    const files = unzipSync(await exported(desk));
    expect(new TextDecoder().decode(files[MISSION])).toBe(retitled(readFileSync(MISSION, "utf8")));
    expect((await importFile(desk.ana, zip)).body).toMatchObject({ pages: 0 });
    const undone = await desk.ana.send("DELETE", `/api/imports/${check.body.id}`);
    expect(undone.body).toMatchObject({ pages: 2, keptPages: 0 });
    expect(await text(desk, "site")).toMatchObject({ live: {}, version: 0 });
  });

  test("undoing the import of a copy takes its texts back, except those changed since", async () => {
    const one = await atDesk();
    await write(one, "", 0, { title: "Why We Graze" });
    await write(one, "/publish", 1);
    await one.ana.send(
      "PATCH",
      "/api/texts/pages.about.team",
      { changes: { title: "Who We Are" } },
      { "If-Match": "0" },
    );
    const zip = await exported(one);
    const other = await atDesk();
    const { body } = await importFile(other.ana, zip);
    expect(body.pages).toBe(2);
    expect(await text(other, "pages.about.mission")).toMatchObject({
      live: { title: "Why We Graze" },
    });
    const { version } = await text(other, "pages.about.mission");
    await write(other, "", version, { title: "Newer" });
    const undone = await other.ana.send("DELETE", `/api/imports/${body.id}`);
    expect(undone.body).toMatchObject({ pages: 1, keptPages: 1 });
    expect(await text(other, "pages.about.team")).toMatchObject({ version: 0, live: {} });
    expect(await text(other, "pages.about.mission")).toMatchObject({ draft: { title: "Newer" } });
  });
});
