import { dropdowns } from "./dropdowns.ts";
import { offline } from "./offline.ts";
import { photos } from "./photos.ts";
import { printButton } from "./print-button.ts";
import { searchKey } from "./search-key.ts";
import { shareTools } from "./share-tools.ts";
import { smallMenu } from "./small-menu.ts";

/*
 * What makes the plain document comfortable before React arrives: a file of its own (`comfort.js`),
 * fetched after the first paint (app/boot/comfort.ts). Everything is delegated from the document, so
 * that it serves whatever React renders later.
 */
dropdowns();
smallMenu();
printButton();
searchKey();
shareTools();
photos();
offline();
