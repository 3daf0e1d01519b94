/** What the site is called and where it lives. Change these lines to rename or move it. */
export const site = {
  name: "First Paddock",
  tagline:
    "Empowering ranchers to heal the land through regenerative grazing practices, one reasonable change at a time.",
  byline: "First Paddock Editorial Team",
  /** Where the site is published, without a trailing slash. SITE_ORIGIN overrides it at build time. */
  origin: "https://firstpaddock.example",
  email: "editor@firstpaddock.example",
  /** Who answers for the site in law, with a postal address. Printed in terms, privacy and about. */
  operator:
    "Nobody yet. This is a sample edition. Whoever publishes it puts a name and a postal address here.",
} as const;

/** The one account of the simulated edition, printed on the login page (specification, section 6). */
export const demoAccount = {
  id: "1",
  username: "admin",
  email: "admin@firstpaddock.example",
  password: "paddock-one",
} as const;
