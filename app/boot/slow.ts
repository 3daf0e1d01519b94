import { savesData } from "./preferences.ts";

/** Whether anything beyond the page itself must wait until it is asked for. */
export function slow(): boolean {
  const { effectiveType = "4g", type } = navigator.connection ?? {};
  return savesData() || effectiveType !== "4g" || type === "cellular";
}
