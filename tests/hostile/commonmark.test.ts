// @vitest-environment jsdom
import { tests } from "commonmark-spec";
import { expect, test, vi } from "vitest";
import { straightQuotes } from "#app/domain/search/search.ts";
import { renderArticle } from "#app/markdown/renderer.ts";
import { problemsIn } from "./problems-in.ts";

vi.setConfig({ testTimeout: 60_000 });

const outcomes = tests.map(({ markdown, html, section, number }) => ({
  number,
  section,
  ours: renderArticle(markdown.replaceAll("→", "\t")).html,
  theirs: html.replaceAll("→", "\t"),
}));

test("CommonMark's own examples render to nothing that could run", () => {
  expect(outcomes.length).toBeGreaterThan(640);
  expect(outcomes.flatMap(({ ours }) => problemsIn(ours))).toEqual([]);
});

test("every example that is rendered differently is listed, with the reason", async () => {
  const different = outcomes.filter(({ ours, theirs }) => comparable(ours) !== comparable(theirs));
  const lines = different.map(
    ({ number, section, ours, theirs }) => `${number} ${section}: ${reason(ours, theirs)}`,
  );
  const summary = `${outcomes.length - different.length} of ${outcomes.length} examples are rendered as CommonMark ${"0.31.2"} says.`;
  await expect([summary, "", ...lines, ""].join("\n")).toMatchFileSnapshot(
    "fixtures/commonmark-differences.txt",
  );
});

/** The parsed HTML, without the site's additions: heading anchors and curly quotation marks. */
function comparable(html: string): string {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, "text/html");
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const [link] = heading.children;
    if (link?.getAttribute("href") === `#${heading.id}`) link.replaceWith(...link.childNodes);
    heading.removeAttribute("id");
  }
  return straightQuotes(body.innerHTML.replace(/>\s+</g, "><").trim());
}

function reason(ours: string, theirs: string): string {
  if (ours.includes("&lt;") && /<[a-z!?/]/i.test(theirs)) return "raw HTML is shown as text";
  if (/(?:href|src)="(?!https?:|mailto:|\/|#)[a-z][a-z0-9+.-]*:/i.test(theirs)) {
    return "the address's scheme is not allowed";
  }
  return "other";
}
