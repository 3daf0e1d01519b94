import { route } from "@react-router/dev/routes";

/** The doors that only the server edition has; its desk's screens are below. */
export const serverDoors = [
  route("admin/welcome", "routes/server/admin-welcome.tsx"),
  route("admin/forgot", "routes/server/admin-forgot.tsx"),
];

/** The desk's screens that only the server edition has. Each is a line of the header, but for the first. */
export const serverScreens = [
  route("admin/first-steps", "routes/server/admin-first-steps.tsx"),
  route("admin/revisions/:id", "routes/server/admin-revisions.tsx"),
  route("admin/pictures", "routes/server/admin-pictures.tsx"),
  route("admin/newsletter", "routes/server/admin-newsletter.tsx"),
  route("admin/people", "routes/server/admin-people.tsx"),
  route("admin/import-export", "routes/server/admin-transfer.tsx"),
  route("admin/status", "routes/server/admin-status.tsx"),
  route("admin/account", "routes/server/admin-account.tsx"),
];
