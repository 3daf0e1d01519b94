/** The words of a link to what a service shows, by the service's host. */
const SERVICES: readonly (readonly [host: RegExp, words: string])[] = [
  [/(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/, "Video on YouTube"],
  [/(?:^|\.)vimeo\.com$/, "Video on Vimeo"],
  [/(?:^|\.)wordpress\.tv$|^(?:v|videos)\.(?:wordpress|videopress)\.com$/, "Video on WordPress.tv"],
  [/(?:^|\.)dailymotion\.com$/, "Video on Dailymotion"],
  [/(?:^|\.)tiktok\.com$/, "Video on TikTok"],
  [/(?:^|\.)(?:twitter|x)\.com$/, "Post on X"],
  [/(?:^|\.)instagram\.com$/, "Post on Instagram"],
  [/(?:^|\.)facebook\.com$/, "Post on Facebook"],
  [/(?:^|\.)soundcloud\.com$/, "Recording on SoundCloud"],
  [/(?:^|\.)spotify\.com$/, "Recording on Spotify"],
  [/(?:^|\.)flickr\.com$/, "Picture on Flickr"],
];
const MAX_WORDS_LENGTH = 80;
const MEDIA_FILE = /\.(?:mp4|m4v|mov|webm|ogv|mp3|m4a|ogg|oga|wav)$/i;

/**
 * The link that replaces an embed, a video or a recording: pages here embed no other site. `undefined` for one
 * without an address.
 *
 * @param title the title in the old text; if it is empty, what the service shows, the file's name, or the address
 */
export function embedLink(
  address: string,
  title: string,
): { readonly address: string; readonly words: string } | undefined {
  const url = URL.parse(address.startsWith("//") ? `https:${address}` : address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const service = SERVICES.find(([host]) => host.test(url.hostname))?.[1];
  const file = MEDIA_FILE.test(url.pathname) ? url.pathname.split("/").at(-1) : undefined;
  const place = url.hostname.replace(/^www\./, "") + url.pathname.replace(/\/$/, "");
  const words = title.trim() || service || file || place.slice(0, MAX_WORDS_LENGTH);
  return { address: watchAddress(url), words };
}

/** The address of a video's page instead of its bare player. */
function watchAddress(url: URL): string {
  const [, video] = /^\/(?:embed|v)\/([\w-]{5,20})$/.exec(url.pathname) ?? [];
  if (video !== undefined && /(?:^|\.)youtube(?:-nocookie)?\.com$/.test(url.hostname)) {
    return `https://www.youtube.com/watch?v=${video}`;
  }
  const [, film] = /^\/video\/(\d+)/.exec(url.pathname) ?? [];
  if (film !== undefined && url.hostname === "player.vimeo.com") return `https://vimeo.com/${film}`;
  return url.href;
}
