import { lazyPort } from "./lazy-port.ts";
import type { AccountPort } from "./ports/management/account.ts";
import type { OperationsPort } from "./ports/management/operations.ts";
import type { PeoplePort } from "./ports/management/people.ts";
import type { PicturesPort } from "./ports/management/pictures.ts";
import type { SubscribersPort } from "./ports/management/subscribers.ts";
import type { TransferPort } from "./ports/transfer.ts";

/*
 * Ports of the server edition only, whose screens are in app/desk/main.tsx. Code shared with the demo
 * edition must check `capabilities()` first.
 */
const management = () =>
  import.meta.env.EDITION === "server"
    ? import("./http/management.ts")
    : Promise.reject(new Error("The demo edition has no server."));

export const account: AccountPort = lazyPort(async () => (await management()).account);
export const people: PeoplePort = lazyPort(async () => (await management()).people);
export const pictures: PicturesPort = lazyPort(async () => (await management()).pictures);
export const subscribers: SubscribersPort = lazyPort(async () => (await management()).subscribers);
export const transfer: TransferPort = lazyPort(async () => (await management()).transfer);
export const operations: OperationsPort = lazyPort(async () => (await management()).operations);
