import { parentPort, workerData } from "node:worker_threads";
import { checkFile } from "./backup.ts";

/* Checks the database file whose path it is given, and answers with what is wrong with it, or nothing. */
let problem: string | undefined;
try {
  checkFile(String(workerData));
} catch (error) {
  problem = error instanceof Error ? error.message : String(error);
}
parentPort?.postMessage(problem);
