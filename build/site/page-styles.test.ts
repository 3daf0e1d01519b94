import { describe, expect, test } from "vitest";
import { createPageStyles, vocabularyOf } from "./page-styles.ts";

const page = (html: string) => vocabularyOf(html);

describe("the styles a page carries", () => {
  const css = `:root{--a:1}.card{color:red}.card:hover h3{top:0}.absent{left:0}table{width:1px}
    .card,.absent p{margin:0}.scrolled .card{top:1px}html:not(.js) .card{top:2px}
    @media (max-width:40em){.card{left:1px}.absent{left:2px}}@media print{.absent{left:3px}}`;
  const styles = createPageStyles(css)(page('<h3 class="card">'));

  test("rules of what stands in the page are kept", () => {
    expect(styles).toContain(".card{color:red}");
    expect(styles).toContain(".card:hover h3{top:0}");
    expect(styles).toContain("@media (max-width:40em){.card{left:1px}}");
  });

  test("rules of what does not are left out, selector by selector", () => {
    expect(styles).not.toContain("absent");
    expect(styles).not.toContain("table");
    expect(styles).not.toContain("@media print");
    expect(styles).toContain(".card{margin:0}");
  });

  test("rules that a script brings to life later are kept", () => {
    expect(styles).toContain(".scrolled .card{top:1px}");
    expect(styles).toContain("html:not(.js) .card{top:2px}");
  });
});
