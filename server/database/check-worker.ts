import { parentPort, workerData } from "node:worker_threads";
import { checkFile } from "./check-file.ts";

/* Checks the database file whose path is in `workerData`, and posts the problem, or `undefined` if there is none. */
let problem: string | undefined;
try {
  checkFile(String(workerData));
} catch (error) {
  problem = error instanceof Error ? error.message : String(error);
}
parentPort?.postMessage(problem);
