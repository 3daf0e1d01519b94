import { wholeUp } from "../numbers/round.ts";
import { STORAGE_DAYS_NRCS } from "./tank.ts";

/** Water horsepower of a gallon a minute lifted one foot. */
const GPM_FT_PER_HP = 3960;
const WATT_PER_HP = 746;
/** Panel to water, all losses; and what is bought beyond it. Our choices, for a ball-park only. */
export const SOLAR_EFFICIENCY = 0.35;
const SPARE = 1.25;
/** Virginia's pumps had 250 W or more. Less is never printed as advice. */
export const LEAST_PANEL_W = 250;

export interface Solar {
  readonly gpm: number;
  readonly waterHp: number;
  readonly panelW: number;
  /** With a quarter to spare, up to the next ten watts. */
  readonly panelWithSpareW: number;
  readonly storageGal: number;
}

/** A ball-park of pump and panel. A dealer sizes the pump. */
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
    storageGal: dayGal * STORAGE_DAYS_NRCS,
  };
}
