import { comfort } from "./comfort.ts";
import { headerState } from "./header-state.ts";
import { laterStyles } from "./later-styles.ts";
import { plainMenu } from "./plain-menu.ts";
import { preferences } from "./preferences.ts";
import { wake } from "./wake.ts";

/*
 * The small script that every page carries inline (docs/decisions/0003-react-when-it-is-wanted.md):
 * what must be right before the first paint, and what decides when anything more is fetched.
 */
laterStyles();
headerState();
if (isRecent()) {
  preferences();
  comfort();
  wake();
} else {
  plainMenu();
}

/**
 * Whether everything beyond the plain document runs here: browsers since 2024. An older one, on a
 * phone that gets no updates, shows what it would show with scripts off, and never a broken page.
 */
function isRecent(): boolean {
  return "groupBy" in Map && "popover" in HTMLElement.prototype;
}
