import { CACHE_RULES, SECURITY_HEADERS } from "#app/document/response-headers.ts";
import { readPages } from "#app/backend/files/read-pages.ts";
import { standInRules } from "#app/document/stand-in-rules.ts";
import type { StandInRule } from "#app/shared/stand-ins.ts";

interface NginxSite {
  /** A port, for both IPv4 and IPv6, or one address and its port. */
  readonly listen: string;
  /** The document root. The built site is in its subfolder `base`. */
  readonly root: string;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

/** The cache, header and stand-in rules as a `map` and a `server` block for nginx's `http` context. */
export function nginxConfig({ listen, root, base }: NginxSite): string {
  const mount = base.replace(/\/$/, "");
  const stem = escaped(mount);
  return `# Written by publish/hosts/nginx.ts from app/document/stand-in-rules.ts.
# Include it in the http block. Set listen, root and, where TLS ends here, server_name and ssl_*.

map "$status $uri" $first_paddock_cache {
    default "no-cache";
${CACHE_RULES.map(({ folder, value }) => `    "~^(200|206|304) ${stem}${folder}" "${value}";`).join("\n")}
}

server {
${listenLines(listen)}
    root ${root};
    charset utf-8;
    server_tokens off;
    absolute_redirect off;

    include /etc/nginx/mime.types;
    types {
        application/manifest+json webmanifest;
    }

    gzip on;
    gzip_vary on;
    gzip_min_length 600;
    gzip_types text/css text/plain text/javascript application/javascript application/json
        application/manifest+json application/xml application/atom+xml application/rss+xml
        text/xml image/svg+xml;

${Object.entries(SECURITY_HEADERS)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join("\n")}
    add_header Cache-Control $first_paddock_cache always;

    # An address that nginx itself refuses gets the site's own page too.
    error_page 400 404 414 ${mount}/404.html;

    # One address for each page: without .html and without a slash at the end.
    if ($request_uri ~ "\\.html(\\?|$)") {
        rewrite ^${stem}/index\\.html$ ${base} permanent;
        rewrite ^(.*/)index\\.html$ $1 permanent;
        rewrite ^(.+)\\.html$ $1 permanent;
    }
    rewrite ^(${stem}/.+)/$ $1 permanent;

    location = ${base} {
        try_files ${mount}/index.html =404;
    }
${mount === "" ? "" : aboveTheMount(mount, base)}
    location ${base} {
        try_files $uri $uri.html =404;
    }

    # Addresses that cannot be listed, and the page that is served for each.
${standInRules(readPages())
  .map((rule) => standIn(mount, rule))
  .join("\n")}
}
`;
}

/** Redirects the server's root to the site, unless something else is there. */
function aboveTheMount(mount: string, base: string): string {
  return `    location = ${mount} {
        return 301 ${base};
    }
    location = / {
        try_files /index.html @to_first_paddock;
    }
    location @to_first_paddock {
        return 302 ${base};
    }
`;
}

/** For a port alone, nginx listens on IPv4 only; a second line adds IPv6. */
function listenLines(listen: string): string {
  if (!/^\d+$/.test(listen)) return `    listen ${listen};`;
  return `    listen ${listen};
    # A system whose kernel has no IPv6 refuses this line: remove it there, or set LISTEN=0.0.0.0:${listen}.
    listen [::]:${listen};`;
}

function standIn(mount: string, { pattern, file, status }: StandInRule) {
  const path = pattern
    .split("/")
    .map((part) => (part.startsWith(":") ? "[^/]+" : escaped(part)))
    .join("/");
  const page = `${mount}/${file}`;
  const body =
    status === 200
      ? `try_files $uri $uri.html ${page} =404;`
      : `error_page 404 ${page};\n        try_files $uri $uri.html =404;`;
  return `    location ~ ^${escaped(mount)}${path}$ {\n        ${body}\n    }`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
