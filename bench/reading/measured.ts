import type { MeasuredPage } from "./pages.ts";
import type { Visit } from "./visit.ts";

export interface Round extends Visit {
  /** Milliseconds after a tap. NaN if no link is followed. */
  readonly toNextPage: number;
  /** The same after hovering. */
  readonly toHoveredPage: number;
}

export interface Measured {
  readonly page: MeasuredPage;
  readonly rounds: Round[];
  offline?: boolean;
}
