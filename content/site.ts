import settings from "./site.json" with { type: "json" };

/**
 * The site's name and address. Change content/site.json to rename or move it; its fields are described in
 * app/content-model/site-settings.ts. Pages of the server edition show what an owner has changed instead.
 */
export const site = settings;

/** The demo edition's only account, printed on the login page (specification, section 6). */
export const demoAccount = {
  id: "1",
  username: "admin",
  email: "admin@firstpaddock.example",
  password: "paddock-one",
} as const;
