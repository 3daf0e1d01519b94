/** The texts of the budget sheet; see en.ts. */
export const budgetSheet = {
  title: "First-year budget",
  method: "more income + less cost − more cost − less income.",
  cash: "Cash set aside {cash}. The kit costs {kit}. No loan. Don’t count cost share until the check comes.",
  columns: ["Line", "Plan", "Fall, actual"],
  moreIncome: "More income",
  lessCost: (days: string, head: string, save: string) =>
    `Less cost: ${days} hay ${days === "1" ? "day" : "days"} × ${head} head of cattle × ${save}`,
  lessIncome: "Less income",
  moreCost: (kit: string, years: string, hours: string, wage: string) =>
    `More cost: kit ${kit} ÷ ${years} ${years === "1" ? "year" : "years"} + ${hours} h × ${wage} + bills`,
  left: "Left at the year’s end",
  even: "Breaks even at {days} days off hay. Years to pay back: {years}.",
  guess: "The guess that matters most, and how it changes what’s left",
  guessColumns: ["Guess", "A quarter lower", "A quarter higher", "How it turned out"],
  byMonth: "Cash in hand, month by month",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  fall: "In the fall: did the grass come back? {12} Was there money left? {12} Both: continue. One: repeat. Neither: stop.",
  next: "Next year I’ll spend at most {40}, what this year left.",
};
