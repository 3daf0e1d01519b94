import { figure } from "../numbers/figures.ts";
import { type Finding, refuse, warn } from "../numbers/refusal.ts";

/** Refuses stubble at or above the height of the grass. */
export function checkStubble(heightIn: number | null, stubbleIn: number | null): Finding | null {
  if (heightIn === null || stubbleIn === null) return null;
  return stubbleIn >= heightIn
    ? refuse(
        "stubble.high",
        "Nothing to graze. The grass is already at the height you want to leave.",
      )
    : null;
}

/** Refuses standing grass below the amount to leave. */
export function checkResidual(
  standingLbAc: number | null,
  leaveLbAc: number | null,
): Finding | null {
  return standingLbAc !== null && leaveLbAc !== null && standingLbAc < leaveLbAc
    ? refuse("residual.low", "There’s less grass than you want to leave. Days left: 0. Act now.")
    : null;
}

/** Refuses marks on the texture jar out of order. */
export function checkJar(sandIn: number | null, totalIn: number | null): Finding | null {
  return sandIn !== null && totalIn !== null && sandIn > totalIn
    ? refuse("jar.order", "The sand mark is above the top of the soil. Check the three marks.")
    : null;
}

/** Warns where K-State’s table of water ends. */
export function checkHeat(tempF: number | null): Finding | null {
  return tempF !== null && tempF > 90 && tempF <= 115
    ? warn(
        "warn.temp.table",
        `The table ends at 90 °F. For ${figure(tempF)} °F we add a gallon for every 10 °F. Watch the tank.`,
      )
    : null;
}
