import { describe, expect, test } from "vitest";
import { createPageStyles } from "./page-styles.ts";

describe("the styles of a page", () => {
  const css = `:root{--a:var(--b);--b:red;--c:1;--d:2}.card{color:var(--a)}.card:hover h3{top:0}.absent{left:0}table{width:1px}
    .card,.absent p{margin:0}.absent{top:var(--c)}.card:active,.card h3{top:3px}.scrolled .card{top:1px}
    html:not(.js) .card{top:2px}.end{left:4px}#small-menu a{left:5px}@font-face{font-family:A}
    @media (max-width:40em){.card{left:1px}.card:hover{left:2px}.absent{left:2px}}
    @media print{.absent{left:3px}.card{left:4px}}@page{margin:1mm}`;
  const stylesFor = createPageStyles(css);
  const { first, later } = stylesFor(
    '<h3 class="card"><nav id="small-menu"><a></a></nav><p class="end">',
  );

  test("what the first paint can show comes with the page", () => {
    expect(first).toBe(
      ":root{--a:var(--b);--b:red;}.card{color:var(--a)}.card{margin:0}.card h3{top:3px}.end{left:4px}" +
        "@font-face{font-family:A}@media (max-width:40em){.card{left:1px}}",
    );
  });

  test("states, closed menus and paper come later", () => {
    expect(later).toBe(
      ".card:hover h3{top:0}.card:active{top:3px}.scrolled .card{top:1px}html:not(.js) .card{top:2px}" +
        "#small-menu a{left:5px}@media (max-width:40em){.card:hover{left:2px}}" +
        "@media print{.card{left:4px}}@page{margin:1mm}",
    );
  });

  test("a property that only left-out rules read is left out too", () => {
    expect(stylesFor('<p class="absent">').first).toContain(":root{--c:1;}");
  });

  test("what stands beyond the first screen comes later too", () => {
    const long = stylesFor('<h3 class="card"></h3><p data-fold="" class="end">');
    expect(long.first).toContain(".card{color:var(--a)}");
    expect(long.first).not.toContain(".end");
    expect(long.later).toContain(".end{left:4px}");
    expect(long.later).not.toContain(".card{color:var(--a)}");
  });
});
