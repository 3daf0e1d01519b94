import type { Pages } from "../../build/content/page-schemas.ts";
import { faqPage, howTo, type StructuredData } from "./structured-data.ts";

type Screen<Kind extends keyof Pages = keyof Pages> = Kind extends keyof Pages
  ? { readonly kind: Kind; readonly page: Pages[Kind] }
  : never;

/** What a Getting Started page is, where schema.org has a word that is true of it. */
export function guideData(screen: Screen | undefined): StructuredData[] {
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
