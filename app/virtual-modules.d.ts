declare module "virtual:boot-script" {
  const text: string;
  export default text;
}

/** Where the site is mounted, with a trailing slash; set when the boot script is bundled. */
declare const BASE_URL: string;

interface ImportMetaEnv {
  /** The host the site is published on (build/site/public-root.ts); absent in unit tests. */
  readonly SITE_ORIGIN?: string;
}
