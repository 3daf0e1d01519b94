import { ANIMAL_CLASSES } from "../grass/animal-classes.ts";
import { figure } from "../numbers/figures.ts";
import {
  HAY_PER_COW_DAY,
  INTAKE_PCT,
  RANGE_SHARE_PCT,
  SEASON_SHARES,
  STUBBLE_IN,
  WATER_NEED,
} from "../rules.ts";
import {
  check,
  choice,
  date,
  day,
  type FileOf,
  list,
  moveIn,
  moveOut,
  number,
  type PathOf,
  readings,
  ref,
  text,
} from "./field.ts";

/** Herds that share the paddocks. Most ranches have one. */
export const HERDS = { herd: "First herd", "herd-2": "Second herd" } as const;

/** Where the herd waits if no paddock is ready: on hay at home, or on the home pasture. */
export const HOME = "home";

const MAX_NOTE = 400;
const CLASSES = Object.fromEntries(ANIMAL_CLASSES.map(({ cls, label }) => [cls, label]));

/**
 * Every field that a rancher can fill in, described only here. The ranch file's type, schema and blank, and the
 * controls of the planners follow from it. `blank: null` means that only the rancher can know the number; while one of
 * those is still the example's, results are stamped.
 */
export const FIELDS = {
  ranch: {
    name: text("Name of the ranch, for paper only", 40, { short: "Name, for paper" }),
    ranchAcres: number("The whole ranch", "acres", "ranchAcres", { short: "Whole ranch" }),
    firstFrost: date("Usual first frost"),
  },
  method: {
    aue: choice(
      "Animal units",
      {
        simple: "By weight: 1,300 lb is 1.3",
        metabolic: "By metabolic weight: 1,300 lb is 1.22",
      },
      "simple",
    ),
    intakePct: number("Dry feed per day", "% of weight", "intake", {
      blank: INTAKE_PCT,
      step: 0.1,
      hint: `${INTAKE_PCT}% is ${figure(INTAKE_PCT * 10, 1)} lb of dry feed a day for 1,000 lb.`,
    }),
    marginPct: number("Safety margin for a dry year", "%", "margin", {
      short: "Margin",
      blank: 10,
      step: 5,
    }),
    growthBasis: choice(
      "The pounds grown are",
      { air: "Air-dry, as NRCS prints them", oven: "Clipped and oven-dried" },
      "air",
      {
        short: "Pounds are",
        hint: "Web Soil Survey’s are air-dry: 26 of every 30 count.",
      },
    ),
  },
  herdRows: list(
    "The herd",
    {
      cls: choice<string>("Kind", CLASSES, "cow-calf"),
      head: number("How many", "head", "head", { step: 1 }),
      weightLb: number("Weight of one", "lb", "weight", {
        step: 50,
        hint: "Weigh a few: guesses run about 150 lb low. If they gain, their weight halfway.",
      }),
      aueOverride: number("Animal units of one", "AU", "units", {
        ours: true,
        hint: "From a table. If empty, we go by weight.",
      }),
      calvesBorn: date("Most calves born about", {
        hint: "A calf counts 0.3 animal units from four months to ten. If empty, none.",
      }),
      herd: choice("Runs with", HERDS, "herd"),
    },
    [{ id: "herd-1" }],
  ),
  pastures: list(
    "Pastures",
    {
      name: text("Name"),
      acres: number("Acres", "acres", "acres", { step: 10 }),
      kind: choice(
        "What kind of grass",
        { range: "Range", planted: "Planted", annual: "Annuals" },
        "range",
        { short: "Grass" },
      ),
      growthLbAc: number("Grown on an acre in a whole year", "lb an acre a year", "growth", {
        short: "Grown, lb an acre",
        step: 100,
      }),
      sharePctSeason: number("Share of the year’s growth they’ll eat", "%", "share", {
        short: "Share eaten",
        blank: RANGE_SHARE_PCT,
        step: 5,
        presets: SEASON_SHARES.map(({ pct, label }) => ({ value: pct, label })),
      }),
    },
    [{ id: "pasture-1" }],
  ),
  paddocks: list(
    "Paddocks",
    {
      name: text("Name"),
      acres: number("Acres", "acres", "acres"),
      rating: number("Its grass, 1 to 10", "", "rating", {
        short: "Grass, 1–10",
        blank: 5,
        step: 1,
      }),
      pastureId: ref("In which pasture", "pastures"),
    },
    [1, 2, 3, 4].map((count) => ({ id: `p${count}`, name: `P${count}` })),
  ),
  season: {
    start: date("First day of grazing"),
    days: number("Days of grazing you want", "days", "seasonDays", {
      short: "Days you want",
      step: 10,
    }),
    restDays: number("Rest after grazing", "days", "rest", {
      blank: 30,
      step: 5,
      presets: [
        { value: 21, label: "fast spring" },
        { value: 30, label: "slowing" },
        { value: 45, label: "summer heat" },
        { value: 90, label: "dry range" },
      ],
    }),
    stayDays: number("Days in a paddock", "days", "stay", { step: 1 }),
    moves: choice("The herd moves", { day: "In the morning", half: "Morning or afternoon" }, "day"),
    rest: list("A different rest for part of the season", {
      from: day("From"),
      to: day("Through"),
      days: number("Rest", "days", "rest", {
        step: 5,
        hint: "For paddocks the herd leaves on these days.",
      }),
    }),
    blocks: list("Closed paddocks", {
      paddockId: ref("Paddock", "paddocks"),
      from: day("From"),
      to: day("Through"),
      why: choice<string>(
        "Why",
        {
          hay: "Hay",
          nesting: "Nesting",
          calving: "Calving",
          lease: "Lease",
          "no water": "No water",
          other: "Other",
        },
        "hay",
      ),
    }),
    heightIn: number("Height when you open", "inches", "height", { step: 1 }),
    stubbleIn: number("Height when you close", "inches", "stubble", {
      blank: STUBBLE_IN,
      step: 1,
    }),
    lbPerIn: number("Pounds in an inch", "lb an acre", "lbPerIn", {
      step: 25,
      hint: "Mixed grass, thin 175, good 275, thick 350; fescue 160, bermuda 235.",
    }),
    sharePctLayer: number("Share of that they’ll eat", "%", "layer", {
      short: "Share eaten of it",
      blank: 60,
      step: 5,
    }),
  },
  log: list("The log", {
    herdId: choice("Herd", HERDS, "herd"),
    paddockId: ref("Paddock", "paddocks"),
    in: moveIn("In"),
    out: moveOut("Out"),
    head: number("How many", "head", "head", { step: 1 }),
    heightInIn: number("Height at turn-in", "inches", "height", { step: 1 }),
    heightOutIn: number("Height left behind", "inches", "height", { step: 1 }),
    note: text("Note", MAX_NOTE),
    changed: text("Last changed"),
  }),
  rain: list("Rain", {
    on: day("On"),
    inches: number("Rain", "inches", "rain"),
    changed: text("Last changed"),
  }),
  /** Entries of log and rain that were removed, by their ids: another phone may still have these entries. */
  removed: list("Removed", { changed: text("Last changed") }),
  /** What earlier seasons planned, one entry per paddock, kept when a new year starts. The log has what was done. */
  years: list("Earlier years", {
    from: day("From"),
    to: day("To"),
    paddockId: ref("Paddock", "paddocks"),
    name: text("Name"),
    acres: number("Acres", "acres", "acres"),
    plannedDays: number("Planned", "days", "pieces"),
    plannedUnitDaysAc: number("Planned", "AU-days an acre", "pieces"),
  }),
  triggers: list("Trigger dates", {
    on: day("Check on"),
    belowIn: number("If the grass is under", "inches", "height", { step: 0.25 }),
    headLeave: number("How many head leave", "head", "leaving", { step: 1 }),
    leaveBy: date("By"),
  }),
  drought: {
    date: date("Day of the check"),
    until: date("Grass is needed until"),
    leaveBy: date("The day cattle would leave", {
      hint: "If empty, the day of the check.",
    }),
    standingLbAc: number("Grass standing that day", "lb an acre", "standing", {
      short: "Standing, lb an acre",
      step: 100,
    }),
    leaveLbAc: number("To leave standing", "lb an acre", "standing", {
      step: 100,
      hint: "Shortgrass 500, midgrass 1,000, tallgrass 1,500 (Texas A&M).",
    }),
    sharePctLayer: number("Share of that they’ll eat", "%", "layer", {
      short: "Share eaten of it",
      blank: 50,
      step: 5,
    }),
    countGrowth: check("Count growth still to come"),
    grownSoFarLbAc: number("Grown so far", "lb an acre", "growth", { step: 100 }),
    shareGrownPct: number("Usually grown", "%", "mostPct", {
      blank: 75,
      step: 5,
    }),
  },
  /** Ways to measure pounds an acre: last year's grazing, a clipped plot, a grazing stick. */
  grow: {
    lastHead: number("Head last year", "head", "head", { step: 1 }),
    lastWeightLb: number("Weight of one last year", "lb", "weight", { step: 50 }),
    lastIn: date("Date in"),
    lastOut: date("Date out"),
    lastAcres: number("Acres they grazed", "acres", "acres"),
    plotSqFt: number("Size of the plot or hoop", "sq ft", "plot", {
      blank: 4.8,
      presets: [
        { value: 0.96, label: "hoop 41.7 in. around" },
        { value: 1.92, label: "hoop 58.9 in. around" },
        { value: 4.8, label: "hoop 93.2 in. around" },
        { value: 9.6, label: "frame 37.2 in. square" },
      ],
    }),
    wetGrams: number("Fresh weight", "grams", "grams"),
    dryPct: number("Its dry matter", "%", "sampleDry", {
      hint: "Dry a sample in a microwave until it stops losing weight: dry ÷ fresh × 100.",
    }),
    stickIn: number("Height of ungrazed grass", "inches", "height", { step: 1 }),
    stickLbPerIn: number("Pounds in an inch", "lb an acre", "lbPerIn", { step: 25 }),
    hayTonsAc: number("Hay in a year", "tons an acre", "hayTons", { step: 0.5 }),
    hayDays: number("Days it grew", "days", "seasonDays", { step: 10 }),
  },
  water: {
    galPairDay: number("Gallons a head", "gal a day", "galDay", {
      blank: WATER_NEED.galPairDay,
      step: 1,
      hint: `${WATER_NEED.galPairDay} for a cow with calf at 90 °F. A dry cow 10 to 18, a bull 13 to 20, a stocker 7 to 14.`,
    }),
    tempF: number("The hottest days", "°F", "temp", { blank: 90, step: 5 }),
    milkLbDay: number("Milk of a cow", "lb a day", "milk", { blank: 25, step: 5 }),
    fillHours: number("The source runs", "hours a day", "fillHours", { blank: 6, step: 1 }),
    sourceGpm: number("What your source gives", "gal a minute", "flow", {
      hint: "Bucket test: gallons × 60 ÷ seconds. 5 gallons in 30 seconds is 10.",
    }),
    refill: choice(
      "How fast the tank refills",
      {
        "1h": "Within an hour",
        "4h": "Within four hours",
        slow: "Slower",
        solar: "Solar, or not sure",
      },
      "slow",
    ),
    tankAcrossFt: number("Width of the tank", "feet", "tankFt", { step: 1 }),
    tankDeepIn: number("Depth of its water", "inches", "tankIn", { step: 1 }),
    radiusFt: number("Walk to water", "feet", "lengthFt", {
      blank: 800,
      step: 100,
      presets: [
        { value: 600, label: "hills, or alone" },
        { value: 800, label: "humid grass" },
        { value: 900, label: "Kansas, best" },
        { value: 1320, label: "Kansas, most" },
      ],
    }),
    place: choice(
      "Where the tank is",
      { center: "Center", edge: "Edge", corner: "Corner" },
      "center",
    ),
    pipeKind: choice("Made of", { pe: "Black poly (SIDR)", pvc: "PVC, SDR 21" }, "pe"),
    pipeSize: choice(
      "Pipe",
      { "0.75": "¾ in", "1": "1 in", "1.25": "1¼ in", "1.5": "1½ in", "2": "2 in" },
      "1",
    ),
    pipeFt: number("Length of the pipe", "feet", "pipeFt", { step: 50 }),
    fallFt: number("Fall from source to tank", "feet", "fallFt", {
      short: "Fall to the tank",
      hint: "Use a minus if the tank is higher.",
    }),
    sourcePsi: number("Source pressure", "psi", "psi", {
      blank: 0,
      step: 5,
    }),
    valvePsi: number("The float needs", "psi", "psi", { blank: 10, step: 1 }),
    sunHours: number("Hours of full sun", "hours", "fillHours", {
      blank: 5,
      step: 1,
      hint: "5 for most places, 3 where it’s cloudy.",
    }),
    liftFt: number("Lift with pipe losses and pressure", "feet", "liftFt", {
      short: "Lift",
      step: 10,
    }),
  },
  fence: {
    widthFt: number("Width of the field", "feet", "lengthFt", { step: 10 }),
    heightFt: number("Length of the field", "feet", "lengthFt", { step: 10 }),
    rows: number("Rows of paddocks", "paddocks", "grid", { blank: 2, step: 1 }),
    cols: number("Paddocks in a row", "paddocks", "grid", { blank: 2, step: 1 }),
    spacingFt: number("Feet between posts", "feet", "spacing", { blank: 40, step: 5 }),
    reelFt: number("Feet on a reel", "feet", "reelFt", { blank: 1320, step: 10 }),
    perimeterHot: check("The outside fence is hot too"),
    joulesBought: number("Your charger", "joules", "joules", {
      hint: "If empty, the smallest that’s enough.",
    }),
    rodsBought: number("Ground rods, 8 ft", "rods", "rods", { step: 1 }),
    items: list("Other things on the list", {
      name: text("What", MAX_NOTE),
      qty: number("How many", "", "pieces", { step: 1 }),
      price: number("Price of one", "$", "price"),
      half: choice("For", { wire: "Fence", water: "Water" }, "wire"),
    }),
  },
  /** Prices of the things whose number follows from the fence and the water. 0 for what is on hand. */
  prices: {
    wire: number("Price of polywire", "$ a foot", "smallPrice", { short: "Polywire" }),
    reel: number("Price of a reel", "$", "price", { short: "A reel" }),
    post: number("Price of a step-in post", "$", "price", { short: "A post" }),
    charger: number("Price of the charger", "$", "price", { short: "The charger" }),
    rod: number("Price of a ground rod, 8 ft", "$", "price", { short: "A ground rod" }),
    tank: number("Price of the tank", "$", "price", { short: "The tank" }),
    float: number("Price of the float valve", "$", "price", { short: "The float valve" }),
    pipe: number("Price of the pipe", "$ a foot", "smallPrice", { short: "Pipe" }),
  },
  money: {
    cashLimit: number("Cash earned and set aside for the trial", "$", "dollars", {
      short: "Cash set aside",
      step: 100,
      hint: "At most a tenth of one thing, such as the winter’s hay.",
    }),
    lifeYears: number("Years the kit lasts", "years", "life", { blank: 10, step: 1 }),
    wage: number("What an hour is worth", "$ an hour", "midPrice", { step: 1 }),
    laborHours: number("Hours of work", "a year", "hours", { step: 5 }),
    hayDays: number("Hay days saved", "days", "saved", { step: 1 }),
    hayPerCowDay: number("Hay per cow per day", "$ per cow per day", "smallPrice", {
      hint: `The example is Ohio ${HAY_PER_COW_DAY.year}: ${HAY_PER_COW_DAY.holds}. Leave it empty to work it out below.`,
    }),
    hayPerTon: number("Price of hay", "$ a ton", "midPrice", { step: 5 }),
    hayIntakePct: number("Dry hay eaten", "% of weight", "intake", { blank: 2, step: 0.1 }),
    dryMatterPct: number("Dry matter of the hay", "%", "mostPct", { blank: 90, step: 1 }),
    storageLossPct: number("Lost in storage", "%", "waste", {
      blank: 5,
      step: 1,
      hint: "Barn 5, tarp on a pad 12, net wrap 23, bare outside 30.",
    }),
    feedingLossPct: number("Lost at feeding", "%", "waste", {
      blank: 15,
      step: 1,
      hint: "Cone ring 2 to 5, ring 4 to 7, trailer 10 to 13, cradle 15 to 20.",
    }),
    feedingCost: number("Feeding it out: fuel and hours", "$ per cow per day", "smallPrice", {
      short: "Feeding it out",
      blank: 0,
    }),
    grazedCost: number("Other cost of a grazing day", "$ per cow per day", "smallBalance", {
      short: "A grazing day",
      blank: 0,
      hint: "Rent or nitrogen. Not the kit and hours, which the Year screen counts.",
    }),
    addedIncome: number("More income", "$ a year", "dollars", {
      blank: 0,
      hint: "Don’t count a premium until it’s paid.",
    }),
    lostIncome: number("Less income", "$ a year", "dollars", { blank: 0 }),
    yearlyBills: number("Other yearly bills", "$ a year", "dollars", { blank: 0 }),
    otherSavings: number("Other savings", "$ a year", "dollars", { blank: 0 }),
    nitrogenLbAc: number("Nitrogen", "lb an acre", "nitrogen", { step: 5 }),
    nitrogenPrice: number("Price of nitrogen", "$ a lb", "smallPrice"),
    nitrogenGrownLbAc: number("Grown with it", "lb an acre", "growth", { step: 100 }),
    nitrogenSharePct: number("Share eaten of it", "%", "layer", { blank: 60, step: 5 }),
    moveMinutes: number("One move takes", "minutes", "minutes", {
      step: 5,
      hint: "Count the drive.",
    }),
    moveEveryDays: number("They move every", "days", "stay", { step: 1 }),
    fallNet: number("Cash left over", "$", "balance", {
      step: 50,
      hint: "Lost money? Tap the minus sign.",
    }),
    grassBack: choice(
      "Did the grass come back?",
      { yes: "Yes", no: "No", unknown: "Too early to say" },
      "unknown",
    ),
  },
  backup: {
    on: date("Last backup file"),
    entries: number("Entries in it", "", "pieces", { blank: 0 }),
  },
  tests: {
    ringMinutes: readings("Ring", "minutes", "minutes", 4),
    ringDiameterIn: number("Width of your ring", "inches", "ring", { blank: 6, step: 1 }),
    slake: readings("Crumb", "", "slake", 6),
    flies: readings("Animal", "flies", "flies", 10),
    bagLb: number("The bag weighs", "lb", "bag", { blank: 50, step: 5 }),
    mineralOz: number("Ounces per head per day", "oz per head per day", "ounces", {
      blank: 4,
      step: 0.5,
    }),
    nitratePpm: number("Nitrate on the report (dry basis)", "ppm", "ppm", { step: 100 }),
    nitrateUnit: choice(
      "The report says",
      { no3n: "Nitrate-N (NO3-N)", no3: "Nitrate (NO3)", unknown: "Not sure" },
      "unknown",
      { hint: "They differ more than four times. Ask the lab which one it is." },
    ),
    pregnant: check("Some are bred, or may be", true),
    jarSandIn: number("After one minute: top of the sand", "inches", "jarMark", {
      short: "Sand, one minute",
      step: 0.1,
    }),
    jarSiltIn: number("After two hours: top of the silt", "inches", "jarMark", {
      short: "Silt, two hours",
      step: 0.1,
    }),
    jarTopIn: number("After two days: top of the clay", "inches", "jarMark", {
      short: "Clay, two days",
      step: 0.1,
    }),
    wormHighF: number("The days are as hot as", "°F", "temp", { step: 5 }),
    wormRestDays: number("The paddock has rested", "days", "rest", { step: 5 }),
    wormIrrigated: check("It’s irrigated"),
  },
} as const;

/**
 * Everything a rancher has typed, in one file. Names carry units; null is an empty field, never zero; results are
 * not stored; ids are random.
 */
export interface RanchFile extends FileOf<typeof FIELDS> {
  readonly app: "first-paddock";
  readonly schema: 1;
  readonly id: string;
  /** Incremented by every save. */
  readonly rev: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The fields that the rancher has typed or measured, by path. The others are defaults or the example's. */
  readonly touched: Readonly<Record<string, NumberSource>>;
}

/** Where a number comes from; "unreadable" if what was typed is not a number. */
export type NumberSource = "you" | "measured" | "link" | "unreadable";
export type Path = PathOf<typeof FIELDS>;
export type HerdId = keyof typeof HERDS;

export type Paddock = RanchFile["paddocks"][number];
export type LogEntry = RanchFile["log"][number];
export type Trigger = RanchFile["triggers"][number];
