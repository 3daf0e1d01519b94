import { useEffect, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { FIELDS, type FieldName, type PostFormValues } from "./form-values.ts";

/** Focuses the first of some invalid fields, once its message is rendered. */
export function useFocusError(
  errors: FieldErrors<PostFormValues>,
  goTo: (name: FieldName) => void,
): (invalid: readonly FieldName[]) => void {
  const [target, setTarget] = useState<FieldName>();
  useEffect(() => {
    if (target === undefined || !errors[target]) return;
    setTarget(undefined);
    goTo(target);
  }, [target, errors, goTo]);
  return (invalid) => setTarget(FIELDS.find(([name]) => invalid.includes(name))?.[0]);
}
