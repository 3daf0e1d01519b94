import { createContext } from "react";

/** The texts around every printed sheet's own (features/tools/paper/sheet.tsx). */
export const sheet = {
  forPrinting: (title: string) => `${title}, for printing`,
  stamp: "NOT YOURS YET",
  part: "Sheet ___ of ___",
  advice: "A plan, not advice. Your eyes, your veterinarian and your extension office come first.",
  ranch: "Ranch {ranch:40}",
  date: "Date {22}",
  method: (how: string) => `Worked by: ${how}`,
};

/** In Spanish, only blank forms and the plan set them. */
export const AroundSheet = createContext<
  typeof sheet & {
    /** The back of another sheet, which has the anchor. */
    readonly back?: boolean;
  }
>(sheet);
