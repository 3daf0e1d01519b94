import * as z from "zod/mini";
import { isCalendarDate, type CalendarDate } from "../../../domain/dates/calendar-date.ts";
import { LARGEST } from "../../../domain/tools/numbers/parse-number.ts";
import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";

/** Maximum lengths of a name and of a note. */
const MAX_NAME = 40;
const MAX_NOTE = 400;
/** Maximum length of a list: years of daily moves. */
const MAX_ENTRIES = 5000;

const text = (max: number) => z.string().check(z.maxLength(max));
const id = text(MAX_NAME).check(z.minLength(1));
const amount = z.number().check(z.minimum(0), z.maximum(LARGEST));
/** The number as typed: an impossible one is refused beside its field and stays until it is corrected. */
const optional = z.nullable(z.number().check(z.minimum(-LARGEST), z.maximum(LARGEST)));
const date = z.custom<CalendarDate>((value) => typeof value === "string" && isCalendarDate(value));
const optionalDate = z.nullable(date);
const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.maxLength(MAX_ENTRIES));

/** The schema of storage and backup files. Unknown fields survive a round trip. */
export const ranchFileSchema: z.ZodMiniType<RanchFile> = z.looseObject({
  app: z.literal("first-paddock"),
  schema: z.literal(1),
  id,
  rev: amount,
  createdAt: text(MAX_NAME),
  updatedAt: text(MAX_NAME),
  units: z.literal("us"),
  ranch: z.looseObject({ name: text(MAX_NAME), ranchAcres: optional, firstFrost: optionalDate }),
  method: z.looseObject({
    aue: z.enum(["simple", "metabolic"]),
    intakePct: optional,
    marginPct: optional,
  }),
  herdRows: list(
    z.looseObject({
      id,
      cls: text(MAX_NAME),
      head: optional,
      weightLb: optional,
      aueOverride: optional,
    }),
  ),
  pastures: list(
    z.looseObject({
      id,
      name: text(MAX_NAME),
      acres: optional,
      kind: z.enum(["range", "planted", "annual"]),
      growthLbAc: optional,
      sharePctSeason: optional,
    }),
  ),
  paddocks: list(z.looseObject({ id, name: text(MAX_NAME), acres: optional, rating: optional })),
  season: z.looseObject({
    start: optionalDate,
    days: optional,
    restDays: optional,
    rest: list(z.looseObject({ id, from: date, to: date, days: optional })),
    blocks: list(z.looseObject({ id, paddockId: id, from: date, to: date, why: text(MAX_NAME) })),
    heightIn: optional,
    stubbleIn: optional,
    lbPerIn: optional,
    sharePctLayer: optional,
  }),
  plan: z.nullable(
    z.looseObject({ id, rows: list(z.looseObject({ paddockId: id, in: date, out: date })) }),
  ),
  log: list(
    z.looseObject({
      id,
      herdId: id,
      paddockId: id,
      in: date,
      out: optionalDate,
      head: optional,
      heightInIn: optional,
      heightOutIn: optional,
      note: text(MAX_NOTE),
    }),
  ),
  rain: list(z.looseObject({ id, on: date, inches: amount, kind: z.enum(["rain", "snow"]) })),
  triggers: list(
    z.looseObject({
      id,
      on: date,
      belowIn: optional,
      headLeave: optional,
      leaveBy: optionalDate,
    }),
  ),
  drought: z.looseObject({
    date: optionalDate,
    until: optionalDate,
    standingLbAc: optional,
    leaveLbAc: optional,
    sharePctLayer: optional,
    grownSoFarLbAc: optional,
    shareGrownPct: optional,
    countGrowth: z.boolean(),
  }),
  water: z.looseObject({
    galPairDay: optional,
    tempF: optional,
    milkLbDay: optional,
    fillHours: optional,
    sourceGpm: optional,
    refill: z.enum(["1h", "4h", "slow", "solar"]),
    radiusFt: optional,
    place: z.enum(["center", "edge", "corner"]),
    pipeKind: z.enum(["pe", "pvc"]),
    pipeSize: z.enum(["0.75", "1", "1.25", "1.5", "2"]),
    pipeFt: optional,
    fallFt: optional,
    sourcePsi: optional,
    valvePsi: optional,
    sunHours: optional,
    liftFt: optional,
  }),
  fence: z.looseObject({
    widthFt: optional,
    heightFt: optional,
    rows: optional,
    cols: optional,
    spacingFt: optional,
    reelFt: optional,
    perimeterHot: z.boolean(),
    joulesBought: optional,
    items: list(
      z.looseObject({
        id,
        name: text(MAX_NOTE),
        qty: optional,
        price: optional,
        half: z.enum(["wire", "water"]),
      }),
    ),
  }),
  money: z.looseObject({
    cashLimit: optional,
    lifeYears: optional,
    wage: optional,
    laborHours: optional,
    hayDays: optional,
    hayPerCowDay: optional,
    hayPerTon: optional,
    hayIntakePct: optional,
    dryMatterPct: optional,
    storageLossPct: optional,
    feedingLossPct: optional,
    feedingCost: optional,
    grazedCost: optional,
    addedIncome: optional,
    lostIncome: optional,
    yearlyBills: optional,
    otherSavings: optional,
    // Added after the first files of this schema.
    moveMinutes: z._default(optional, null),
    moveEveryDays: z._default(optional, null),
    fallNet: z._default(optional, null),
    grassBack: z._default(z.enum(["yes", "no", "unknown"]), "unknown"),
  }),
  tests: z.looseObject({
    ringMinutes: list(optional),
    ringDiameterIn: optional,
    slake: list(optional),
    flies: list(optional),
    bagLb: optional,
    mineralOz: optional,
    nitratePpm: optional,
    nitrateUnit: z.enum(["no3n", "no3", "unknown"]),
    pregnant: z.boolean(),
    jarSandIn: z._default(optional, null),
    jarSiltIn: z._default(optional, null),
    jarTopIn: z._default(optional, null),
    wormHighF: z._default(optional, null),
    wormRestDays: z._default(optional, null),
    wormIrrigated: z._default(z.boolean(), false),
  }),
  assessment: z.nullable(z.looseObject({ approach: text(MAX_NAME), motivation: text(MAX_NAME) })),
  touched: z.record(z.string(), z.enum(["you", "measured", "link"])),
});
