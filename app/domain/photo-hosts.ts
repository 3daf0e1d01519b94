/** The only foreign hosts that a page may talk to, and only for photographs (decision 16). */
export const PHOTO_HOSTS: readonly string[] = [
  "https://images.unsplash.com",
  "https://images.pexels.com",
];
