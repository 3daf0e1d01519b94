import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { markdownFromHtml } from "./rich-text.ts";
import { cleanLink } from "./simplify.ts";

// @vitest-environment jsdom

const file = (name: string) => readFileSync(`tests/clipboards/${name}`, "utf8");

describe("converts clipboards of real programs to clean Markdown", () => {
  test.each([
    ["word", 1],
    ["word-for-mac", 0],
    ["word-online", 0],
    ["google-docs", 1],
    ["google-docs-lists", 0],
    ["pages", 0],
    ["web-page", 1],
    ["chromium", 1],
    ["libreoffice", 0],
  ])("%s", (name, picturesLeftOut) => {
    const pasted = markdownFromHtml(file(`copied/${name}.html`));
    expect(`${pasted.markdown}\n`).toBe(file(`markdown/${name}.md`));
    expect(pasted.picturesLeftOut).toBe(picturesLeftOut);
  });
});

test.each([
  "<div><span>plain</span></div>",
  '<meta charset="utf-8"><span style="color:red">plain</span>',
  "<p>one</p><p>two</p>",
  "<table><tr><td>one cell of a spreadsheet</td></tr></table>",
])("leaves unformatted HTML to its plain text: %s", (html) => {
  expect(markdownFromHtml(html).markdown).toBeUndefined();
});

test("an embedded video or map becomes a link to it, and an invisible one is dropped", () => {
  const frames = `<p>Before</p><iframe src="//www.youtube.com/embed/abc" title="How to rest"></iframe>
    <iframe src="https://a.example/map"></iframe><iframe src="https://b.example/" width="1" height="1"></iframe>`;
  expect(markdownFromHtml(frames).markdown).toBe(
    "Before\n\n[How to rest](https://www.youtube.com/embed/abc)\n\n[https://a.example/map](https://a.example/map)",
  );
});

describe("converts single constructs", () => {
  test.each([
    ["keeps ordinals", "the 1<sup>st</sup> <b>cut</b>", "the 1st **cut**"],
    ["an exponent after a unit", "5 m<sup>2</sup> <i>a day</i>", "5 m² *a day*"],
    ["a footnote mark", "the report<sup>12</sup> says <b>so</b>", "the report[12] says **so**"],
    [
      "a footnote with its mark",
      '<p>the <b>report</b><sup><a href="#ftnt1" id="ftnt_ref1">1</a></sup></p><p><a href="#ftnt_ref1" id="ftnt1">[1]</a>By letter</p>',
      "the **report**[1]\n\n[1] By letter",
    ],
    [
      "drops a mark whose note was not copied",
      'the <b>report</b><sup><a href="https://a.example/#cite_note-1">[1]</a></sup>',
      "the **report**",
    ],
    [
      "an email from Gmail or Outlook",
      "<div>Hi <b>Ana</b>,<div><br></div><div>First para.</div><div><br></div><div>Second.</div>Bye</div>",
      "Hi **Ana**,\n\nFirst para.\n\nSecond.\n\nBye",
    ],
    [
      "Word's tracked changes",
      "<b>Keep</b> it <del>gone</del><ins>added</ins> here",
      "**Keep** it added here",
    ],
    ["text struck out", "<s>$40</s> now <b>$30</b>", "~~$40~~ now **$30**"],
    [
      "text struck out with <del>, as on this site",
      "<del>$40</del> now <b>$30</b>",
      "~~$40~~ now **$30**",
    ],
    [
      "text struck out by style only",
      '<span style="font-weight:700;text-decoration:line-through">$40 </span>now $30',
      "**~~$40~~** now $30",
    ],
    [
      "merged cells",
      "<table><tr><th colspan=2>a<th>b<tr><td rowspan=2>c<td>1<td>2<tr><td>3<td>4</table>",
      "| a |  | b |\n| --- | --- | --- |\n| c | 1 | 2 |\n|  | 3 | 4 |",
    ],
    ["an item with a paragraph", "<ul><li>Two<p>second</p></li></ul>", "- Two\n\n  second"],
    [
      "a summary and its details",
      "<details><summary>s</summary>body <b>here</b></details>",
      "s\n\nbody **here**",
    ],
    [
      "a page inside a form, and headings that are buttons",
      '<form><h3><button aria-expanded="true">How long?</button></h3><p>A <b>day</b>.<button>Share</button></p></form>',
      "### How long?\n\nA **day**.",
    ],
    [
      "a paragraph indented with spaces",
      "<p>a</p><p>&nbsp; &nbsp; &nbsp;So <b>far</b></p>",
      "a\n\nSo **far**",
    ],
    ["a heading that ends with a number sign", "<h3>Pasture #</h3>", "### Pasture \\#"],
    ["a number after a line break", "<p><b>a</b><br>1) b</p>", "**a**\\\n1\\) b"],
    [
      "empty lines of code in a list",
      "<ul><li>a<pre>b\n\n\nc</pre></li></ul>",
      "- a\n\n  ```\n  b\n\n\n  c\n  ```",
    ],
    ["bold by style only", '<span style="font-weight: 700">a</span>', "**a**"],
    ["a bold tag that is not bold", '<b style="font-weight:normal">a <i>b</i></b>', "a *b*"],
    [
      "a Word list that begins at its second level",
      '<p style="mso-list:l0 level2 lfo1">a</p>',
      "- a",
    ],
    [
      "a Word list that continues after a paragraph, and a numbered heading",
      '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">3.</span>c</p><p>so</p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">4.</span>d</p><h2 style="mso-list:l1 level2 lfo2"><span style="mso-list:Ignore">1.2<span>&nbsp; </span></span>Water</h2>',
      "3. c\n\nso\n\n4. d\n\n### 1.2 Water",
    ],
    [
      "part of an email, copied without the block around it",
      "<span>Hi <b>Ana</b>,</span><br><br>Mill Road<br>Fort Worth<br> <br><br>Bye",
      "Hi **Ana**,\n\nMill Road\\\nFort Worth\n\nBye",
    ],
    [
      "a table used as a frame around text",
      "<table><tr><td></td></tr></table><table><tr><td><h2>Hay</h2><p>One.</p><p>Two.</p></td></tr></table>",
      "### Hay\n\nOne.\n\nTwo.",
    ],
    [
      "tables inside a table",
      "<table><tr><td>a<table><tr><th>b<th>c</table><td><b>d</b></table>",
      "a\n\n| b | c |\n| --- | --- |\n\n**d**",
    ],
    [
      "text copied from this site",
      `<h3><a href="${location.origin}/blog/2026/11/rest#why">Why</a></h3><p>See <a href="${location.origin}/tools">the tools</a></p><p><img src="${location.origin}/media/cow-1600.jpg" alt="A cow"></p>`,
      "### Why\n\nSee [the tools](/tools)\n\n![A cow](/media/cow-1600.jpg)",
    ],
    ["drops LibreOffice's final NUL", "<b>a</b>\0", "**a**"],
    ["keeps a list's start number", '<ol start="4"><li>a<li>b</ol>', "4. a\n5. b"],
    [
      "a table's caption",
      "<table><caption>a week</caption><tr><th>a<tr><td>1</table>",
      "a week\n\n| a |\n| --- |\n| 1 |",
    ],
    [
      "drops the link back from a footnote",
      '<ol><li><a href="https://a.example/#r">↩︎</a> By letter',
      "1. By letter",
    ],
    [
      "drops Word's margin comments",
      '<p>the <b>well</b><a style="mso-comment-reference:A_1" href="#_msocom_1">[A1]</a></p><div style="mso-element:comment-list"><p>Which?</p></div>',
      "the **well**",
    ],
    [
      "a row that is shorter than the head",
      "<table><tr><th>a<th>b<tr><td>1</table>",
      "| a | b |\n| --- | --- |\n| 1 |  |",
    ],
    [
      "a line break at the end of bold words",
      "<p><b>The well<br> </b>in June</p>",
      "**The well**\\\nin June",
    ],
    [
      "a dash at the start of bold words within a line",
      "<p>Ana<b> - 1. June</b></p>",
      "Ana **- 1. June**",
    ],
    ["punctuation between bold words and a letter", "<b>Note:</b>here", "**Note**:here"],
    [
      "a bold link before a letter",
      '<b>See <a href="https://a.example/x">Ana</a></b>s',
      "**See** [**Ana**](https://a.example/x)s",
    ],
    ["bold words that touch", "<b>dry</b><b>well</b><i>s</i>", "**drywell***s*"],
    ["code that touches", "<code>npm</code><b><code>`ci`</code></b>x", "`` npm`ci` ``x"],
    ["bold within bold", "<p><b>dry <b>well</b></b></p>", "**dry well**"],
    ["bold within code", "<p><code><b>npm</b> start</code></p>", "`npm start`"],
    [
      "an exclamation mark before a link, which would turn it into a picture",
      '<p>Look!<a href="https://a.example/x">Here</a></p>',
      "Look\\![Here](https://a.example/x)",
    ],
    ["text that reads like an entity", "<p><b>Write</b> &amp;copy;</p>", "**Write** \\&copy;"],
    ["tildes", "<p><s>~5</s> and ~~6~~</p>", "~~\\~5~~ and \\~\\~6\\~\\~"],
    ["words of a list outside its items", "<ul>First<li>second</ul>", "- First\n- second"],
    [
      "a nested list with a later start number",
      '<ol><li>one<ol start="5"><li>five</ol></ol>',
      "1. one\n\n   5. five",
    ],
    [
      "a code block of several elements",
      "<pre><code>npm ci</code>\n<code>npm start</code></pre>",
      "```\nnpm ci\nnpm start\n```",
    ],
  ])("%s", (_, html, markdown) => expect(markdownFromHtml(html).markdown).toBe(markdown));
});

test.each([
  ["https://www.google.com/url?q=https://a.example/b&sa=D", "https://a.example/b"],
  [
    "https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F%3Ffbclid%3Dx&h=1",
    "https://a.example/",
  ],
  ["https://a.example/?id=1&utm_campaign=x", "https://a.example/?id=1"],
  ["https://a.example/as-it-was?q=%20", "https://a.example/as-it-was?q=%20"],
  ["mailto:ana@a.example", "mailto:ana@a.example"],
  ["#note", undefined],
  ["/path", undefined],
  ["javascript:alert(1)", undefined],
  ["https://", undefined],
])("cleans the link %s to %s", (copied, meant) => expect(cleanLink(copied)).toBe(meant));
