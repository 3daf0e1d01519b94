/** The text of each action. */
const ACTIONS: Readonly<Record<string, string>> = {
  "signed-in": "signed in",
  "sign-in-failed": "a sign-in failed",
  "code-failed": "gave the right password and a wrong code",
  "backup-code-used": "signed in with a backup code",
  "signed-out-everywhere": "signed out everywhere",
  "account-made": "made the account",
  invited: "invited",
  "invitation-withdrawn": "withdrew an invitation",
  "role-changed": "changed the role of",
  "turned-off": "turned off",
  "turned-on": "turned on",
  "account-deleted": "deleted the account of",
  "password-changed": "changed the password",
  "password-reset": "set a new password by a link",
  "second-factor-on": "turned two-step sign-in on",
  "second-factor-off": "turned two-step sign-in off",
  "post-published": "published a post",
  "post-scheduled": "scheduled a post",
  "post-unpublished": "took a post off the site",
  "post-changes-discarded": "discarded the changes of a post",
  "post-standing-undone": "undid what was done to several posts",
  "post-trashed": "moved a post to the trash",
  "post-restored": "restored a post",
  "post-deleted": "deleted a post forever",
  "preview-made": "made a preview link",
  "image-deleted": "moved a picture to the trash",
  "image-erased": "erased a picture for good",
  "subscriber-erased": "removed an address of the newsletter",
  "subscribers-downloaded": "downloaded the newsletter’s list",
  exported: "exported everything",
  imported: "imported posts",
  "import-undone": "undid an import",
  "address-led-on": "redirected the address",
  "settings-changed": "changed the settings",
};

/** An action in words; the action's own name if it has no text. */
export function auditText(action: string): string {
  return ACTIONS[action] ?? action.replaceAll("-", " ");
}
