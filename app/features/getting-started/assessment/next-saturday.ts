const SATURDAY = 6;
/** Less notice than this is none. */
const NOTICE_DAYS = 3;

/** The Saturday to begin by, as `November 28`: the next one, or the one after where that is almost here. */
export function nextSaturday(today: Date): string {
  const left = (SATURDAY - today.getDay() + 7) % 7;
  const day = new Date(today);
  day.setDate(today.getDate() + (left < NOTICE_DAYS ? left + 7 : left));
  return day.toLocaleDateString("en-US", { month: "long", day: "numeric" });
}
