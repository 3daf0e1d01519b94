import type { AuditEntry, PeoplePort, Person } from "#app/backend/ports/management/people.ts";
import { AuditList } from "./audit-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { PersonRow } from "./person-row.tsx";

/** All people with an account, and invitations; for owners. */
export function PeoplePage({
  people,
  audit,
  ownId,
  port,
  onChanged,
}: {
  readonly people: readonly Person[];
  readonly audit: readonly AuditEntry[];
  readonly ownId: string | undefined;
  readonly port: PeoplePort;
  readonly onChanged: () => void;
}) {
  return (
    <div className="wrap desk-page management">
      <h1>People</h1>
      <p>
        Editors write, publish and delete posts. Owners also manage people, the newsletter, imports
        and the trash.
      </p>
      <ul className="people" aria-label="People">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isOwn={person.id === ownId}
            port={port}
            onChanged={onChanged}
          />
        ))}
      </ul>
      <InviteForm port={port} onInvited={onChanged} />
      <AuditList first={audit} people={people} port={port} />
    </div>
  );
}
