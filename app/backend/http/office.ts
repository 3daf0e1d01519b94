import { createHttpAccount } from "./office/account.ts";
import { api } from "./desk.ts";
import { createHttpOperations } from "./office/operations.ts";
import { createHttpPeople } from "./office/people.ts";
import { createHttpPictures } from "./office/pictures.ts";
import { createHttpSubscribers } from "./office/subscribers.ts";
import { createHttpTransfer } from "./posts/transfer.ts";

export const account = createHttpAccount(api);
export const people = createHttpPeople(api);
export const pictures = createHttpPictures(api);
export const subscribers = createHttpSubscribers(api);
export const transfer = createHttpTransfer(api);
export const operations = createHttpOperations(api);
