import { cropOf, pointInCrop } from "#app/domain/crop.ts";
import type { Db } from "../database/open.ts";
import { withoutFocus } from "../posts/fields.ts";

/** An address below `/media/`: the picture's id, its crop if it has one, and its width. */
const ADDRESS = /\/media\/([\w-]+?)(?:\.[\d-]+)?-\d{1,5}\.(?:jpg|webp)/g;

interface Pictured {
  readonly coverImage: string;
  readonly sharePicture?: string;
}

/** How readers see the library's pictures. */
export interface ShownPictures {
  /** A post with the current crops of its cover and share picture; a fragment of the cover names its focal point. */
  readonly cover: <Post extends Pictured>(post: Post) => Post;
  /** A Markdown text with the current crops of its pictures. */
  readonly text: (markdown: string) => string;
}

/**
 * How readers see pictures now. Crop and focal point belong to the picture and may change at any time, so no
 * revision contains them.
 */
export async function shownPictures(db: Db): Promise<ShownPictures> {
  const rows = await db
    .selectFrom("images")
    .innerJoin("image_files as file", "file.image_id", "images.id")
    .select(["images.id", "images.crop", "focus_x", "focus_y", "file.name"])
    .select("file.crop as file_crop")
    .where("file.format", "=", "jpeg")
    .where((is) =>
      is.or([
        is("focus_x", "!=", 50),
        is("focus_y", "!=", 50),
        is.exists(
          is
            .selectFrom("image_files as cropped")
            .select("cropped.name")
            .whereRef("cropped.image_id", "=", "images.id")
            .where("cropped.crop", "!=", ""),
        ),
      ]),
    )
    .orderBy("file.width")
    .execute();
  const pictures = new Map(
    Array.from(
      Map.groupBy(rows, ({ id }) => id),
      ([id, files]) => {
        const [{ crop, focus_x: x, focus_y: y } = { crop: "", focus_x: 50, focus_y: 50 }] = files;
        const own = files.filter(({ file_crop }) => file_crop === crop).map(({ name }) => name);
        const focus = pointInCrop({ x, y }, cropOf(crop));
        const mark = focus.x === 50 && focus.y === 50 ? "" : `#${focus.x},${focus.y}`;
        return [id, { names: new Set(own), largest: own.at(-1), mark }] as const;
      },
    ),
  );
  /** The address of a picture's current crop, and the fragment with its focal point; unchanged if it has neither. */
  const shown = (address: string, id: string) => {
    const picture = pictures.get(id);
    if (picture?.largest === undefined) return { address, mark: "" };
    const isShown = picture.names.has(address.slice("/media/".length));
    return { address: isShown ? address : `/media/${picture.largest}`, mark: picture.mark };
  };
  const text = (markdown: string) =>
    pictures.size === 0
      ? markdown
      : markdown.replace(ADDRESS, (address: string, id: string) => shown(address, id).address);
  return {
    text,
    cover: (post) => {
      let mark = "";
      const plain = withoutFocus(post.coverImage).replace(ADDRESS, (whole: string, id: string) => {
        const found = shown(whole, id);
        mark = found.mark;
        return found.address;
      });
      const coverImage = plain + mark;
      const sharePicture = post.sharePicture && text(post.sharePicture);
      return coverImage === post.coverImage && sharePicture === post.sharePicture
        ? post
        : { ...post, coverImage, ...(sharePicture && { sharePicture }) };
    },
  };
}
