import { findAvoidedMarks, WRITTEN, findAvoidedWords } from "./check-words.ts";

const problems = [...findAvoidedWords(WRITTEN), ...findAvoidedMarks()];
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? "No avoided words or marks." : `${problems.length} to change.`);
process.exitCode = problems.length === 0 ? 0 : 1;
