import { useRef } from "react";
import { Link } from "react-router";
import type { PostPage } from "../../../backend/ports/posts.ts";
import { pluralize } from "../../../domain/plural.ts";
import { PlusIcon } from "../../../ui/icons/editor-icons.tsx";
import { SearchIcon } from "../../../ui/icons/icons.tsx";
import { CategoryFilter } from "./view/category-filter.tsx";
import { type DashboardDesk, discardWords, sayTrashed } from "./dashboard-desk.ts";
import { DeleteForeverDialog } from "./acts/delete-forever-dialog.tsx";
import { EmptyList } from "./list/empty-list.tsx";
import { viewParams } from "./view/list-view.ts";
import { NeverSaved } from "./never-saved.tsx";
import { OrderField } from "./list/order-field.tsx";
import { PostTable } from "./list/post-table.tsx";
import { Problems } from "./problems.tsx";
import { SelectionBar } from "./acts/selection-bar.tsx";
import { StateFilter } from "./view/state-filter.tsx";
import { TextSearch, type TextSearchPort } from "./text-search.tsx";
import { useKeptRows } from "./acts/use-kept-rows.ts";
import { useListView } from "./view/use-list-view.ts";
import { type RemovalPort, useRemoval } from "./acts/use-removal.ts";
import { useRowFocus } from "./list/use-row-focus.ts";
import { useSearchKey } from "./use-search-key.ts";
import { useSavedPost } from "./use-saved-post.ts";
import { useShow } from "./acts/use-show.ts";
import { useTrash } from "./acts/use-trash.ts";

/** All posts: search, sort, edit, delete (specification, section 2). */
export function Dashboard({
  page,
  query,
  port,
  desk,
  onChanged,
}: {
  readonly page: PostPage;
  /** What the page was searched for. */
  readonly query: string;
  readonly port: RemovalPort & TextSearchPort;
  /** Only where posts have states. */
  readonly desk?: DashboardDesk | undefined;
  readonly onChanged: () => Promise<void>;
}) {
  const { view, setQuery, setState, setCategory, setOrder, grow } = useListView();
  const frame = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const giveFocus = useRowFocus(frame, search);
  const { hidden, problems, setProblems, remove, removeAll } = useRemoval({
    port,
    onChanged,
    giveFocus,
    say: desk && sayTrashed,
  });
  const trash = useTrash({ posts: port, desk, onChanged, onProblems: setProblems });
  const show = useShow({ port: desk?.port, onChanged, onProblems: setProblems });
  const rows = useKeptRows(desk, trash);
  const savedId = useSavedPost(giveFocus);

  useSearchKey(search);

  const posts = page.posts.filter(({ post, state }) => state === "trash" || !hidden.has(post.id));
  const gone = page.posts.length - posts.length;
  const [found, all] = [page.found - gone, page.counts.all - gone];
  const selected = posts.filter(rows.ticked);
  const back = viewParams(view).toString();
  const isSearching = query.trim() !== "";
  const isFiltered = view.state !== "all" || view.category !== "";

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
      {desk && view.state !== "trash" ? (
        <NeverSaved
          words={desk.neverSaved}
          timeZone={desk.timeZone}
          back={back}
          onDiscard={(words) => void discardWords(desk, words).then(onChanged)}
        />
      ) : null}
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
        {desk ? <CategoryFilter category={view.category} onChange={setCategory} /> : null}
        <OrderField order={view.order} onSort={setOrder} />
        <p role="status" className="count">
          {(isSearching || isFiltered) && found !== all
            ? `${found.toLocaleString("en-US")} of ${pluralize(all, "post")}`
            : pluralize(all, "post")}
        </p>
      </div>
      {desk ? <StateFilter state={view.state} counts={page.counts} onChange={setState} /> : null}
      <Problems problems={problems} />
      {selected.length > 0 ? (
        <SelectionBar
          selected={selected}
          inTrash={view.state === "trash"}
          onShow={(entries, intent) => {
            rows.clear();
            show(entries, intent);
          }}
          onTrash={(entries) => {
            rows.clear();
            removeAll(entries, undefined, false);
          }}
          onRestore={(entries) => {
            rows.clear();
            trash.restore(entries);
          }}
          onDeleteForever={rows.onDeleteForever}
          onClear={rows.clear}
        />
      ) : null}
      {posts.length === 0 ? (
        <EmptyList searching={isSearching} state={view.state} onClear={clearSearch} />
      ) : (
        <PostTable
          posts={posts}
          complete={page.next === undefined}
          order={view.order}
          onSort={setOrder}
          onGrow={() => grow(page.posts.length)}
          back={back}
          savedId={savedId}
          kept={rows.row}
          onRemove={remove}
          frame={frame}
        />
      )}
      {isSearching ? <TextSearch key={query} term={query.trim()} port={port} back={back} /> : null}
      {trash.asked.length > 0 ? (
        <DeleteForeverDialog
          titles={trash.asked.map(({ post }) => post.title)}
          onKeep={() => trash.ask([])}
          onDelete={() => {
            rows.clear();
            trash.deleteAsked();
          }}
        />
      ) : null}
    </div>
  );
}
