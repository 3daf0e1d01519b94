import { useEffect, useRef, useState } from "react";
import { type FoundPage, type SearchPage, searchPages } from "#app/domain/search/page-search.ts";
import { ROOT_CLASS } from "#app/enhance/page-contract.ts";
import { fetchUnlessStalled } from "#app/shared/fetch-unless-stalled.ts";
import { withBase } from "#app/shared/with-base.ts";
import { SearchIcon } from "#app/ui/icons/icons.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** The search's texts; `none` and `found` have `{term}` and `{count}` in them. */
interface PageSearchTexts {
  readonly label: string;
  readonly searching: string;
  readonly button: string;
  readonly none: string;
  readonly foundOne: string;
  readonly found: string;
  readonly failed: string;
}

/** Shows the pages that match the search in the address. Submitting the form, which is plain HTML, reloads the page. */
export default function PageSearch({
  file,
  texts,
}: {
  /** The address of the file with the pages' texts. */
  readonly file: string;
  readonly texts: PageSearchTexts;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState("");
  /** Null if the pages' texts could not be loaded. */
  const [found, setFound] = useState<readonly FoundPage[] | null>();

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get("q")?.trim() ?? "";
    if (asked === "") return showAsDone();
    setTerm(asked);
    // Text typed before hydration is kept.
    if (field.current?.value === "") field.current.value = asked;
    loadPages(file).then(
      (pages) => setFound(searchPages(pages, asked)),
      () => setFound(null),
    );
  }, [file]);

  useEffect(() => {
    if (found !== undefined) showAsDone();
  }, [found]);

  const count = found?.length ?? 0;
  const sentence = count === 0 ? texts.none : count === 1 ? texts.foundOne : texts.found;
  return (
    <>
      <form className="search" role="search">
        <input type="search" name="q" aria-label={texts.label} ref={field} />
        <button type="submit" aria-label={texts.button}>
          <SearchIcon />
        </button>
      </form>
      <p role="status">
        {found === undefined ? (
          <span className="while-asking">{texts.searching}</span>
        ) : found === null ? (
          texts.failed
        ) : (
          sentence.replace("{count}", `${count}`).replace("{term}", term)
        )}
      </p>
      <ul className="tool-list">
        {found?.map(({ title, address, excerpt }) => (
          <li key={address}>
            <h2>
              <Link to={address}>{title}</Link>
            </h2>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Removes the class with which the inline script shows that a search is running. */
function showAsDone(): void {
  document.documentElement.classList.remove(ROOT_CLASS.searching);
}

async function loadPages(file: string): Promise<readonly SearchPage[]> {
  const response = await fetchUnlessStalled(withBase(file));
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  // The site's own file, made from the same type (app/pages/page-search.tsx).
  return (await response.json()) as readonly SearchPage[];
}
