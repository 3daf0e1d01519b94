import { EraseDialog } from "../../../app/features/admin/newsletter/erase-dialog.tsx";
import { NewsletterPage } from "../../../app/features/admin/newsletter/newsletter-page.tsx";
import { AuditList } from "../../../app/features/admin/people/audit-list.tsx";
import { ConfirmDeleteDialog } from "../../../app/features/admin/forms/confirm-delete-dialog.tsx";
import { DeletePerson } from "../../../app/features/admin/people/delete-person.tsx";
import { InviteForm } from "../../../app/features/admin/people/invite-form.tsx";
import { InviteLink } from "../../../app/features/admin/people/invite-link.tsx";
import { PeoplePage } from "../../../app/features/admin/people/people-page.tsx";
import { PersonRow } from "../../../app/features/admin/people/person-row.tsx";
import { MissingList } from "../../../app/features/admin/status/missing-list.tsx";
import { MissingRow } from "../../../app/features/admin/status/missing-row.tsx";
import { StatusPage } from "../../../app/features/admin/status/status-page.tsx";
import { ImportPanel } from "../../../app/features/admin/transfer/import-panel.tsx";
import { Report } from "../../../app/features/admin/transfer/report.tsx";
import { TransferPage } from "../../../app/features/admin/transfer/transfer-page.tsx";
import type { OperationsPort } from "../../../app/backend/ports/management/operations.ts";
import type { PeoplePort, Person } from "../../../app/backend/ports/management/people.ts";
import type { ReportLine } from "../../../app/backend/ports/transfer.ts";
import { sample } from "../sample.ts";
import { press, says } from "../screen.ts";

const NOON = Date.UTC(2026, 10, 22, 18);
const done = <Value,>(value: Value) => Promise.resolve({ ok: true, value } as const);
const nothing = () => {};

const ana: Person = {
  id: "1",
  username: "Ana Ortiz",
  email: "ana@ranch.example",
  role: "owner",
  secondFactor: true,
  state: "active",
  seenAt: NOON,
  inviteEndsAt: undefined,
};
const cal: Person = {
  ...ana,
  id: "3",
  email: "cal@ranch.example",
  state: "invited",
  inviteEndsAt: NOON,
};
const people = [
  ana,
  { ...ana, id: "2", username: "Ben Lee", role: "editor", state: "disabled" },
  cal,
] as const;
const invitation = { link: "https://ranch.example/admin/welcome#k3", mailed: false, endsAt: NOON };
const audit = [
  { id: "1", at: NOON, who: "Ana Ortiz", action: "invited", subject: "3", detail: "" },
  { id: "2", at: NOON, who: "", action: "sign-in-failed", subject: "", detail: "" },
];
const peoplePort: PeoplePort = {
  list: () => Promise.resolve(people),
  invite: () => done(invitation),
  inviteAgain: () => done(invitation),
  withdraw: () => done(undefined),
  changeRole: () => done(undefined),
  turn: () => done(undefined),
  delete: () => done(undefined),
  audit: () => Promise.resolve(audit),
};
const row = { isOwn: false, port: peoplePort, onChanged: nothing };

const subscriber = {
  id: "1",
  email: "ann@range.example",
  state: "confirmed",
  askedAt: NOON,
  confirmedAt: NOON,
  leftAt: undefined,
} as const;
const newsletter = {
  subscribers: [subscriber],
  counts: { asked: 0, confirmed: 1, left: 0 },
  storesAddresses: true,
  csv: "/api/newsletter.csv",
};
const subscribersPort = { erase: () => done(undefined) };

const missing = [{ address: "/old", count: 3, lastAt: NOON, leadsTo: "/blog" }];
const status = {
  ok: false,
  warnings: ["There is no backup of the last two days. Tell whoever runs the server."],
  database: "sqlite",
  version: "1.0.0",
  mail: { on: false, waiting: 0 },
  disk: 41,
} as const;
const operations: OperationsPort = {
  status: () => Promise.resolve(status),
  timeZone: () => Promise.resolve("America/Chicago"),
  setTimeZone: () => done(undefined),
  missing: () => Promise.resolve(missing),
  redirectAddress: () => done(undefined),
};

const report: readonly ReportLine[] = [
  { source: "a.md", title: "Water first", finding: "new", published: true, notes: [] },
  { source: "b.md", title: "", finding: "unreadable", published: false, notes: ["line 7"] },
  { source: "c.md", title: "Hay", finding: "different", published: true, notes: [] },
];
const lines = report.map((line) => ({ ...line, key: line.source }));
const transfer = {
  check: () => done(report),
  importFile: () => done({ id: "1", imported: 1, report }),
  undo: () => done(1),
};

export const managementListSamples = [
  sample(PeoplePage, "three", {
    people,
    audit,
    ownId: "1",
    port: peoplePort,
    onChanged: nothing,
  }),
  sample(
    PersonRow,
    "a new link",
    { ...row, person: cal },
    {
      within: (node) => <ul>{node}</ul>,
      async before(screen) {
        await press(screen, "New link for cal@ranch.example");
        await says(screen, "Send this link to cal@ranch.example.");
      },
    },
  ),
  sample(
    InviteForm,
    "made",
    { port: peoplePort, onInvited: nothing },
    {
      async before(screen) {
        await press(screen, "Create the invitation");
        await says(screen, "It works once, for 3 days.");
      },
    },
  ),
  sample(InviteLink, "mailed", {
    email: "cal@ranch.example",
    invitation: { ...invitation, mailed: true },
  }),
  sample(AuditList, "shown", { first: audit, people, port: peoplePort }),
  sample(NewsletterPage, "one", {
    list: newsletter,
    mailProblem: "Mails are not going out: the mail server refuses the password. 9 wait.",
    port: subscribersPort,
    onChanged: nothing,
  }),
  sample(NewsletterPage, "without mail", {
    list: {
      ...newsletter,
      subscribers: [],
      counts: { asked: 0, confirmed: 0, left: 0 },
      storesAddresses: false,
    },
    mailProblem: "",
    port: subscribersPort,
    onChanged: nothing,
  }),
  sample(EraseDialog, "asks", {
    subscriber,
    port: subscribersPort,
    onErased: nothing,
    onCancel: nothing,
  }),
  sample(StatusPage, "for an owner", {
    status,
    timeZone: "America/Chicago",
    missing,
    port: operations,
    onChanged: nothing,
  }),
  sample(StatusPage, "for an editor", {
    status: { ...status, ok: true, warnings: [] },
    timeZone: "America/Chicago",
    port: operations,
    onChanged: nothing,
  }),
  sample(MissingList, "none", { missing: [], port: operations, onChanged: nothing }),
  sample(
    MissingRow,
    "led on",
    { missing: { address: "/old", count: 1, lastAt: NOON }, port: operations, onChanged: nothing },
    { within: (node) => <ul>{node}</ul> },
  ),
  sample(TransferPage, "at first", {
    exportAddress: "/api/export.zip",
    port: transfer,
    onChanged: nothing,
  }),
  sample(ImportPanel, "at first", { port: transfer, onChanged: nothing }),
  sample(Report, "three", { lines, choices: new Map([["c.md", true]]), onChoose: nothing }),
  sample(DeletePerson, "asks", {
    person: people[1],
    port: peoplePort,
    onDeleted: nothing,
    onCancel: nothing,
  }),
  sample(ConfirmDeleteDialog, "asks", {
    title: "Delete it?",
    actionLabel: "Delete",
    onConfirm: () => Promise.resolve({ ok: true, value: undefined }),
    onDone: nothing,
    onCancel: nothing,
    children: "This cannot be undone.",
  }),
];
