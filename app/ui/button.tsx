import type { ComponentProps, MouseEvent } from "react";

/** Does what takes a row away. The second click of a double click would fall on the row that moves up. */
export function oncePressed(act: (event: MouseEvent) => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) act(event);
  };
}

/** A button, which sends a form only as `type="submit"`. While it is disabled it keeps the focus, and does nothing. */
export function Button({
  look = "",
  about,
  disabled,
  onClick,
  children,
  ...button
}: Omit<ComponentProps<"button">, "className"> & {
  /** The classes beside `btn`, if it is not the main button. */
  readonly look?: string | undefined;
  /** The rest of its name, for those who do not see what it stands beside. */
  readonly about?: string | undefined;
}) {
  return (
    <button
      type="button"
      {...button}
      className={`btn ${look}`.trim()}
      aria-disabled={disabled}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    >
      {children}
      {about === undefined ? null : <span className="visually-hidden"> {about}</span>}
    </button>
  );
}
