import { groupOf } from "#app/content-model/page-address.ts";
import { blocksOf, type ContentPage } from "#app/content-model/pages/page.ts";
import { faqPage, howTo, type StructuredData } from "./structured-data.ts";

/** Structured data of a Getting Started page, if a schema.org type fits it. */
export function guideData(page: ContentPage): StructuredData[] {
  if (groupOf(page.name) !== "getting-started") return [];
  const steps = [
    ...blocksOf(page, "steps").flatMap(({ items }) => items),
    ...blocksOf(page, "week").map(({ heading, intro = "" }) => ({ title: heading, text: intro })),
  ];
  return [
    ...blocksOf(page, "questions").map(({ items }) => faqPage(items)),
    ...(steps.length > 0 ? [howTo(page.title, steps)] : []),
  ];
}
