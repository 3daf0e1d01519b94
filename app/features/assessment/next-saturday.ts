const SATURDAY = 6;
/** Fewer days than this are too short notice. */
const NOTICE_DAYS = 3;

/** The Saturday to do the stocking math by, as `November 28`: the next one that gives at least `NOTICE_DAYS` of notice. */
export function nextSaturday(today: Date, locale: string): string {
  const daysLeft = (SATURDAY - today.getDay() + 7) % 7;
  const day = new Date(today);
  day.setDate(today.getDate() + (daysLeft < NOTICE_DAYS ? daysLeft + 7 : daysLeft));
  return day.toLocaleDateString(locale, { month: "long", day: "numeric" });
}
