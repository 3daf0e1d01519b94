import { useRef } from "react";
import { Link } from "react-router";
import type { PostPage } from "../../../backend/ports/posts.ts";
import { pluralize } from "../../../domain/plural.ts";
import { PlusIcon } from "../../../ui/icons/editor-icons.tsx";
import { CategoryFilter } from "./view/category-filter.tsx";
import { type DashboardDesk, discardNeverSaved, trashedMessage } from "./dashboard-desk.ts";
import { DeleteForeverDialog } from "./actions/delete-forever-dialog.tsx";
import { EmptyList } from "./list/empty-list.tsx";
import { viewParams } from "./view/list-view.ts";
import { NeverSaved } from "./never-saved.tsx";
import { OrderField } from "./list/order-field.tsx";
import { PostTable } from "./list/post-table.tsx";
import { Problems } from "./problems.tsx";
import { SearchField } from "./view/search-field.tsx";
import { SelectionBar } from "./actions/selection-bar.tsx";
import { StateFilter } from "./view/state-filter.tsx";
import { TextSearch, type TextSearchPort } from "./text-search.tsx";
import { useRowSelection } from "./actions/use-row-selection.ts";
import { useListView } from "./view/use-list-view.ts";
import { type RemovalPort, useRemoval } from "./actions/use-removal.ts";
import { useRowFocus } from "./list/use-row-focus.ts";
import { useSearchKey } from "./use-search-key.ts";
import { useSavedPost } from "./use-saved-post.ts";
import { useBulkPublish } from "./actions/use-bulk-publish.ts";
import { useTrash } from "./actions/use-trash.ts";

/** All posts: search, sort, edit, delete (specification, section 2). */
export function Dashboard({
  page,
  query,
  port,
  desk,
  onChanged,
}: {
  readonly page: PostPage;
  /** The search that the page answers. */
  readonly query: string;
  readonly port: RemovalPort & TextSearchPort;
  /** Only where posts have states. */
  readonly desk?: DashboardDesk | undefined;
  readonly onChanged: () => Promise<void>;
}) {
  const { view, setQuery, setState, setCategory, setOrder, grow } = useListView();
  const frame = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const focusPost = useRowFocus(frame, search);
  const { hidden, problems, setProblems, remove, removeAll } = useRemoval({
    port,
    onChanged,
    focusPost,
    messageFor: desk && trashedMessage,
  });
  const trash = useTrash({ posts: port, desk, onChanged, onProblems: setProblems });
  const bulkPublish = useBulkPublish({ port: desk?.port, onChanged, onProblems: setProblems });
  const rows = useRowSelection(desk, trash);
  const savedId = useSavedPost(focusPost);

  useSearchKey(search);

  const posts = page.posts.filter(({ post, state }) => state === "trash" || !hidden.has(post.id));
  const hiddenCount = page.posts.length - posts.length;
  const [foundCount, allCount] = [page.found - hiddenCount, page.counts.all - hiddenCount];
  const selected = posts.filter(rows.isSelected);
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
          autosaves={desk.neverSaved}
          timeZone={desk.timeZone}
          back={back}
          onDiscard={(autosave) => void discardNeverSaved(desk, autosave).then(onChanged)}
        />
      ) : null}
      <div className="desk-tools">
        <SearchField ref={search} query={view.query} onChange={setQuery} />
        {desk ? <CategoryFilter category={view.category} onChange={setCategory} /> : null}
        <OrderField order={view.order} onSort={setOrder} />
        <p role="status" className="count">
          {(isSearching || isFiltered) && foundCount !== allCount
            ? `${foundCount.toLocaleString("en-US")} of ${pluralize(allCount, "post")}`
            : pluralize(allCount, "post")}
        </p>
      </div>
      {desk ? <StateFilter state={view.state} counts={page.counts} onChange={setState} /> : null}
      <Problems problems={problems} />
      {selected.length > 0 ? (
        <SelectionBar
          selected={selected}
          inTrash={view.state === "trash"}
          onBulkPublish={(entries, intent) => {
            rows.clear();
            bulkPublish(entries, intent);
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
          controls={rows.row}
          onRemove={remove}
          frame={frame}
        />
      )}
      {isSearching ? <TextSearch key={query} term={query.trim()} port={port} back={back} /> : null}
      {trash.toConfirm.length > 0 ? (
        <DeleteForeverDialog
          titles={trash.toConfirm.map(({ post }) => post.title)}
          onKeep={() => trash.confirm([])}
          onDelete={() => {
            rows.clear();
            trash.deleteConfirmed();
          }}
        />
      ) : null}
    </div>
  );
}
