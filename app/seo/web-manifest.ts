import type { Site } from "../content-model/site-settings.ts";

/** `manifest.webmanifest`, for installing the site as an app. */
export function webManifest(site: Site, base: string): string {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `${base}icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    id: base,
    start_url: base,
    scope: base,
    display: "standalone",
    lang: "en",
    background_color: "#f7f1e1",
    theme_color: "#2a5c34",
    icons: [
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("maskable", 192, "maskable"),
      icon("maskable", 512, "maskable"),
    ],
    shortcuts: [
      { name: "Search the blog", url: `${base}blog` },
      { name: "Is This For You?", url: `${base}getting-started/assessment` },
    ],
  });
}
