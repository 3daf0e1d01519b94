/** Dollars of labor a cow-day: the minutes of one move, shared by the herd and the days of the stay. */
export function laborPerCowDay(
  minutesAMove: number,
  wage: number,
  head: number,
  everyDays: number,
): number {
  return ((minutesAMove / 60) * wage) / head / everyDays;
}
