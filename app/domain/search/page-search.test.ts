import { expect, test } from "vitest";
import { folded, searchPages } from "./page-search.ts";

const PAGES = [
  {
    title: "Cuándo parar",
    address: "/es/a",
    texts: ["Zacate de clima fresco", "El ácido prúsico mata"],
  },
  { title: "Salud animal", address: "/es/b", texts: ["Señales, cada año, con pingüinos"] },
  {
    title: "Ácido",
    address: "/es/c",
    texts: [`${"largo ".repeat(60)}prusico ${"texto ".repeat(60)}`],
  },
];
const found = (term: string) => searchPages(PAGES, term).map(({ address }) => address);

test("accents, tildes, diaereses and capitals make no difference, either way", () => {
  expect(folded("Ácido, AÑO, pingüino, éxito")).toBe("acido, ano, pinguino, exito");
  expect(found("acido prusico")).toEqual(["/es/c", "/es/a"]);
  expect(found("PRÚSICO")).toEqual(["/es/a", "/es/c"]);
  expect(found("ano pinguinos")).toEqual(["/es/b"]);
});

test("every word must occur, and an empty search finds nothing", () => {
  expect(found("zacate pinguinos")).toEqual([]);
  expect(found("  ")).toEqual([]);
});

test("a long text is cut around the word", () => {
  const [, page] = searchPages(PAGES, "prusico");
  expect(page?.excerpt).toMatch(/^….*prusico.*…$/);
  expect(page?.excerpt.length).toBeLessThan(170);
});
