import { createHttpAccount } from "./management/account.ts";
import { api } from "./desk.ts";
import { createHttpOperations } from "./management/operations.ts";
import { createHttpPeople } from "./management/people.ts";
import { createHttpPictures } from "./management/pictures.ts";
import { createHttpSubscribers } from "./management/subscribers.ts";
import { createHttpTransfer } from "./posts/transfer.ts";

export const account = createHttpAccount(api);
export const people = createHttpPeople(api);
export const pictures = createHttpPictures(api);
export const subscribers = createHttpSubscribers(api);
export const transfer = createHttpTransfer(api);
export const operations = createHttpOperations(api);
