import type { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { pluralize } from "#app/domain/plural.ts";

export type SiteStatus = Answered<typeof api.status.$get>;

/** The site's status as pairs of a name and a sentence. */
export function statusLines(
  status: SiteStatus,
  name: string,
  timeOf: (moment: number) => string,
): readonly (readonly [name: string, words: string])[] {
  const { database, version, disk, next } = status;
  return [
    ["Site", `${name} ${version}, answering`],
    ["Database", database === "sqlite" ? "SQLite, one file in the data folder" : "PostgreSQL"],
    ["Last backup", backupText(status, timeOf)],
    ["Mail", mailText(status.mail)],
    ["Disk", disk === undefined ? "Not known here" : `${disk}% full`],
    ["Next post", next ? `“${next.title}”, ${timeOf(next.at)}` : "None is scheduled"],
  ];
}

function backupText(
  { database, backupAt }: SiteStatus,
  timeOf: (moment: number) => string,
): string {
  if (database === "postgres") return "PostgreSQL’s own; whoever runs the server makes it";
  return backupAt === undefined
    ? "None yet; the first is made in the minute after the start"
    : timeOf(backupAt);
}

function mailText({ on, waiting }: SiteStatus["mail"]): string {
  if (!on) return "Not set up. Invitations and new passwords are links that you pass on";
  return waiting === 0
    ? "Set up; nothing is waiting"
    : `${pluralize(waiting, "email")} not sent yet`;
}
