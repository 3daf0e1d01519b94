import { type PostSummary, postPath } from "../../app/domain/post.ts";
import { postScenes } from "../scenes/scene-list.ts";
import { shareAddresses } from "../share/share-scenes.ts";
import { ADMIN_ADDRESSES, OFFLINE_PAGE, publicAddresses, STAND_INS } from "./page-addresses.ts";
import type { SitePart } from "./parts.ts";

/** Every page with what stands beside it, the framework's data of those that have some, and the posts' drawings. */
export function siteParts(posts: readonly PostSummary[], today: string): SitePart[] {
  const sharedAs = shareAddresses(posts);
  const addresses = publicAddresses(posts);
  const page = (address: string, given: string): SitePart => ({
    kind: "page",
    name: address,
    address,
    given,
  });
  return [
    ...[...addresses, ...STAND_INS, OFFLINE_PAGE].map((address) =>
      page(address, sharedAs(address)),
    ),
    // A new post's form may hold today's date.
    ...ADMIN_ADDRESSES.map((address) => page(address, today)),
    ...[...addresses, "/practices/unknown"]
      .filter((address) => !address.startsWith("/blog"))
      .map((address): SitePart => ({ kind: "data", name: `${address}.data`, address, given: "" })),
    ...posts.map((post): SitePart => {
      const address = postPath(post);
      const given = JSON.stringify(postScenes(post));
      return { kind: "scenes", name: `drawings of ${address}`, address, given };
    }),
  ];
}
