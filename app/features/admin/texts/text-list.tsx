import { Link } from "react-router";
import { sectionTitle } from "#app/domain/section-title.ts";
import { whenOf } from "../forms/when.ts";
import { editorAddress, type TextSummary, textState } from "./text-kind.ts";

const SPANISH = "In Spanish";
const GROUPS = ["about", "getting-started", "practices", "tools"];
const OTHERS = "Home and policies";

/** Every page of the site with the state of its texts. */
export function TextList({ texts }: { readonly texts: readonly TextSummary[] }) {
  const groups = Map.groupBy(texts, ({ address }) => groupOf(address));
  const order = [OTHERS, ...GROUPS.map(sectionTitle), SPANISH];
  return (
    <div className="wrap desk-page management">
      <h1>Pages</h1>
      <p>
        The texts of the pages. Readers see a change when you publish it. What a page consists of,
        its pictures and where its links lead, stays as it is.
      </p>
      {order.map((name) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul className="plain-list text-list">
            {(groups.get(name) ?? []).map((text) => (
              <li key={text.id}>
                <p className="person-name">
                  <strong>
                    <Link to={editorAddress(text.id)}>{text.title}</Link>
                  </strong>
                  <span className="hint">{text.address}</span>
                </p>
                <p className="text-state">
                  {textState(text)}
                  {text.changedAt === null ? null : (
                    <span className="hint">
                      {text.changedBy === "" ? "" : `${text.changedBy}, `}
                      {whenOf(text.changedAt)}
                    </span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function groupOf(address: string): string {
  const [, first = ""] = address.split("/");
  if (first === "es") return SPANISH;
  return GROUPS.includes(first) ? sectionTitle(first) : OTHERS;
}
