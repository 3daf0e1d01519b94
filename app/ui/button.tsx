import type { ComponentProps } from "react";

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
