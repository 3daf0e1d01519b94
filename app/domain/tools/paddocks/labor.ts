/** Dollars of labor per cow-day: the cost of one move, spread over the herd and the days of the stay. */
export function laborPerCowDay(
  minutesAMove: number,
  wage: number,
  head: number,
  everyDays: number,
): number {
  return ((minutesAMove / 60) * wage) / head / everyDays;
}
