import { type AuditEntry, AuditList } from "./audit-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { type Person, PersonRow } from "./person-row.tsx";

/** All people with an account, and invitations; for owners. */
export function PeoplePage({
  people,
  audit,
  ownId,
  onChanged,
}: {
  readonly people: readonly Person[];
  readonly audit: readonly AuditEntry[];
  readonly ownId: string | undefined;
  readonly onChanged: () => void;
}) {
  return (
    <div className="wrap desk-page management">
      <h1>People</h1>
      <p>
        Contributors write drafts and ask for review. Editors write, publish and delete posts.
        Owners also manage people, the newsletter, imports and the trash.
      </p>
      <ul className="people" aria-label="People">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isOwn={person.id === ownId}
            onChanged={onChanged}
          />
        ))}
      </ul>
      <InviteForm onInvited={onChanged} />
      <AuditList first={audit} people={people} />
    </div>
  );
}
