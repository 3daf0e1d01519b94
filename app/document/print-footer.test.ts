import { expect, test } from "vitest";
import { footerLine } from "./print-footer.ts";

const ADDRESS = "ranch.example/blog/2025/03/fence-and-water-on-a-small-budget";

test("a printed page's footer names its title, the site and its address", () => {
  expect(footerLine("Soil | First Paddock", "ranch.example/soil")).toBe(
    "Soil | First Paddock · ranch.example/soil",
  );
});

test("a long title loses the site's name, then its last words, but the address stays whole", () => {
  const title = "Fence and Water on a Budget";
  expect(footerLine(`${title} | First Paddock`, ADDRESS)).toBe(`${title} · ${ADDRESS}`);
  expect(footerLine(`${title} That Is Small and Fits | First Paddock`, ADDRESS)).toBe(
    `${title} That Is… · ${ADDRESS}`,
  );
});

test("if no more than a word of the title would fit, only the address is printed", () => {
  const address = `${ADDRESS}-and-a-few-more-words-than`;
  expect(footerLine("Fence and Water on a Small Budget | First Paddock", address)).toBe(address);
});

test("an address is printed as a reader types it, but characters that would end its path stay encoded", () => {
  const path = "ranch.example/blog/category";
  expect(footerLine("Wildlife", `${path}/wildlife%20%26%20biodiversity`)).toBe(
    `Wildlife · ${path}/wildlife & biodiversity`,
  );
  expect(footerLine("Why", `${path}/why%3F`)).toBe(`Why · ${path}/why%3F`);
});
