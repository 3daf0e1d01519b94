import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { copiesOnDevice } from "#app/desk/editor/autosave/device-drafts.ts";
import { ManagementPage, useSearchInAddress } from "#app/desk/forms/management-page.tsx";
import { Rows } from "#app/desk/forms/rows.tsx";
import { ListSearch } from "#app/desk/forms/search-field.tsx";
import { KeptLetters } from "#app/desk/newsletter/kept-letters.tsx";
import { LetterList } from "#app/desk/newsletter/letter-list.tsx";
import { NoOperator } from "#app/desk/newsletter/no-operator.tsx";
import { SubscriberRow } from "#app/desk/newsletter/subscriber-row.tsx";
import { AlertIcon } from "#app/ui/icons/icons.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ query, user }: ScreenRequest) {
  const q = query.get("q") ?? "";
  const [{ letters, hasOperator }, { posts }, list, { storesAddresses }, { mail }, copies] =
    await Promise.all([
      bodyOf(api.letters.$get()),
      bodyOf(api.posts.$get({ query: { state: "all" } })),
      bodyOf(api.subscribers.$get({ query: { q } })),
      bodyOf(api.newsletter.$get()),
      bodyOf(api.status.$get()),
      copiesOnDevice(user.id, "letter"),
    ]);
  const drafts = letters.filter(({ state }) => state === "draft");
  const published = posts.filter(({ publicPage }) => publicPage !== "none");
  return {
    letters,
    userId: user.id,
    /** Copies that no editor offers, since their letters are not drafts. */
    copies: copies.filter(({ postId }) => !drafts.some(({ id }) => id === postId)),
    hasOperator,
    posts: published.map(({ post }) => post),
    list,
    query: q,
    storesAddresses,
    mailProblem: mail.problem ?? "",
  };
}

export const title = "Newsletter";

/** The newsletter's letters and subscribers, for owners. */
export default function AdminNewsletter({
  loaderData: {
    letters,
    userId,
    copies,
    hasOperator,
    posts,
    list,
    query,
    storesAddresses,
    mailProblem,
  },
}: ScreenProps<typeof loader>) {
  const search = useSearchInAddress();
  const { subscribers, found, counts } = list;
  const isSearch = query.trim() !== "";
  return (
    <ManagementPage title="Newsletter">
      {storesAddresses ? null : (
        <p>
          <strong>Mail isn’t set up</strong>, so no address can be confirmed and none is kept. The
          signup at the foot of the pages says so. Whoever runs the server sets{" "}
          <code>SMTP_URL</code>.
        </p>
      )}
      {mailProblem === "" ? null : (
        <p className="banner">
          <AlertIcon />
          {mailProblem}
        </p>
      )}
      {hasOperator ? null : <NoOperator />}
      <KeptLetters copies={copies} userId={userId} />
      <LetterList letters={letters} posts={posts} />
      <div className="desk-head">
        <h2>Subscribers</h2>
        <a className="btn ghost" href={api["newsletter.csv"].$path()} download>
          Download CSV
        </a>
      </div>
      <ListSearch label="Search addresses" query={query} onChange={search}>
        {isSearch
          ? `${found} found`
          : `${counts.confirmed} confirmed · ${counts.asked} not confirmed · ${counts.left} left${counts.setAside === 0 ? "" : ` · ${counts.setAside} set aside`}`}
      </ListSearch>
      <Rows
        label="Subscribers"
        items={subscribers}
        none={isSearch ? "" : "No one has signed up yet."}
        asCards
      >
        {(one) => <SubscriberRow key={one.id} subscriber={one} />}
      </Rows>
      {found > subscribers.length ? (
        <p>The first {subscribers.length} are shown. Search for others, or download all as CSV.</p>
      ) : null}
    </ManagementPage>
  );
}
