/** The texts of the test sheet; see en.ts. */
export const testSheet = {
  title: "Field tests",
  method: "ring: 60 ÷ minutes of the second inch; of four, average the middle two.",
  soil: "The soil is dry {12} damp {12} wet {12}. Days since rain {22}. Ring {ring:12} in wide.",
  stakes: [
    "Trial, good spot",
    "Trial, poor spot",
    "Left alone, good spot",
    "Left alone, poor spot",
  ],
  ring: "Ring: minutes for the second inch",
  ringColumns: ["Stake", "Ring 1", "Ring 2", "Ring 3", "Ring 4", "Middle, inches per hour"],
  jar: "Jar: class of each crumb after five minutes and five dips, 1 to 6",
  stake: "Stake",
  average: "Average",
  flies: "Flies on the whole animal, ten animals, morning",
  act: "Average {average}; act at {flies}. Photo taken at each stake {12}. Compare only with the same stake. Nothing here is graded.",
  where: "Where the stakes are",
};
