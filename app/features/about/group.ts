/** The overview that each section's header links back to. */
export const ABOUT = { label: "About", to: "/about" } as const;
