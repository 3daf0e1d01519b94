import type { ComponentProps } from "react";

/** A button; it submits a form only with `type="submit"`. While disabled it does nothing, but keeps the focus. */
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
  /** The rest of its name for a screen reader, such as the name of the item that it is beside. */
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
