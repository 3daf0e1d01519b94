import type { CalendarDate } from "../../dates/calendar-date.ts";
import type { BlockOut, LogEntry, PlanRow, RestWindow } from "../chart/types.ts";
import type { GrassKind } from "../grass/shares.ts";
import type { UnitMethod } from "../grass/animal-units.ts";
import type { PipeKind, PipeSize } from "../water/pipe.ts";
import type { Refill } from "../water/tank.ts";
import type { TankPlace } from "../water/circle.ts";

/**
 * Everything a rancher has typed, in one file. Names carry units; null is an empty field, never zero; results are
 * not stored; ids are random. `touched` marks the fields that the rancher has typed or measured; the others are
 * defaults or from the example.
 */
export interface RanchFile {
  readonly app: "first-paddock";
  readonly schema: 1;
  readonly id: string;
  /** Incremented by every save. */
  readonly rev: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly units: "us";
  readonly ranch: Ranch;
  readonly method: Method;
  readonly herdRows: readonly HerdLine[];
  readonly pastures: readonly Pasture[];
  readonly paddocks: readonly Paddock[];
  readonly season: Season;
  readonly plan: Plan | null;
  readonly log: readonly LogEntry[];
  readonly rain: readonly Rain[];
  readonly triggers: readonly Trigger[];
  readonly drought: DroughtCheck;
  readonly water: Water;
  readonly fence: Fence;
  readonly money: Money;
  readonly tests: TestLog;
  readonly assessment: { readonly approach: string; readonly motivation: string } | null;
  readonly touched: Readonly<Record<string, NumberSource>>;
}

export type NumberSource = "you" | "measured" | "link";

interface Ranch {
  readonly name: string;
  readonly ranchAcres: number | null;
  readonly firstFrost: CalendarDate | null;
}

interface Method {
  readonly aue: UnitMethod;
  readonly intakePct: number | null;
  readonly marginPct: number | null;
}

export interface HerdLine {
  readonly id: string;
  readonly cls: string;
  readonly head: number | null;
  readonly weightLb: number | null;
  readonly aueOverride: number | null;
}

export interface Pasture {
  readonly id: string;
  readonly name: string;
  readonly acres: number | null;
  readonly kind: GrassKind;
  readonly growthLbAc: number | null;
  readonly sharePctSeason: number | null;
}

export interface Paddock {
  readonly id: string;
  readonly name: string;
  readonly acres: number | null;
  readonly rating: number | null;
}

interface Season {
  readonly start: CalendarDate | null;
  /** Days of grazing wanted. */
  readonly days: number | null;
  /** Days of rest outside the rest windows. */
  readonly restDays: number | null;
  readonly rest: readonly (Omit<RestWindow, "days"> & {
    readonly id: string;
    readonly days: number | null;
  })[];
  readonly blocks: readonly (BlockOut & { readonly id: string; readonly why: string })[];
  /** Height at turn-in, for the length of one stay. */
  readonly heightIn: number | null;
  readonly stubbleIn: number | null;
  readonly lbPerIn: number | null;
  readonly sharePctLayer: number | null;
}

interface Plan {
  readonly id: string;
  readonly rows: readonly PlanRow[];
}

interface Rain {
  readonly id: string;
  readonly on: CalendarDate;
  readonly inches: number;
  readonly kind: "rain" | "snow";
}

export interface Trigger {
  readonly id: string;
  readonly on: CalendarDate;
  /** The trigger applies if the grass is below this height. */
  readonly belowIn: number | null;
  readonly headLeave: number | null;
  readonly leaveBy: CalendarDate | null;
}

export interface DroughtCheck {
  readonly date: CalendarDate | null;
  readonly until: CalendarDate | null;
  readonly standingLbAc: number | null;
  readonly leaveLbAc: number | null;
  readonly sharePctLayer: number | null;
  readonly grownSoFarLbAc: number | null;
  readonly shareGrownPct: number | null;
  readonly countGrowth: boolean;
}

interface Water {
  readonly galPairDay: number | null;
  readonly tempF: number | null;
  readonly milkLbDay: number | null;
  readonly fillHours: number | null;
  readonly sourceGpm: number | null;
  readonly refill: Refill;
  readonly radiusFt: number | null;
  readonly place: TankPlace;
  readonly pipeKind: PipeKind;
  readonly pipeSize: PipeSize;
  readonly pipeFt: number | null;
  readonly fallFt: number | null;
  readonly sourcePsi: number | null;
  readonly valvePsi: number | null;
  readonly sunHours: number | null;
  readonly liftFt: number | null;
}

export interface FenceItem {
  readonly id: string;
  readonly name: string;
  readonly qty: number | null;
  readonly price: number | null;
  readonly half: "wire" | "water";
}

interface Fence {
  readonly widthFt: number | null;
  readonly heightFt: number | null;
  readonly rows: number | null;
  readonly cols: number | null;
  readonly spacingFt: number | null;
  readonly reelFt: number | null;
  readonly perimeterHot: boolean;
  readonly joulesBought: number | null;
  readonly items: readonly FenceItem[];
}

interface Money {
  readonly cashLimit: number | null;
  readonly lifeYears: number | null;
  readonly wage: number | null;
  readonly laborHours: number | null;
  readonly hayDays: number | null;
  /** The cost of a cow's day of hay; null to calculate it from the price per ton. */
  readonly hayPerCowDay: number | null;
  readonly hayPerTon: number | null;
  readonly hayIntakePct: number | null;
  readonly dryMatterPct: number | null;
  readonly storageLossPct: number | null;
  readonly feedingLossPct: number | null;
  readonly feedingCost: number | null;
  readonly grazedCost: number | null;
  readonly addedIncome: number | null;
  readonly lostIncome: number | null;
  readonly yearlyBills: number | null;
  readonly otherSavings: number | null;
  /** For the labor cost of moves per cow-day. */
  readonly moveMinutes: number | null;
  readonly moveEveryDays: number | null;
  /** In the fall: cash left over, and whether the grass recovered. */
  readonly fallNet: number | null;
  readonly grassBack: "yes" | "no" | "unknown";
}

interface TestLog {
  readonly ringMinutes: readonly (number | null)[];
  readonly ringDiameterIn: number | null;
  readonly slake: readonly (number | null)[];
  readonly flies: readonly (number | null)[];
  readonly bagLb: number | null;
  readonly mineralOz: number | null;
  readonly nitratePpm: number | null;
  readonly nitrateUnit: "no3n" | "no3" | "unknown";
  readonly pregnant: boolean;
  /** Marks on the texture jar, measured from the bottom. */
  readonly jarSandIn: number | null;
  readonly jarSiltIn: number | null;
  readonly jarTopIn: number | null;
  readonly wormHighF: number | null;
  readonly wormRestDays: number | null;
  readonly wormIrrigated: boolean;
}
