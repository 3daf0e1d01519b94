import { site } from "#content/site.ts";
import { expect, test } from "vitest";
import { letterHtml, type LightPicture } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";

const ORIGIN = "https://ranch.example";
const html = (text: string, pictures = new Map<string, LightPicture>()) =>
  letterHtml({ subject: "Rest & <hay>", text }, site, ORIGIN, pictures);
const body = (text: string) =>
  letterText({ subject: "Rest", text }, site, ORIGIN)
    .split("\n\n--\n")[0]
    ?.slice("Rest\n\n".length);

test.each([
  ["a paragraph\non two lines", "a paragraph on two lines"],
  ["first\\\nsecond", "first\nsecond"],
  ["It's **good** `code` *now*", "It’s good code now"],
  [
    "[Rest](/practices/rest) and <https://a.example/b>",
    "Rest (https://ranch.example/practices/rest) and https://a.example/b",
  ],
  ["### Gates\n\nShut.", "Gates\n\nShut."],
  ["- hay\n- grass\n  1. tall\n  2. short\n\nEnd", "- hay\n- grass\n  1. tall\n  2. short\n\nEnd"],
  ["3. three\n4. four", "3. three\n4. four"],
  ["- one\n\n  more\n- two", "- one\n\n  more\n\n- two"],
  ["> Rest first.\n>\n> Then graze.", "> Rest first.\n\n> Then graze."],
  ["| Hay | Cost |\n|---|---:|\n| 1 | $2 |", "Hay | Cost\n1 | $2"],
  ["```\na  b\n```", "a  b"],
  ["one\n\n---\n\ntwo", "one\n\n-----\n\ntwo"],
  ["![A tank](/media/a.jpg)\n\n![](/media/b.jpg)", "[Picture: A tank]"],
  ["![30 ÷ 3 days](cut:rest)", "[Diagram: 30 ÷ 3 days]"],
  ["<b>raw</b>", "<b>raw</b>"],
])("plain text of %j", (markdown, text) => {
  expect(body(markdown)?.trimEnd()).toBe(text);
});

test("the plain text ends with why the reader gets it, the unsubscribe link and the sender", () => {
  expect(letterText({ subject: "Rest", text: "Hay" }, site, ORIGIN)).toMatch(
    /^Rest\n\nHay\n\n--\nYou get this letter because .*\nUnsubscribe: https:\/\/leave\.invalid\/\n\n\S.*\n$/,
  );
});

test("the HTML starts with the first words of the text, which mail programs show in their list", () => {
  const whole = html(`### Rest <first>\n\n${"Then graze. ".repeat(20)}`);
  const [, opening = ""] =
    /<body[^>]*>\s*<div class[^>]*>\s*<div style="display:none[^>]*>([^<]*)</.exec(whole) ?? [];
  expect(opening).toMatch(/^Rest &lt;first&gt; Then graze\. .*…$/);
});

test("the HTML has inline styles, absolute addresses and a dark theme, and loads nothing but its pictures", () => {
  const whole = html(
    "Move **today**, [why](/blog).\n\n![A tank](/media/a-2560.jpg)\n\n| a | b |\n|---|--:|\n| 1 | 2 |",
    new Map([["/media/a-2560.jpg", { address: "/media/a-960.jpg", width: 960 }]]),
  );
  expect(whole).toContain("<title>Rest &amp; &lt;hay&gt;</title>");
  expect(whole).toContain('<a href="https://ranch.example/blog" style="');
  expect(whole).toContain(
    '<img src="https://ranch.example/media/a-960.jpg" width="600" alt="A tank" style="',
  );
  expect(whole).toMatch(/<td style="[^"]*;text-align:right">2</);
  expect(whole).toContain("@media (prefers-color-scheme: dark)");
  const loaded = [...whole.matchAll(/src="([^"]*)"|url\(|@import|<link|<script/g)].map(
    ([one]) => one,
  );
  expect(loaded).toEqual(['src="https://ranch.example/media/a-960.jpg"']);
  expect(whole).not.toMatch(/class="(?!small|letter)/);
  // Some mail programs remove the body element with its style, so an element inside has the style too.
  expect(whole).toMatch(/<div class="letter" style="background:[^"]*;color:[^"]*;font:/);
});

test("a photo from a photo host is loaded at the width of a letter, not at its original size", () => {
  expect(html("![A cow](https://images.unsplash.com/photo-1?ixid=a&w=6000)")).toContain(
    '<img src="https://images.unsplash.com/photo-1?auto=format&amp;fit=crop&amp;w=900&amp;q=70" width="600" alt="A cow"',
  );
});

test("a diagram becomes its caption, and nothing that an author pastes can run as code", () => {
  expect(html("![30 < 40 days](cut:rest)")).toContain("<em>Diagram: 30 &lt; 40 days</em>");
  const hostile = html('<img src=x onerror=a()>\n\n[x](javascript:a()) ![y"onerror=a()](/a.jpg)');
  expect(hostile).not.toMatch(/<img src=x|href="javascript|" ?onerror=/);
});
