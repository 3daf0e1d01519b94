// The container's health check.
import { serverAddress } from "./server-address.mjs";

const answer = await fetch(`${serverAddress(process.env)}/api/health`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
