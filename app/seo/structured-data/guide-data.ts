import type { GroupKind } from "#app/content-model/page-groups.ts";
import type { Screen } from "#app/content-model/pages.ts";
import { faqPage, howTo, type StructuredData } from "./structured-data.ts";

/** Structured data of a Getting Started page, if a schema.org type fits it. */
export function guideData(
  screen: Screen<GroupKind<"getting-started">> | undefined,
): StructuredData[] {
  switch (screen?.kind) {
    case "getting-started/faq":
      return [faqPage(screen.page)];
    case "getting-started/first-steps":
    case "getting-started/how-it-works":
      return [howTo(screen.page.title, screen.page.steps)];
    case "getting-started/quick-start": {
      const weeks = screen.page.weeks.map(({ title, goal }) => ({ title, text: goal }));
      return [howTo(screen.page.title, weeks)];
    }
    default:
      return [];
  }
}
