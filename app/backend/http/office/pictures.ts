import { z } from "zod/mini";
import type { Answer } from "../../ports/answer.ts";
import type { LibraryPicture, PicturesPort } from "../../ports/office/pictures.ts";
import { toAnswer, mapAnswer } from "../port-answer.ts";
import { type Api, expectBody, type Reply } from "../client.ts";
import { nothing } from "../schemas.ts";

/** Wide enough for the library's list on a high-density screen. */
const THUMBNAIL_WIDTH_PX = 480;

const picture = z.object({
  id: z.string(),
  name: z.string(),
  alt: z.nullable(z.string()),
  decorative: z.boolean(),
  focusX: z.number(),
  focusY: z.number(),
  credit: z.string(),
  width: z.number(),
  height: z.number(),
  address: z.string(),
  files: z.array(z.object({ format: z.string(), width: z.number(), address: z.string() })),
  uses: z.array(z.object({ id: z.string(), title: z.string() })),
});
const page = z.object({
  images: z.array(picture),
  found: z.number(),
  next: z.exactOptional(z.string()),
});

/** The picture library, over the API. */
export function createHttpPictures(api: Api): PicturesPort {
  const path = (id: string) => `/images/${encodeURIComponent(id)}`;
  return {
    async list({ q, show, after }) {
      const query = new URLSearchParams({ q, show, ...(after === undefined ? {} : { after }) });
      const { images, ...rest } = page.parse(expectBody(await api(`/images?${query}`)));
      return { ...rest, pictures: images.map(toLibraryPicture) };
    },
    upload(file, upload) {
      const query = new URLSearchParams({ name: file.name });
      return pictureAnswer(api(`/images?${query}`, { method: "PUT", file, ...upload }));
    },
    change: (id, change) => pictureAnswer(api(path(id), { method: "PATCH", body: change })),
    remove: (id) => toAnswer(api(path(id), { method: "DELETE" }), nothing),
  };
}

function pictureAnswer(reply: Promise<Reply>): Promise<Answer<LibraryPicture>> {
  return mapAnswer(toAnswer(reply, picture), toLibraryPicture);
}

function toLibraryPicture({ files, alt, ...rest }: z.infer<typeof picture>): LibraryPicture {
  const small = files.find(({ format, width }) => format === "webp" && width >= THUMBNAIL_WIDTH_PX);
  return { ...rest, alt: alt ?? undefined, small: small?.address ?? rest.address };
}
