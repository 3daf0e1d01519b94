import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ownersDesk } from "#server/testing/desk.ts";
import { sqliteDatabases } from "#server/testing/databases.ts";
import {
  attachment,
  ghost,
  ghostPost,
  openedPosts,
  wordPress,
  wpPost,
} from "#server/testing/foreign-exports.ts";
import { exported } from "#server/testing/copies.ts";
import { checkFile, importFile, importFiles } from "#server/testing/import-file.ts";
import type { ReportLine } from "../findings.ts";

describe("pictures of other systems", () => {
  const fresh = sqliteDatabases();
  const atDesk = () => ownersDesk(fresh);

  const picture = async (background: string) =>
    new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );

  test("WordPress' pictures come from a zip of its uploads; missing ones are listed", async () => {
    const { ana } = await atDesk();
    const at = "https://old.example/wp-content/uploads/2019/03";
    const text = `<img src="${at}/cow-300x200.jpg" alt="A cow"> [gallery ids="901,902"]<img src="${at}/gone.jpg"><img src="${at}/torn.jpg"><a href="${at}/plan%20B.pdf?x=1">Plan</a> <a href="${at}/torn.pdf">Torn</a><a href="${at}/cow.jpg"><img src="https://i0.wp.com/old.example/wp-content/uploads/2019/03/cow.jpg?w=9"></a>`;
    const wxr = wordPress([
      wpPost(1, text).replace("900", "903"),
      attachment(901, `${at}/tank.jpg`),
      attachment(902, "https://old.example/wp-content/uploads/2018/01/cow.jpg"),
      attachment(903, `${at}/tank.jpg`),
    ]);
    const uploads = zipSync({
      "uploads/2019/03/cow.jpg": await picture("red"),
      "uploads/2019/03/cow-300x200.jpg": await picture("blue"),
      "uploads/2019/03/tank.jpg": await picture("green"),
      "uploads/2019/03/torn.jpg": strToU8("no picture"),
      "uploads/2019/03/plan B.pdf": strToU8("%PDF-1.4\n%%EOF"),
      "uploads/2019/03/torn.pdf": strToU8("no PDF"),
    });
    const files = { "old.xml": wxr, "uploads.zip": uploads };
    const notes = ({ body }: { body: { report: ReportLine[] } }) =>
      body.report[0]?.notes.flatMap(({ details = [] }) => details);
    const missing = ["https://old.example/wp-content/uploads/2018/01/cow.jpg", `${at}/gone.jpg`];
    expect(notes(await importFiles(ana, files, {}, "check=1"))).toEqual(missing);
    expect((await ana.send("GET", "/api/images")).body.found).toBe(0);
    const done = await importFiles(ana, files);
    expect(done.body.report).toMatchObject([{ published: true }]);
    expect(notes(done)?.slice(0, 2)).toEqual(missing);
    expect(notes(done)?.[2]).toMatch(/^uploads\/2019\/03\/torn.jpg: /);
    const { body: library } = await ana.send("GET", "/api/images");
    const [cow, tank] = ["cow.jpg", "tank.jpg"].map((name) =>
      library.images.find((image) => image.name === name),
    );
    expect(library.found).toBe(2);
    expect(cow).toMatchObject({ alt: "A cow" });
    expect((await openedPosts(ana)).get("Post 1")?.post).toMatchObject({
      coverImage: tank?.address,
      content: expect.stringMatching(/\[Plan\]\(\/files\/[\w-]+\/plan-B\.pdf\) Torn/),
    });
    expect((await importFiles(ana, files)).body.report).toMatchObject([{ finding: "same" }]);
  });

  test("Ghost's export and its pictures can be one zip, even with a very long picture description", async () => {
    const desk = await atDesk();
    const { ana } = desk;
    const posts = [
      ghostPost("1", {
        html: `<img src="__GHOST_URL__/content/images/size/w600/2020/01/cow.png" alt="${"A cow. ".repeat(200)}">`,
        feature_image: "/content/images/2020/01/tank.jpg",
      }),
    ];
    const zip = zipSync({
      "ghost/data.json": ghost(posts),
      "ghost/content/images/2020/01/cow.png": await picture("red"),
      "ghost/content/images/size/w600/2020/01/cow.png": await picture("blue"),
      "ghost/content/images/2020/01/tank.jpg": await picture("green"),
      "ghost/content/themes/casper/package.json": strToU8("{}"),
    });
    expect((await importFile(ana, zip)).body.report).toMatchObject([
      { published: true, notes: [] },
    ]);
    const { content, coverImage } = (await openedPosts(ana)).get("Post 1")?.post ?? {};
    expect([content, coverImage]).toEqual([
      expect.stringMatching(/^!\[[^\]]*\]\(\/media\/[\w-]+-60\.jpg\)$/),
      expect.stringMatching(/^\/media\/[\w-]+-60\.jpg$/),
    ]);
    // The description was cut to the library's limit; otherwise no copy of the site could be imported.
    expect((await checkFile((await atDesk()).ana, await exported(desk))).status).toBe(200);
  });
});
