import { type RefObject, useEffect } from "react";
import { SETTING } from "../../../enhance/page-contract.ts";

/** Where "/" may be meant as text. */
const TYPING = "input, textarea, select, dialog";

/** The "/" key focuses the search field, as on the public pages, unless it is switched off there. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey, isComposing } = event;
      if (key !== "/" || ctrlKey || altKey || metaKey || isComposing) return;
      if (!document.documentElement.classList.contains(SETTING.searchKey)) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [field]);
}
