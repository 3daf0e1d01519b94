import { lazyPort } from "./lazy-port.ts";
import type { AccountPort } from "./ports/office/account.ts";
import type { OperationsPort } from "./ports/office/operations.ts";
import type { PeoplePort } from "./ports/office/people.ts";
import type { PicturesPort } from "./ports/office/pictures.ts";
import type { SubscribersPort } from "./ports/office/subscribers.ts";
import type { TransferPort } from "./ports/transfer.ts";

/*
 * Ports of the server edition only, whose screens are in app/server-routes.ts. Code shared with the demo
 * edition must check `capabilities()` first.
 */
const office = () =>
  import.meta.env.EDITION === "server"
    ? import("./http/office.ts")
    : Promise.reject(new Error("The demo edition has no server."));

export const account: AccountPort = lazyPort(async () => (await office()).account);
export const people: PeoplePort = lazyPort(async () => (await office()).people);
export const pictures: PicturesPort = lazyPort(async () => (await office()).pictures);
export const subscribers: SubscribersPort = lazyPort(async () => (await office()).subscribers);
export const transfer: TransferPort = lazyPort(async () => (await office()).transfer);
export const operations: OperationsPort = lazyPort(async () => (await office()).operations);
