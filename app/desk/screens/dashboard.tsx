import { type RefObject, useEffect, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { DeskPost } from "#app/backend/ports/posts.ts";
import { pluralize } from "#app/domain/plural.ts";
import { SETTING } from "#app/enhance/page-contract.ts";
import { photos } from "#app/enhance/page/photos.ts";
import { PlusIcon } from "#app/ui/icons/editor-icons.ts";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { Banner } from "#app/desk/forms/banner.tsx";
import { SearchField } from "#app/desk/forms/search-field.tsx";
import { rememberList } from "#app/desk/frame/addresses.ts";
import { DeleteForeverDialog, UnfinishedPostsDialog } from "#app/desk/dashboard/dialogs.tsx";
import { SelectionBar } from "#app/desk/dashboard/selection-bar.tsx";
import { usePostActions } from "#app/desk/dashboard/use-post-actions.ts";
import { NeverSaved, openDashboardDesk } from "#app/desk/dashboard/dashboard-desk.ts";
import { useRowFocus, useSavedPost } from "#app/desk/dashboard/focused-row.ts";
import { OrderField, CategoryFilter, StateFilter } from "#app/desk/dashboard/filters.tsx";
import { PostRow } from "#app/desk/dashboard/post-row.tsx";
import { PostTable } from "#app/desk/dashboard/post-table.tsx";
import { TextSearch } from "#app/desk/dashboard/text-search.tsx";
import {
  type ListView,
  listPosts,
  useListView,
  viewFrom,
  viewParams,
} from "#app/desk/dashboard/list-view.ts";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ query: params, user }: ScreenRequest) {
  const view = viewFrom(params);
  const [page, desk] = await Promise.all([listPosts(view), openDashboardDesk(user)]);
  return { page, desk, query: view.query };
}

export const title = "Dashboard";

/** All posts: search, sort, edit, delete (specification, section 2). */
export default function AdminDashboard({
  loaderData: { page, desk, query },
}: ScreenProps<typeof loader>) {
  const { revalidate: onChanged } = useRevalidator();
  const { view, change, grow } = useListView();
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const focusPost = useRowFocus(list, search);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const deselect = () => setTicked(new Set());
  const actions = usePostActions({ desk, onChanged, focusPost, deselect });
  const savedId = useSavedPost(focusPost);
  useSearchKey(search);
  useEffect(photos, []);

  const posts = page.posts.filter(
    ({ post, state }) => state === "trash" || !actions.hidden.has(post.id),
  );
  const hiddenCount = page.posts.length - posts.length;
  const [foundCount, allCount] = [page.found - hiddenCount, page.counts.all - hiddenCount];
  const selected = posts.filter(({ post }) => ticked.has(post.id));
  const address = viewParams(view).toString();
  useEffect(() => rememberList(address), [address]);
  const isContributor = desk?.user.role === "contributor";
  const isSearching = query.trim() !== "";
  const isFiltered = view.state !== "all" || view.category !== "";

  function select({ post }: DeskPost, isSelected: boolean) {
    setTicked((before) => {
      const others = [...before].filter((id) => id !== post.id);
      return new Set(isSelected ? [...others, post.id] : others);
    });
  }

  /** An action for the selected posts, which also clears the selection. */
  function forSelected<Details extends unknown[]>(act: (...details: Details) => void) {
    return (...details: Details) => {
      deselect();
      act(...details);
    };
  }

  function clearSearch() {
    change({ query: "" });
    search.current?.focus();
  }

  return (
    <div ref={list} className="wrap desk-page">
      <div className="desk-head">
        <h1>Posts</h1>
        <Link className="btn" to="/admin/new-post">
          <PlusIcon />
          New Post
        </Link>
      </div>
      {desk && desk.neverSaved.length > 0 && view.state !== "trash" ? (
        <NeverSaved desk={desk} onChanged={() => void onChanged()} />
      ) : null}
      {desk && !isContributor && page.counts.review > 0 && view.state !== "review" ? (
        <aside className="desk-note" aria-label="Review">
          <p>
            {pluralize(page.counts.review, "post")} {page.counts.review === 1 ? "waits" : "wait"}{" "}
            for review.
          </p>
          <p className="btns">
            <Button look="small ghost" onClick={() => change({ state: "review" })}>
              {page.counts.review === 1 ? "Show it" : "Show them"}
            </Button>
          </p>
        </aside>
      ) : null}
      <div className="desk-tools">
        <SearchField
          ref={search}
          label="Search posts"
          query={view.query}
          onChange={(typed) => change({ query: typed })}
        />
        {desk ? (
          <CategoryFilter
            categories={desk.categories}
            category={view.category}
            onChange={(category) => change({ category })}
          />
        ) : null}
        <OrderField order={view.order} onSort={(order) => change({ order })} />
        <p role="status" className="count">
          {(isSearching || isFiltered) && foundCount !== allCount
            ? `${foundCount.toLocaleString("en-US")} of ${pluralize(allCount, "post")}`
            : pluralize(allCount, "post")}
        </p>
      </div>
      {desk ? (
        <StateFilter
          state={view.state}
          counts={page.counts}
          onChange={(state) => change({ state })}
        />
      ) : null}
      <Banner>{actions.problems}</Banner>
      {selected.length > 0 ? (
        <SelectionBar
          selected={selected}
          inTrash={view.state === "trash"}
          onBulkPublish={isContributor ? undefined : actions.publish}
          onTrash={forSelected((entries) => actions.remove(entries, false))}
          onRestore={forSelected(actions.restore)}
          onDeleteForever={desk?.user.role === "owner" ? actions.confirm : undefined}
          onClear={deselect}
        />
      ) : null}
      {posts.length === 0 ? (
        <EmptyList
          searching={isSearching}
          isFirst={!isSearching && !isFiltered}
          state={view.state}
          onClear={clearSearch}
        />
      ) : (
        <PostTable
          complete={page.next === undefined}
          order={view.order}
          onSort={(order) => change({ order })}
          onGrow={() => grow(page.posts.length)}
        >
          {posts.map((entry) => (
            <PostRow
              key={entry.post.id}
              entry={entry}
              isJustSaved={entry.post.id === savedId}
              isSelected={ticked.has(entry.post.id)}
              desk={desk}
              onRemove={(byKeyboard) => actions.remove([entry], byKeyboard)}
              onSelect={(isSelected) => select(entry, isSelected)}
              onRestore={() => actions.restore([entry])}
              onDeleteForever={() => actions.confirm([entry])}
            />
          ))}
        </PostTable>
      )}
      {isSearching ? <TextSearch key={query} term={query.trim()} /> : null}
      {actions.toPublish ? (
        <UnfinishedPostsDialog
          toPublish={actions.toPublish}
          onPublish={actions.publishAnyway}
          onCancel={actions.keepUnpublished}
        />
      ) : null}
      {actions.toConfirm.length > 0 ? (
        <DeleteForeverDialog
          titles={actions.toConfirm.map(({ post }) => post.title)}
          onKeep={() => actions.confirm([])}
          onDelete={forSelected(actions.deleteConfirmed)}
        />
      ) : null}
    </div>
  );
}

/** Where "/" may be meant as text. */
const TYPING = "input, textarea, select, dialog";

/** The "/" key focuses the search field, as on the public pages, unless it is switched off there. */
function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey, isComposing } = event;
      if (key !== "/" || ctrlKey || altKey || metaKey || isComposing) return;
      if (!document.documentElement.classList.contains(SETTING.searchKey)) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [field]);
}

/** The specified text for all posts, and our own for each state. */
const NONE: Readonly<Record<ListView["state"], string>> = {
  all: "No posts found.",
  draft: "No drafts. What you save and don’t publish waits here.",
  review: "Nothing waits for review.",
  scheduled: "Nothing is scheduled.",
  published: "Nothing is published.",
  changed: "No unpublished changes.",
  trash: "The trash is empty.",
};

/** Shown if there are no posts or none match (specification, section 2). */
function EmptyList({
  searching,
  isFirst,
  state,
  onClear,
}: {
  readonly searching: boolean;
  /** Whether there are no posts at all. */
  readonly isFirst: boolean;
  readonly state: ListView["state"];
  readonly onClear: () => void;
}) {
  return (
    <div className="desk-empty">
      <Picture scene="/scenes/empty.svg" ratio={[3, 2]} />
      <h2>{searching ? NONE.all : NONE[state]}</h2>
      {isFirst ? <p>Your posts will appear here. “New Post” begins the first one.</p> : null}
      {searching ? (
        <>
          <p>Try adjusting your search.</p>
          <Button look="ghost" onClick={onClear}>
            Clear search
          </Button>
        </>
      ) : null}
    </div>
  );
}
