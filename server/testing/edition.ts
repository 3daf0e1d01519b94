import { readEdition } from "../texts/edition.ts";

/** The pages and settings of the checkout. All tests of a process share it, since parsing its pages takes a second. */
export const edition = readEdition();
