/** The group that the guides' heads lead back to. */
export const GETTING_STARTED = { label: "Getting Started", to: "/getting-started" } as const;
