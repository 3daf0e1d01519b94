import type { z } from "zod/mini";
import type { Answer } from "#app/backend/ports/answer.ts";
import type { LibraryPicture, PicturesPort } from "#app/backend/ports/management/pictures.ts";
import { toAnswer, mapAnswer } from "../port-answer.ts";
import { type Api, expectBody, type Reply } from "../client.ts";
import { picture, picturePage, picturePlaces } from "../schemas/pictures.ts";
import { nothing } from "../schemas/values.ts";

/** Wide enough for the library's list on a high-density screen. */
const THUMBNAIL_WIDTH_PX = 480;

/** The picture library, over the API. */
export function createHttpPictures(api: Api): PicturesPort {
  const path = (id: string) => `/images/${encodeURIComponent(id)}`;
  return {
    async list({ q, show, after }) {
      const query = new URLSearchParams({ q, show, ...(after === undefined ? {} : { after }) });
      const { images, ...rest } = picturePage.parse(expectBody(await api(`/images?${query}`)));
      return { ...rest, pictures: images.map(toLibraryPicture) };
    },
    upload(file, upload) {
      const query = new URLSearchParams({ name: file.name });
      return pictureAnswer(api(`/images?${query}`, { method: "PUT", file, ...upload }));
    },
    change: (id, change) => pictureAnswer(api(path(id), { method: "PATCH", body: change })),
    remove: (id) => toAnswer(api(path(id), { method: "DELETE" }), nothing),
    restore: (id) => pictureAnswer(api(`${path(id)}/restore`, { method: "POST" })),
    places: (id) =>
      mapAnswer(toAnswer(api(`${path(id)}/places`), picturePlaces), ({ places }) => places),
    erase: (id) => toAnswer(api(`${path(id)}/bytes`, { method: "DELETE" }), nothing),
  };
}

function pictureAnswer(reply: Promise<Reply>): Promise<Answer<LibraryPicture>> {
  return mapAnswer(toAnswer(reply, picture), toLibraryPicture);
}

function toLibraryPicture({ files, alt, ...rest }: z.infer<typeof picture>): LibraryPicture {
  const small = files.find(({ format, width }) => format === "webp" && width >= THUMBNAIL_WIDTH_PX);
  return { ...rest, alt: alt ?? undefined, small: small?.address ?? rest.address };
}
