/** The whole ranch. */
const TENTHS = 10;

/** Tenths managed at the end of each year: one in the first, then a step more each year, until all are. */
export function yearlyTenths(step: number): number[] {
  const years = [1];
  while ((years.at(-1) ?? TENTHS) < TENTHS)
    years.push(Math.min(TENTHS, (years.at(-1) ?? TENTHS) + step));
  return years;
}
