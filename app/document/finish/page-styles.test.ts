import { expect, test } from "vitest";
import { createPageStyles } from "./page-styles.server.ts";

const stylesOf = (css: string, ...names: string[]) => createPageStyles(css)(new Set(names));

test("a rule stays when every class, id and tag of one of its selectors is there", () => {
  const css = ".card h3{margin:0} .row,.card{color:red} #main p{top:0}";
  expect(stylesOf(css, ".card", "h3")).toBe(".card h3{margin:0}.card{color:red}");
});

test("of :is(), one alternative is enough; :not() never makes a selector impossible", () => {
  const css = ":is(.card h3,.row h2) a{color:red} p:not(.row){top:0}";
  expect(stylesOf(css, ".row", "h2", "a", "p")).toBe(
    ":is(.card h3,.row h2) a{color:red}p:not(.row){top:0}",
  );
  expect(stylesOf(css, ".row", "a")).toBe("");
});

test("classes that scripts set count as there; states and paper come with the stylesheet", () => {
  const css = ".scrolled p{top:0} p:hover{color:red} @media print{p{color:#000}}";
  expect(stylesOf(css, "p")).toBe(".scrolled p{top:0}");
});

test("custom properties that nothing reads are left out, also those of each other", () => {
  const css = "p{--a:1px;--b:var(--a);--c:2px;top:var(--c)}";
  expect(stylesOf(css, "p")).toBe("p{--c:2px;top:var(--c)}");
});

test("a media query keeps its rules, and goes when none is left", () => {
  const css = "@media (width > 60em){.card{top:0}.row{top:1px}}";
  expect(stylesOf(css, ".row")).toBe("@media (width > 60em){.row{top:1px}}");
  expect(stylesOf(css, "p")).toBe("");
});
