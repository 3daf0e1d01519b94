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
            <input type="checkbox" value={plain(html)} />
            <span>
              <InlineHtml html={html} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** A task's text, under which its check is saved. The label's own text may have been translated by the browser. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
}
