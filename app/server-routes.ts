import { route } from "@react-router/dev/routes";

/** Sign-in routes of the server edition, outside the desk's layout. */
export const serverSignInRoutes = [
  route("admin/welcome", "routes/server/admin-welcome.tsx"),
  route("admin/forgot", "routes/server/admin-forgot.tsx"),
];

/** Desk screens of the server edition. */
export const serverDeskRoutes = [
  route("admin/first-steps", "routes/server/admin-first-steps.tsx"),
  route("admin/revisions/:id", "routes/server/admin-revisions.tsx"),
  route("admin/pictures", "routes/server/admin-pictures.tsx"),
  route("admin/newsletter", "routes/server/admin-newsletter.tsx"),
  route("admin/people", "routes/server/admin-people.tsx"),
  route("admin/import-export", "routes/server/admin-transfer.tsx"),
  route("admin/status", "routes/server/admin-status.tsx"),
  route("admin/account", "routes/server/admin-account.tsx"),
];
