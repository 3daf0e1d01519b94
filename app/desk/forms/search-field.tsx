import { type ReactNode, type Ref, useState, useTransition } from "react";
import { SearchIcon } from "#app/ui/icons/icons.tsx";

/**
 * The search field of a list. It shows each key at once; the list, which may be long, updates as a transition, so
 * that it never delays typing.
 */
export function SearchField({
  label,
  query,
  onChange,
  ref,
}: {
  /** Its placeholder and its name for screen readers: "Search posts". */
  readonly label: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}) {
  const [text, setText] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  const [isPending, startTransition] = useTransition();

  // Changed elsewhere: by “Clear search” or the back button.
  if (query !== lastQuery) {
    setLastQuery(query);
    if (!isPending) setText(query);
  }

  return (
    <search className="search">
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={`${label}...`}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          startTransition(() => onChange(value));
        }}
      />
      <SearchIcon />
    </search>
  );
}

/** The search of a list, with how many it found. */
export function ListSearch({
  label,
  query,
  onChange,
  children,
}: {
  readonly label: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly children: ReactNode;
}) {
  return (
    <div className="library-tools">
      <SearchField label={label} query={query} onChange={onChange} />
      <p role="status" className="count">
        {children}
      </p>
    </div>
  );
}
