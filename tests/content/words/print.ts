import { markFaults, WRITTEN, wordFaults } from "./check-words.ts";

const faults = [...wordFaults(WRITTEN), ...markFaults()];
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? "No avoided words or marks." : `${faults.length} to change.`);
process.exitCode = faults.length === 0 ? 0 : 1;
