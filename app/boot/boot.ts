import { comfort } from "./comfort.ts";
import { headerState } from "./header-state.ts";
import { laterStyles } from "./later-styles.ts";
import { preferences } from "./preferences.ts";
import { wake } from "./wake.ts";

/*
 * The small script that every page carries inline (docs/decisions/0003-react-when-it-is-wanted.md):
 * what must be right before the first paint, and what decides when anything more is fetched.
 */
preferences();
laterStyles();
headerState();
comfort();
wake();
