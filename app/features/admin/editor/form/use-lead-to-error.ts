import { useEffect, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { FIELDS, type FieldName, type PostFormValues } from "./form-values.ts";

/** Leads the focus to the first of some wrong fields, once its message is drawn. */
export function useLeadToError(
  errors: FieldErrors<PostFormValues>,
  goTo: (name: FieldName) => void,
): (wrong: readonly FieldName[]) => void {
  const [wanted, setWanted] = useState<FieldName>();
  useEffect(() => {
    if (wanted === undefined || !errors[wanted]) return;
    setWanted(undefined);
    goTo(wanted);
  }, [wanted, errors, goTo]);
  return (wrong) => setWanted(FIELDS.find(([name]) => wrong.includes(name))?.[0]);
}
