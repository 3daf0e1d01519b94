import { createContext } from "react";

/** What every printed sheet has around its own texts (features/tools/paper/sheet.tsx). */
export const sheet = {
  forPrinting: (title: string) => `${title}, for printing`,
  stamp: "NOT YOURS YET",
  part: "Sheet ___ of ___",
  advice: "A plan, not advice. Your eyes, your veterinarian and your extension office come first.",
  ranch: "Ranch {ranch:40}",
  date: "Date {22}",
  method: (how: string) => `Worked by: ${how}`,
};

/** In Spanish only blank forms and the plan have their own. */
export const AroundSheet = createContext<
  typeof sheet & {
    /** The back of another sheet, which has the anchor. */
    readonly back?: boolean;
  }
>(sheet);
