/** The site's name and address. Change these lines to rename or move it. */
export const site = {
  name: "First Paddock",
  tagline:
    "Empowering ranchers to heal the land through regenerative grazing practices, one reasonable change at a time.",
  byline: "First Paddock Editorial Team",
  /** Without a trailing slash. SITE_ORIGIN overrides it at build time. */
  origin: "https://firstpaddock.example",
  email: "editor@firstpaddock.example",
  /** Who is legally responsible for the site, with a postal address. Printed in terms, privacy and about. */
  operator:
    "Nobody yet. This is a sample edition. Whoever publishes it puts a name and a postal address here.",
} as const;

/** The demo edition's only account, printed on the login page (specification, section 6). */
export const demoAccount = {
  id: "1",
  username: "admin",
  email: "admin@firstpaddock.example",
  password: "paddock-one",
} as const;
