/** The overview that each guide's header links back to. */
export const GETTING_STARTED = { label: "Getting Started", to: "/getting-started" } as const;
