import { expect, test } from "vitest";
import { createPageStyles } from "./first-styles.ts";

const pageStyles = (css: string, ...names: string[]) => createPageStyles(css)(new Set(names));

test("keeps a rule when the page has every class, id and tag of one of its selectors", () => {
  const css = ".card h3{margin:0} .row,.card{color:red} #main p{top:0}";
  expect(pageStyles(css, ".card", "h3")).toBe(".card h3{margin:0}.card{color:red}");
});

test("needs only one alternative of :is(), and never drops a rule because of :not()", () => {
  const css = ":is(.card h3,.row h2) a{color:red} p:not(.row){top:0}";
  expect(pageStyles(css, ".row", "h2", "a", "p")).toBe(
    ":is(.card h3,.row h2) a{color:red}p:not(.row){top:0}",
  );
  expect(pageStyles(css, ".row", "a")).toBe("");
});

test("keeps rules for classes that scripts set, and leaves states and print to the stylesheet", () => {
  const css =
    ".js p{top:0} .scrolled p{top:1px} p:hover{color:red} p[data-open]{left:0} @media print{p{color:#000}}";
  expect(pageStyles(css, "p")).toBe(".js p{top:0}");
});

test("leaves to the stylesheet what does not change the first picture", () => {
  const css = "p{transition:color 1s;top:0} p:after{content:'';position:absolute;opacity:0}";
  expect(pageStyles(css, "p")).toBe("p{top:0}");
  // Content in the text flow takes up space even while it is invisible.
  expect(pageStyles("p:after{content:'#';opacity:0}", "p")).toBe("p:after{content:'#';opacity:0}");
});

test("drops custom properties that nothing reads, even if another dropped one read them", () => {
  const css = "@media screen{:root{--d:3px}}p{--a:1px;--b:var(--a);--c:2px;top:var(--c)}";
  expect(pageStyles(css, "p")).toBe("p{--c:2px;top:var(--c)}");
});

test("keeps a media query as long as one of its rules is kept", () => {
  const css = "@media (width > 60em){.card{top:0}.row{top:1px}}";
  expect(pageStyles(css, ".row")).toBe("@media (width > 60em){.row{top:1px}}");
  expect(pageStyles(css, "p")).toBe("");
});

test("keeps a rule for a type of input only if the page has one of that type", () => {
  const css = "[type=checkbox]{top:0}";
  expect(pageStyles(css, "input", "[type=search]")).toBe("");
  expect(pageStyles(css, "input", "[type=checkbox]")).toBe(css);
});
