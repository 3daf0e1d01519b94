import { wholeUp } from "../numbers/round.ts";
import { STORAGE_DAYS } from "../rules.ts";

/** A gallon a minute lifted this many feet takes one horsepower. */
const GPM_FT_PER_HP = 3960;
const WATT_PER_HP = 746;
/** Overall efficiency from panel to water, and the reserve to buy. Our choices, for a ballpark estimate only. */
export const SOLAR_EFFICIENCY = 0.35;
const SPARE = 1.25;
/** Virginia's pumps had 250 W or more. We never recommend less. */
export const MIN_PANEL_W = 250;

export interface Solar {
  readonly gpm: number;
  readonly waterHp: number;
  readonly panelW: number;
  /** With a reserve of a quarter, rounded up to ten watts. */
  readonly panelWithSpareW: number;
  readonly storageGal: number;
}

/** A ballpark estimate of pump and panel; a dealer sizes the pump. */
export function solarPump(
  dayGal: number,
  sunHours: number,
  liftFt: number,
  efficiency = SOLAR_EFFICIENCY,
): Solar {
  const gpm = dayGal / sunHours / 60;
  const waterHp = (gpm * liftFt) / GPM_FT_PER_HP;
  const panelW = (waterHp * WATT_PER_HP) / efficiency;
  return {
    gpm,
    waterHp,
    panelW,
    panelWithSpareW: wholeUp((panelW * SPARE) / 10) * 10,
    storageGal: dayGal * STORAGE_DAYS,
  };
}
