import { describe, expect, it } from "vitest";
import { proseOfPage, proseOfPost } from "./prose.ts";

describe("a page's prose", () => {
  it("is its sentences, not its labels, addresses or sources", () => {
    const page = {
      title: "Water",
      lede: "Bring **water** to grass.",
      cards: [{ to: "/practices", text: "Is it near?" }],
      sources: ["A paper. 2008."],
      blocks: [{ kind: "sources", unconfirmed: "We read two.", items: ["A book. 2011."] }],
    };
    expect(proseOfPage(page)).toEqual(["Bring water to grass.", "Is it near?", "We read two."]);
  });
});

describe("a post's prose", () => {
  it("is its paragraphs and list items", () => {
    const post = [
      "---",
      "title: Rest",
      "---",
      "First line",
      "goes on.",
      "",
      "### A heading",
      "",
      "- One item.",
      "- Two items",
      "  on two lines.",
      "",
      "| a | b |",
      "|---|---|",
      "",
      "1. Numbered.",
      "",
      "### Sources",
      "",
      "- Briske et al., 2008.",
    ].join("\n");
    expect(proseOfPost(post)).toEqual([
      "First line goes on.",
      "One item.",
      "Two items on two lines.",
      "Numbered.",
    ]);
  });
});
