import { createContext } from "react";
import { plannerParts } from "./english/planner-parts.ts";

/** The texts of the planners' fields and buttons. In Spanish only the plan below the assessment has them. */
export const PlannerParts = createContext(plannerParts);
