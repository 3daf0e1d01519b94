import type { GroupKind } from "../../content-model/page-groups.ts";
import type { Screen } from "../../content-model/screen.ts";
import type { ScreenComponents } from "../../ui/page/screen-of.tsx";
import { FieldSheet } from "./field-sheet.tsx";
import { ToolsOverview } from "./overview.tsx";
import { PeopleSheet } from "./people-sheet.tsx";

/** One screen of the Tools group, with its texts. */
export type ToolsScreen = Screen<GroupKind<"tools">>;

export const FIELD_SHEETS: ScreenComponents<ToolsScreen> = {
  "tools/overview": ToolsOverview,
  "tools/turn-in": FieldSheet,
  "tools/stop-grazing": FieldSheet,
  "tools/cost-share": FieldSheet,
  "tools/people": PeopleSheet,
  "tools/regions": FieldSheet,
};
