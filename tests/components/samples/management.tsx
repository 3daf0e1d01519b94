import { AccountPage } from "../../../app/features/admin/account/account-page.tsx";
import { BackupCodes } from "../../../app/features/admin/account/backup-codes.tsx";
import { DeleteAccount } from "../../../app/features/admin/account/delete-account.tsx";
import { OpenSessions } from "../../../app/features/admin/account/open-sessions.tsx";
import { PasswordForm } from "../../../app/features/admin/account/password-form.tsx";
import { SecondFactor } from "../../../app/features/admin/account/second-factor.tsx";
import { TurnOff } from "../../../app/features/admin/account/turn-off.tsx";
import { TurnOn } from "../../../app/features/admin/account/turn-on.tsx";
import { FirstSteps } from "../../../app/features/admin/first-steps/first-steps.tsx";
import { TimeZoneForm } from "../../../app/features/admin/first-steps/time-zone-form.tsx";
import { Banner } from "../../../app/features/admin/forms/banner.tsx";
import { CopyButton } from "../../../app/features/admin/forms/copy-button.tsx";
import { TextField } from "../../../app/features/admin/forms/text-field.tsx";
import { CodeStep } from "../../../app/features/admin/login/code-step.tsx";
import { ForgotForm } from "../../../app/features/admin/login/forgot-form.tsx";
import type { AccountPort } from "../../../app/backend/ports/management/account.ts";
import type { Answer } from "../../../app/backend/ports/answer.ts";
import { sample } from "../sample.ts";
import { press, says } from "../screen.ts";

const NOON = Date.UTC(2026, 10, 22, 18);
const done = <Value,>(value: Value) => Promise.resolve({ ok: true, value } as const);
const refused = (message: string, fields = {}): Promise<Answer<never>> =>
  Promise.resolve({ ok: false, problem: { code: "invalid", message, fields } });

const account = {
  id: "1",
  username: "Ana Ortiz",
  email: "ana@ranch.example",
  role: "owner",
  secondFactor: false,
} as const;
const sessions = [
  { createdAt: NOON, seenAt: NOON, userAgent: "Firefox/140.0 (Linux)", current: true },
  { createdAt: NOON - 1, seenAt: NOON - 1, userAgent: "", current: false },
];
const offer = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const accountPort: AccountPort = {
  read: () => Promise.resolve(account),
  changePassword: () => refused("", { old: "This is not your password" }),
  offerSecondFactor: () => done(offer),
  turnOnSecondFactor: () => done(["ABCD-EFGH-JKLM"]),
  turnOffSecondFactor: () => refused("Too many tries. Wait 12 minutes, then try again."),
  sessions: () => Promise.resolve(sessions),
  signOutEverywhere: () => done(undefined),
  delete: () => refused("", { password: "This is not your password" }),
};
const operations = { setTimeZone: () => done(undefined) };
const nothing = () => {};

export const managementSamples = [
  sample(AccountPage, "without two steps", {
    account,
    sessions,
    port: accountPort,
    onChanged: nothing,
    onSignedOut: nothing,
  }),
  sample(
    DeleteAccount,
    "refused",
    { port: accountPort, onDeleted: nothing },
    {
      async before(screen) {
        await press(screen, "Delete my account");
        await says(screen, "This is not your password");
      },
    },
  ),
  sample(OpenSessions, "two", { sessions, port: accountPort, onSignedOut: nothing }),
  sample(PasswordForm, "empty", { port: accountPort }),
  sample(
    PasswordForm,
    "refused",
    { port: accountPort },
    {
      async before(screen) {
        await press(screen, "Change the password");
        await says(screen, "This is not your password");
      },
    },
  ),
  sample(
    SecondFactor,
    "being set up",
    { isOn: false, port: accountPort, onChanged: nothing },
    {
      async before(screen) {
        await press(screen, "Set it up");
        await says(screen, "Or type this into the app");
        await press(screen, "Turn on");
        await says(screen, "ABCD-EFGH-JKLM");
      },
    },
  ),
  sample(TurnOn, "shown", { offer, port: accountPort, onDone: nothing, onCancel: nothing }),
  sample(
    TurnOff,
    "refused",
    { port: accountPort, onDone: nothing },
    {
      async before(screen) {
        await press(screen, "Turn it off");
        await says(screen, "Too many tries.");
      },
    },
  ),
  sample(BackupCodes, "shown", { codes: ["ABCD-EFGH-JKLM"], onDone: nothing }),
  sample(FirstSteps, "shown", {
    secondFactor: true,
    timeZone: "America/Chicago",
    account: accountPort,
    operations,
    onChanged: nothing,
  }),
  sample(TimeZoneForm, "shown", { timeZone: "America/Chicago", port: operations }),
  sample(Banner, "said", { children: "The disk is full." }),
  sample(CopyButton, "shown", { text: "a", label: "Copy" }),
  sample(TextField, "with an error", { label: "Email", error: "Email is required" }),
  sample(CodeStep, "of the app", { code: "", onChange: nothing }),
  sample(
    CodeStep,
    "a backup code",
    { code: "", onChange: nothing },
    { before: (screen) => press(screen, "Use a backup code") },
  ),
  sample(ForgotForm, "by mail", {
    canMail: true,
    port: { requestResetLink: () => done(undefined) },
  }),
  sample(ForgotForm, "without mail", {
    canMail: false,
    port: { requestResetLink: () => done(undefined) },
  }),
];
