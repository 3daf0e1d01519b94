import type { MouseEvent } from "react";

/**
 * Wraps an action that removes a row. Ignores the second click of a double click, which would fall on the row that
 * moves up.
 */
export function oncePressed(act: (event: MouseEvent) => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) act(event);
  };
}
