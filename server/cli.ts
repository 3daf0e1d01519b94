import { runCommand } from "./commands.ts";

const status = await runCommand(process.argv.slice(2), process.env);
// What is still open does not hold a program up that failed.
if (status !== 0) process.exit(status);
