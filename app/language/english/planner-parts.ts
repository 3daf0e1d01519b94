import { createContext } from "react";
import type { Finding } from "#app/domain/tools/numbers/limits.ts";

/** The texts of the planners' fields and buttons; see en.ts. */
export const plannerParts = {
  less: "Less: ",
  more: "More: ",
  finding: ({ message }: Finding) => message,
  /** Where a number comes from. */
  origin: { you: "yours", measured: "measured", link: "from the link", example: "example" },
  starting: "Starting…",
  keep: "Keep",
  onPhone: "on this phone",
  inBrowser: "in this browser",
  keeping: "Keeping…",
  kept: "Kept ✓",
  tryAgain: "Try again",
};

/** In Spanish, only the plan below the assessment sets them. */
export const PlannerParts = createContext(plannerParts);
