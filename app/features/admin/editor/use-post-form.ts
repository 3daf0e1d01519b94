import { useEffect, useMemo, useRef, useState } from "react";
import type { PostDraft } from "../../../domain/ports.ts";
import { useUnsavedWork } from "../desk/unsaved-work.tsx";
import {
  type FieldErrors,
  type FieldName,
  type PostFormValues,
  sameValues,
} from "./form-values.ts";
import { checkForm, type FormSurroundings } from "./post-form-schema.ts";

const NO_ERRORS: FieldErrors = {};

/**
 * The state of the post form: idle, checked with faults, or saving (specification, section 4). Faults
 * show after the first try and go as soon as they are mended.
 */
export function usePostForm({
  initial,
  around,
  save,
  onRefused,
}: {
  readonly initial: PostFormValues;
  readonly around: FormSurroundings;
  /** Resolves once the post is saved and the form has been left. */
  readonly save: (draft: PostDraft) => Promise<void>;
  /** The form has faults; called before the first of them gets the focus. */
  readonly onRefused: (errors: FieldErrors) => void;
}) {
  const [values, setValues] = useState(initial);
  const [tries, setTries] = useState(0);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { setDirty, letGo } = useUnsavedWork();

  const dirty = !sameValues(values, initial);
  useEffect(() => {
    setDirty(dirty);
  }, [dirty, setDirty]);
  useEffect(() => () => setDirty(false), [setDirty]);

  const checked = useMemo(() => checkForm(values, around), [values, around]);
  const errors = tries > 0 && !checked.ok ? checked.errors : NO_ERRORS;

  useEffect(() => {
    if (tries === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tries]);

  function set<Name extends FieldName>(name: Name, value: PostFormValues[Name]) {
    setValues((last) => ({ ...last, [name]: value }));
  }

  async function submit() {
    if (saving) return;
    setFailed(false);
    if (!checked.ok) {
      onRefused(checked.errors);
      setTries((count) => count + 1);
      return;
    }
    const focused = document.activeElement;
    setSaving(true);
    try {
      await save(checked.draft);
    } catch {
      setDirty(dirty);
      setFailed(true);
      // The fields were out of reach while saving, and lost the focus.
      requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
    } finally {
      setSaving(false);
    }
  }

  return { form, values, set, setValues, errors, saving, failed, dirty, submit, letGo };
}
