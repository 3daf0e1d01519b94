/** The group that the sections' heads lead back to. */
export const ABOUT = { label: "About", to: "/about" } as const;
