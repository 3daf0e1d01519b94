import { useDeferredValue, useMemo, useRef } from "react";
import { Link } from "react-router";
import { counted } from "../../../domain/plural.ts";
import type { PostSummary } from "../../../domain/post.ts";
import { PlusIcon } from "../../../ui/editor-icons.tsx";
import { AlertIcon, SearchIcon } from "../../../ui/icons.tsx";
import { EmptyList } from "./empty-list.tsx";
import { OrderField } from "./order-field.tsx";
import { findPosts, sortPosts, viewParams } from "./post-list.ts";
import { PostTable } from "./post-table.tsx";
import { useListView } from "./use-list-view.ts";
import { type RemovalPort, useRemoval } from "./use-removal.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** All posts: search, sort, edit, delete (specification, section 2). */
export function Dashboard({
  posts,
  port,
  onChanged,
}: {
  readonly posts: readonly PostSummary[];
  readonly port: RemovalPort;
  readonly onChanged: () => void;
}) {
  const { term, order, setTerm, setOrder } = useListView();
  const frame = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const giveFocus = useRowFocus(frame, search);
  const { hidden, fault, remove } = useRemoval({ port, onChanged, giveFocus });

  // The field answers every key at once; a long list may follow a moment later.
  const wanted = useDeferredValue(term);
  const all = useMemo(() => posts.filter(({ id }) => !hidden.has(id)), [posts, hidden]);
  const found = useMemo(() => sortPosts(findPosts(all, wanted), order), [all, wanted, order]);
  const query = viewParams({ term: wanted, order }).toString();
  const searching = wanted.trim() !== "";

  return (
    <div className="wrap desk-page">
      <div className="desk-head">
        <h1>Posts</h1>
        <Link className="btn" to="/admin/new-post" state={{ back: query }}>
          <PlusIcon />
          New Post
        </Link>
      </div>
      <div className="desk-tools">
        <search className="search">
          <input
            ref={search}
            type="search"
            aria-label="Search posts"
            placeholder="Search posts..."
            value={term}
            onChange={({ target }) => setTerm(target.value)}
          />
          <SearchIcon />
        </search>
        <OrderField order={order} onSort={setOrder} />
        <p role="status" className="count">
          {searching && found.length !== all.length
            ? `${found.length.toLocaleString("en-US")} of ${counted(all.length, "post")}`
            : counted(all.length, "post")}
        </p>
      </div>
      <div role="alert">
        {fault ? (
          <p className="banner">
            <AlertIcon />
            {fault}
          </p>
        ) : null}
      </div>
      {found.length === 0 ? (
        <EmptyList
          searching={searching}
          onClear={() => {
            setTerm("");
            search.current?.focus();
          }}
        />
      ) : (
        <PostTable
          posts={found}
          order={order}
          onSort={setOrder}
          back={query}
          listKey={query}
          onRemove={remove}
          frame={frame}
        />
      )}
    </div>
  );
}
