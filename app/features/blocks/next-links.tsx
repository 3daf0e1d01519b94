import { useTexts } from "#app/language/texts.ts";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { ArrowRightIcon } from "#app/ui/icons/icons.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** Links at the end of a guide. */
export function NextLinks({ block: { links } }: { readonly block: BlockOf<"links"> }) {
  const { blocks } = useTexts();
  return (
    <nav className="sec next" aria-labelledby="next-title">
      <div className="wrap">
        <h2 id="next-title">{blocks.next}</h2>
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>
                {label}
                <ArrowRightIcon />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
