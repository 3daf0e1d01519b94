import { dropdowns } from "./dropdowns.ts";
import { headerState } from "./header-state.ts";
import { laterStyles } from "./later-styles.ts";
import { offline } from "./offline.ts";
import { photos } from "./photos.ts";
import { preferences } from "./preferences.ts";
import { printButton } from "./print-button.ts";
import { searchKey } from "./search-key.ts";
import { shareTools } from "./share-tools.ts";
import { smallMenu } from "./small-menu.ts";
import { wake } from "./wake.ts";

/*
 * The small script that every page carries inline (docs/decisions/0003-react-when-it-is-wanted.md).
 * It makes the plain document comfortable before React arrives, and decides when React should.
 * Everything is delegated from the document, so that it serves whatever React renders later.
 */
preferences();
laterStyles();
headerState();
dropdowns();
smallMenu();
printButton();
searchKey();
shareTools();
photos();
wake();
offline();
