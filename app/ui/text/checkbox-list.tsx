import { hook } from "#app/enhance/page-contract.ts";
import { InlineHtml } from "./inline-html.tsx";

/**
 * Tasks with checkboxes. They work without a script; with one, checks are saved on the device
 * (app/enhance/page/saved-checkboxes.ts).
 */
export function CheckboxList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="tasks" {...hook("boxes")}>
      {items.map((html) => (
        <li key={html}>
          <label className="check">
            <input type="checkbox" />
            <span>
              <InlineHtml html={html} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
