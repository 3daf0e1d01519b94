import { createSimulatedNewsletter } from "../adapters/simulated/newsletter.ts";
import type { Backend } from "../domain/ports.ts";

/** Who answers for the newsletter. */
export const newsletter: Backend["newsletter"] = createSimulatedNewsletter();
