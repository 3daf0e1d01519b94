import type { MouseEvent } from "react";

/** Does what takes a row away. The second click of a double click would fall on the row that moves up. */
export function oncePressed(act: (event: MouseEvent) => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) act(event);
  };
}
