import { InlineHtml } from "../text/inline-html.tsx";
import { Link } from "../links/link.tsx";

export interface Locator {
  readonly who: string;
  readonly label: string;
  readonly address: string;
}

/** A short block of links to people nearby who walk pastures with ranchers. */
export function FindYourPeople({
  heading,
  text,
  locators,
}: {
  readonly heading: string;
  readonly text: string;
  readonly locators: readonly Locator[];
}) {
  return (
    <aside className="wrap find-people" aria-labelledby="find-people">
      <h2 id="find-people">{heading}</h2>
      <p>
        <InlineHtml html={text} /> <Link to="/tools/people">What to ask them</Link>
      </p>
      <ul>
        {locators.map(({ who, label, address }) => (
          <li key={address}>
            <b>{who}</b> <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
