import { expect, test } from "vitest";
import { finishPage } from "./finish-page.ts";

const RENDERED = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style id="page-style"></style></head><body><p>Unknown</p><script>window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = new ReadableStream();</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry-1.js");</script><!--$--><script>window.__reactRouterContext.streamController.enqueue("[\\"title\\",\\"Un\\\\known\\"]\\n");</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body></html>`;

const asleep = {
  base: "/",
  stateAddress: "/about.state.json",
  importsOf: (script: string) => (script.includes("root") ? ["/assets/shared-1.js"] : []),
};
const options = {
  stylesFor: () => ({ first: "p{color:red}", later: "p:hover{color:blue}" }),
  asleep,
  standsIn: false,
  stylesheet: "/assets/site.css",
};

test("a page that stands in for others is marked and brings no data of its own", () => {
  const { html, state } = finishPage(RENDERED, { ...options, standsIn: true });
  expect(html).toContain('<html data-fallback=""');
  expect(state).toContain("loaderData");
  expect(state).not.toContain("Un\\\\known");
});

test("any other page keeps its data, in a file beside it", () => {
  const { html, state } = finishPage(RENDERED, options);
  expect(html).not.toContain("data-fallback");
  expect(html).toContain('data-state="/about.state.json"');
  expect(html).not.toContain("streamController");
  expect(state).toBe(String.raw`["title","Un\known"]` + "\n");
});

test("what starts React is one file for all pages of the same routes, its imports flat", () => {
  const { html, shared } = finishPage(RENDERED, options);
  const [file, code] = shared[1] ?? ["", ""];
  expect(html).toContain(`data-asleep="/${file}"`);
  expect(code).toMatch(/^import "\/assets\/shared-1\.js";\nimport "\/assets\/manifest-1\.js";/);
  expect(code).toContain('return import("/assets/entry-1.js");');
  const other = finishPage(RENDERED.replace("Unknown", "Known"), options);
  expect(other.shared[1]?.[0]).toBe(file);
});

test("the page offline, which stands for any address, never starts React", () => {
  const { html, state, shared } = finishPage(RENDERED, { ...options, still: true });
  expect(html).not.toContain("<script");
  expect(state).toBeUndefined();
  expect(shared).toHaveLength(1);
});

test("a page whose data cannot be found is an error, not a page with somebody else's data", () => {
  expect(() => finishPage("<html><head></head></html>", { ...options, standsIn: true })).toThrow(
    /0 hydration states/,
  );
});

test("the content policy stands before anything it speaks about", () => {
  const { html } = finishPage(RENDERED, options);
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<style"));
  expect(html).not.toContain("unsafe-inline");
});
