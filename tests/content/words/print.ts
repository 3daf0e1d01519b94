import { WRITTEN, wordFaults } from "./check-words.ts";

const faults = wordFaults(WRITTEN);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? "No avoided words." : `${faults.length} to change.`);
process.exitCode = faults.length === 0 ? 0 : 1;
