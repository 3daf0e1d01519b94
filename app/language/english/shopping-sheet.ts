/** The texts of the shopping sheet; see en.ts. */
export const shoppingSheet = {
  title: "Shopping list",
  method: (feet: number) => `quantity × price; rods ${feet} ft per joule.`,
  draw: "N ↑ Draw your field, wires, tank and gates here",
  lines: [
    "Field {field}",
    "Cross fence {fence}",
    "Posts {posts}",
    "Charger at least {charger}",
    "Ground rods, 8 ft {rods}",
  ],
  safety: "Never two chargers on one fence. Never electrify barbed wire. Call 811 before you dig.",
  columns: ["What", "How many", "Price", "Dollars", "Quote", "Bought"],
  together: "Total",
  paid: "Paid from cash already earned. With cost share, don’t buy or start before NRCS has signed.",
};
