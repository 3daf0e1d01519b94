import { expect, test } from "vitest";
import { finishPage } from "./finish-page.ts";

const RENDERED = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style id="page-style"></style></head><body><p>Unknown</p><script>window.__reactRouterContext.streamController.enqueue("[\\"title\\",\\"Un\\\\known\\"]\\n");</script></body></html>`;

const options = { stylesFor: () => "p{color:red}", asleep: true, stylesheet: "/assets/site.css" };

test("a page that stands in for others is marked and brings no data of its own", () => {
  const html = finishPage(RENDERED, { ...options, standsIn: true });
  expect(html).toContain('<html data-fallback=""');
  expect(html).toContain("loaderData");
  expect(html).not.toContain("Un\\\\known");
});

test("any other page keeps its data", () => {
  const html = finishPage(RENDERED, { ...options, standsIn: false });
  expect(html).not.toContain("data-fallback");
  expect(html).toContain("Un\\\\known");
});

test("a page whose data cannot be found is an error, not a page with somebody else's data", () => {
  expect(() => finishPage("<html><head></head></html>", { ...options, standsIn: true })).toThrow(
    /0 hydration states/,
  );
});

test("the content policy stands before anything it speaks about", () => {
  const html = finishPage(RENDERED, { ...options, standsIn: false });
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<style"));
  expect(html).not.toContain("unsafe-inline");
});
