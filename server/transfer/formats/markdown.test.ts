import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ownersDesk } from "#server/testing/desk.ts";
import { sqliteDatabases } from "#server/testing/databases.ts";
import { openedPosts, PHOTO } from "#server/testing/foreign-exports.ts";
import { checkFile, importFile, importFiles } from "#server/testing/import-file.ts";
import type { ReportLine } from "../findings.ts";

const zipOf = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const says = (line?: ReportLine) =>
  (line?.notes ?? []).map((note) => [note.says, ...(note.details ?? [])].join(" "));

describe("Markdown files of other programs", () => {
  const fresh = sqliteDatabases();
  const atDesk = () => ownersDesk(fresh);

  test("become drafts with their date, cover, category and tags; fields that a post here can’t have are reported", async () => {
    const { ana } = await atDesk();
    const zip = zipOf({
      "blog/_posts/2024-05-01-hay-in-winter.markdown": `---
layout: post
title: "Hay: in winter"
date: 2024-05-01 23:30:00 -0600
categories: [Feeding, cattle]
tags: hay, winter
description: What it costs.
subtitle: And what it saves
author: {name: Ana Ruiz}
image: {path: ${PHOTO}, alt: A bale}
permalink: /2024/hay-in-winter.html
comments: true
---
# Hay: in winter

They **eat** [more]({{ site.baseurl }}/about). {% include note.html %}

## How

| Cow | Days |
|---|--:|
| 1 | 2 |
`,
      "blog/content/posts/spring/index.md": `+++
title = "Spring turn-in"
date = 2024-04-02T08:00:00-05:00
draft = true
tags = [
  "grass",
]
[params]
mood = "green"
[[resources]]
src = "map.pdf"
+++
Third leaf.
`,
      "vault/Notes on wells.md": "Deep ones, see [[Pumps|the pumps]].\n",
      "vault/tank.md": "# A float valve\n\nIt sticks.\n",
      "vault/rule.md": "---\n\nBetween two rules.\n\n---\n\nAnd after.\n",
    });
    const { body } = await importFile(ana, zip);
    expect(body.imported).toBe(5);
    expect(body.report.every(({ published }: ReportLine) => !published)).toBe(true);
    const [hay, spring, wells] = body.report.map(says);
    expect(hay).toEqual([
      "It’s a Markdown file of another program, so it becomes a draft.",
      "Its text has commands of another program, which were kept as they are. {% include note.html %}",
      "Its front matter has fields that a post here can’t have; they were left out. subtitle: And what it saves",
    ]);
    expect(spring).toContainEqual(
      expect.stringMatching(
        /left out\. params: {"mood":"green"}.*resources: \[{"src":"map.pdf"}\]$/,
      ),
    );
    expect(wells).toContain(
      "It links to pages of the old site that aren’t among these posts. Pumps",
    );
    const posts = await openedPosts(ana);
    expect(posts.get("Hay: in winter")).toMatchObject({
      state: "draft",
      post: {
        slug: "hay-in-winter",
        date: "2024-05-02",
        category: "Feeding",
        tags: ["hay", "winter", "cattle"],
        excerpt: "What it costs.",
        byline: "Ana Ruiz",
        coverImage: PHOTO,
        coverAlt: "A bale",
        content:
          "They **eat** [more](/about). {% include note.html %}\n\n### How\n\n| Cow | Days |\n| --- | ---: |\n| 1 | 2 |",
      },
    });
    expect(posts.get("Spring turn-in")?.post).toMatchObject({
      slug: "spring",
      date: "2024-04-02",
      tags: ["grass"],
      excerpt: "Third leaf.",
    });
    expect(posts.get("Notes on wells")?.post.content).toBe("Deep ones, see the pumps.");
    expect(posts.get("A float valve")?.post.content).toBe("It sticks.");
    expect(posts.get("Rule")?.post.content).toBe("---\n\nBetween two rules.\n\n---\n\nAnd after.");
    // Checking the same files again recognizes the imported posts.
    const again = (await checkFile(ana, zip)).body.report;
    expect(again.map(({ finding }: ReportLine) => finding)).toEqual(Array(5).fill("same"));
  });

  test("bring along the pictures next to them", async () => {
    const { ana } = await atDesk();
    const picture = async (background: string) => {
      const create = { width: 900, height: 600, channels: 3, background } as const;
      return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
    };
    const post = (title: string) =>
      strToU8(`---\ntitle: ${title}\ncover: cow.jpg\n---\n![[herd.jpg]]\n\n![Lost](lost.jpg)\n`);
    const { body } = await importFile(
      ana,
      zipSync({
        "a b/one/index.md": post("One"),
        "a b/one/cow.jpg": await picture("teal"),
        "a b/two/index.md": post("Two"),
        "a b/two/cow.jpg": await picture("goldenrod"),
        "a b/files/herd.jpg": await picture("seagreen"),
      }),
    );
    expect(says(body.report[0])).toContain(
      "Pictures of its text aren’t among the chosen files and were left out. lost.jpg",
    );
    const posts = await openedPosts(ana);
    const found = ["One", "Two"].map((title) => posts.get(title)?.post);
    const covers = found.map((post) => post?.coverImage);
    expect(covers).toEqual([
      expect.stringMatching(/^\/media\//),
      expect.stringMatching(/^\/media\//),
    ]);
    expect(new Set(covers).size).toBe(2);
    expect(found[0]?.content).toMatch(/^!\[\]\(\/media\/[^)]+\)$/);
    expect(found[1]?.content).toBe(found[0]?.content);
  });

  test("files in this site’s own format are checked as its build does, with errors that name the field", async () => {
    const { ana } = await atDesk();
    const file = (head: string) => strToU8(`---\n${head}\n---\n\nText.\n`);
    const own = 'title: "Hay"\ncategory: Water\ntags: []\nexcerpt: "E"';
    const { body } = await importFiles(ana, {
      "2025-05-08-date.md": file(`${own}\ncoverImage: ${PHOTO}\ncoverAlt: ""\ndate: 2025-05-08`),
      "2025-05-08-alt.md": file(`${own}\ncoverImage: ${PHOTO}`),
      "no-day.md": file(`${own}\ncoverAlt: ""`),
      "2025-05-08-broken.md": file('title: "Hay'),
    });
    expect(body.imported).toBe(0);
    expect(body.report.map(says).flat()).toEqual([
      "2025-05-08-date.md:8: date is not a field of this page",
      "2025-05-08-alt.md:2: coverAlt is missing",
      expect.stringContaining("no-day.md:1: the file name must be a date and a slug"),
      "2025-05-08-broken.md:3: title has no closing quotation mark",
    ]);
    // A file that comes with this site's pages counts as this site's own format.
    const files = { "content/pages/privacy.yaml": "", "README.md": "# Read me\n\nText." };
    const [readme] = (await importFile(ana, zipOf(files))).body.report;
    expect(readme).toMatchObject({ source: "README.md", finding: "unreadable" });
  });
});
