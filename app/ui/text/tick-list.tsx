import { hook } from "../../enhance/page-contract.ts";
import { InlineHtml } from "./inline-html.tsx";

/**
 * Things to do, each with a box. A box can be ticked without a script; with one the ticks are kept on the device
 * (app/enhance/page/kept-boxes.ts).
 */
export function TickList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="tasks" {...hook("boxes")}>
      {items.map((html) => (
        <li key={html}>
          <label className="tick">
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
