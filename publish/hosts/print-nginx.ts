import { nginxConfig } from "./nginx.ts";

/*
 * Prints an nginx configuration for the exported site:
 * `LISTEN=8080 ROOT=/srv/site BASE_PATH=/grazing/ npm run --silent nginx-config`.
 */
const { LISTEN = "80", ROOT = "/var/www/first-paddock", BASE_PATH = "/" } = process.env;
process.stdout.write(nginxConfig({ listen: LISTEN, root: ROOT, base: BASE_PATH }));
