import { useRef } from "react";
import { Link } from "react-router";
import type { PostPage } from "../../../backend/ports/posts.ts";
import { counted } from "../../../domain/plural.ts";
import { PlusIcon } from "../../../ui/icons/editor-icons.tsx";
import { AlertIcon, SearchIcon } from "../../../ui/icons/icons.tsx";
import { EmptyList } from "./empty-list.tsx";
import { viewParams } from "./list-view.ts";
import { OrderField } from "./order-field.tsx";
import { PostTable } from "./post-table.tsx";
import { TextSearch, type TextSearchPort } from "./text-search.tsx";
import { useListView } from "./use-list-view.ts";
import { type RemovalPort, useRemoval } from "./use-removal.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useSavedPost } from "./use-saved-post.ts";

/** All posts: search, sort, edit, delete (specification, section 2). */
export function Dashboard({
  page,
  query,
  port,
  onChanged,
}: {
  readonly page: PostPage;
  /** What the page was searched for. */
  readonly query: string;
  readonly port: RemovalPort & TextSearchPort;
  readonly onChanged: () => Promise<void>;
}) {
  const { view, setQuery, setOrder, grow } = useListView();
  const frame = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const giveFocus = useRowFocus(frame, search);
  const { hidden, error, remove } = useRemoval({ port, onChanged, giveFocus });
  const savedId = useSavedPost(giveFocus);

  const posts = page.posts.filter(({ post }) => !hidden.has(post.id));
  const gone = page.posts.length - posts.length;
  const [found, all] = [page.found - gone, page.counts.all - gone];
  const back = viewParams(view).toString();
  const isSearching = query.trim() !== "";

  function clearSearch() {
    setQuery("");
    search.current?.focus();
  }

  return (
    <div className="wrap desk-page">
      <div className="desk-head">
        <h1>Posts</h1>
        <Link className="btn" to="/admin/new-post" state={{ back }}>
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
            value={view.query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <SearchIcon />
        </search>
        <OrderField order={view.order} onSort={setOrder} />
        <p role="status" className="count">
          {isSearching && found !== all
            ? `${found.toLocaleString("en-US")} of ${counted(all, "post")}`
            : counted(all, "post")}
        </p>
      </div>
      <div role="alert">
        {error ? (
          <p className="banner">
            <AlertIcon />
            {error}
          </p>
        ) : null}
      </div>
      {posts.length === 0 ? (
        <EmptyList searching={isSearching} onClear={clearSearch} />
      ) : (
        <PostTable
          posts={posts}
          complete={page.next === undefined}
          order={view.order}
          onSort={setOrder}
          onGrow={() => grow(page.posts.length)}
          back={back}
          savedId={savedId}
          onRemove={remove}
          frame={frame}
        />
      )}
      {isSearching ? <TextSearch key={query} term={query.trim()} port={port} back={back} /> : null}
    </div>
  );
}
