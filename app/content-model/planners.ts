/** The planners, in the order of the navigation. Addresses are `/tools/{slug}`. */
export const PLANNERS = [
  {
    slug: "my-season",
    label: "My Season",
    title: "My Season",
    lede: "Your herd, your acres and your grass, typed once. How long the grass lasts, when it runs out in a dry year, how many paddocks, and a grazing chart for the barn door.",
    description:
      "A free grazing planner: stocking rate, days of grass and a drought date, paddocks and rest, and a grazing chart to print. No account, and no signal once it’s open.",
  },
  {
    slug: "budget",
    label: "Can I Pay for It?",
    title: "Can I Pay for It?",
    lede: "What a day of hay costs against a day of grass, a shopping list for one trial pasture, and the first year in four lines. Cash first. No loans.",
    description:
      "A first-year grazing budget: hay day against grazing day, fence and water shopping list, a cash test and the guess that matters most. Free, printable, no account.",
  },
  {
    slug: "water",
    label: "Water Planner",
    title: "Water Planner",
    lede: "How much the herd drinks on the hottest day, how big a tank you need, how far it reaches, and whether your pipe keeps up.",
    description:
      "Stock water worked out: gallons a day, tank size, dry corners of a field, pipe friction and pressure, and a rough size for a solar panel. Free, printable, no account.",
  },
  {
    slug: "tests",
    label: "Read My Tests",
    title: "Read My Tests",
    lede: "Numbers from the field and from the lab, read in plain words. Nothing is graded: compare with the same stake next year.",
    description:
      "Read your own tests: infiltration ring, slake jar, fly count, mineral bag and the nitrate line of a hay report. Free, printable, no account.",
  },
] as const;

export type PlannerSlug = (typeof PLANNERS)[number]["slug"];

/** The page with an empty copy of every planner's sheet. */
export const BLANK_FORMS_PATH = "/tools/blank-forms";
