import { runCommand } from "./commands.ts";

const status = await runCommand(process.argv.slice(2), process.env);
// Ends a failed command at once, even if connections are still open.
if (status !== 0) process.exit(status);
