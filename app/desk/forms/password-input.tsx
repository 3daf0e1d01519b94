import { type ComponentProps, useState } from "react";
import { Button } from "#app/ui/button.tsx";

/** A password field with a button that shows what is typed. */
export function PasswordInput(input: ComponentProps<"input">) {
  const [isShown, setShown] = useState(false);
  return (
    <span className="password">
      <input {...input} type={isShown ? "text" : "password"} autoCapitalize="none" />
      <Button look="ghost small" about="what is typed" onClick={() => setShown(!isShown)}>
        {isShown ? "Hide" : "Show"}
      </Button>
    </span>
  );
}
