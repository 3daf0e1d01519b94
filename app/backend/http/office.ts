import { createHttpAccount } from "./account.ts";
import { api } from "./desk.ts";
import { createHttpOperations } from "./operations.ts";
import { createHttpPeople } from "./people.ts";
import { createHttpPictures } from "./pictures.ts";
import { createHttpSubscribers } from "./subscribers.ts";
import { createHttpTransfer } from "./transfer.ts";

export const account = createHttpAccount(api);
export const people = createHttpPeople(api);
export const pictures = createHttpPictures(api);
export const subscribers = createHttpSubscribers(api);
export const transfer = createHttpTransfer(api);
export const operations = createHttpOperations(api);
