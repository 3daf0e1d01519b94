import { AlertIcon } from "#app/ui/icons/icons.tsx";

/** An error message, or several, announced when they appear. */
export function Banner({ children }: { readonly children: string | readonly string[] }) {
  const messages = [children].flat().filter((text) => text !== "");
  return (
    <div role="alert">
      {messages.map((text) => (
        <p key={text} className="banner">
          <AlertIcon />
          {text}
        </p>
      ))}
    </div>
  );
}
