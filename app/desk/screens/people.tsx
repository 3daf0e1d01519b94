import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { ManagementPage } from "#app/desk/forms/management-page.tsx";
import { Rows } from "#app/desk/forms/rows.tsx";
import { AuditList } from "#app/desk/people/audit-list.tsx";
import { InviteForm } from "#app/desk/people/invite-form.tsx";
import { PersonRow } from "#app/desk/people/person-row.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ user }: ScreenRequest) {
  const [{ users }, { entries }] = await Promise.all([
    bodyOf(api.users.$get()),
    bodyOf(api.audit.$get({ query: {} })),
  ]);
  return { people: users, audit: entries, ownId: user.id };
}

export const title = "People";

/** All people with an account, and invitations; for owners. */
export default function AdminPeople({
  loaderData: { people, audit, ownId },
}: ScreenProps<typeof loader>) {
  return (
    <ManagementPage title="People">
      <p>
        Contributors write drafts and ask for review. Editors write, publish and delete posts.
        Owners also manage people, the newsletter, imports and the trash.
      </p>
      <Rows label="People" items={people} asCards>
        {(person) => <PersonRow key={person.id} person={person} isOwn={person.id === ownId} />}
      </Rows>
      <InviteForm />
      <AuditList first={audit} people={people} />
    </ManagementPage>
  );
}
