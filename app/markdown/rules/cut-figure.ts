import type { Cut, CutTexts, WordsTable } from "#app/pictures/diagrams/cut.ts";
import { type CutName, cutAddress, cutOf, isCutName } from "#app/pictures/diagrams/cuts.ts";
import { joinRanges, joinUnits } from "./unbroken-figures.ts";

/**
 * The content of a diagram's `figure.cut`: the drawing, its labels, the caption (HTML), and a text version for readers
 * who cannot see the drawing or would rather read.
 *
 * @param texts the diagram's texts, if in another language.
 * @param inWords the label of the text version.
 */
export function cutFigure(
  name: CutName,
  caption: string,
  texts: CutTexts = cutOf(name),
  inWords = "In words",
): string {
  const { alt, columns, keys, words } = texts;
  const labels = (tag: string, className: string, texts: readonly string[] = []) =>
    texts.length === 0
      ? ""
      : `<${tag} class="${className}">${texts.map((text) => `<li>${html(text)}</li>`).join("")}</${tag}>`;
  return [
    drawing(name, alt),
    labels("ul", "cut-columns", columns),
    labels("ol", "cut-keys", keys),
    `<figcaption><p>${caption}</p><details><summary>${html(inWords)}</summary>`,
    typeof words === "string" ? `<p>${html(words)}</p>` : table(words),
    "</details></figcaption>",
  ].join("");
}

function drawing(name: CutName, alt: string): string {
  const { size, narrow } = cutOf(name);
  const reserved = ([width, height]: Cut["size"]) => `width="${width}" height="${height}"`;
  const image = `<img src="${cutAddress(name)}" alt="${html(alt)}" ${reserved(size)} loading="lazy" decoding="async"/>`;
  if (narrow === undefined || !isCutName(narrow)) return image;
  const source = `srcset="${cutAddress(narrow)}" ${reserved(cutOf(narrow).size)}`;
  return `<picture><source media="(max-width: 75em)" ${source}/>${image}</picture>`;
}

function table({ columns, rows }: WordsTable): string {
  const head = columns.map((column) => `<th scope="col">${html(column)}</th>`).join("");
  const body = rows.map(([first, ...cells]) => {
    const rest = cells.map((cell) => `<td>${html(cell)}</td>`).join("");
    return `<tr><th scope="row">${html(first)}</th>${rest}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

/** Escapes plain text for HTML and keeps numbers with their units. */
function html(text: string): string {
  return joinRanges(joinUnits(text))
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");
}
