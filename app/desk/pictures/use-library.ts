import { useEffect, useState } from "react";
import { api } from "#app/backend/api.ts";
import { type Answered, bodyOf } from "#app/backend/http/client.ts";

type PicturePage = Answered<typeof api.images.$get>;
/** A picture in the library. Its `alt` is null until somebody has described it. */
export type LibraryPicture = PicturePage["images"][number];

export interface PictureQuery {
  readonly q: string;
  readonly show: "all" | "unused" | "without-alt" | "trash";
  /** The previous page's `next`. */
  readonly after?: string;
}

const EMPTY: PicturePage = { images: [], found: 0 };
/** The search runs after a pause in typing this long. */
const TYPING_PAUSE_MS = 250;

/** The library's search state and the pages loaded so far, updated as pictures change. */
export function useLibrary() {
  const [query, setQuery] = useState<PictureQuery>({ q: "", show: "all" });
  const [page, setPage] = useState(EMPTY);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(
      () => {
        bodyOf(api.images.$get({ query })).then(
          (found) => {
            if (!current) return;
            setPage((before) =>
              query.after === undefined
                ? found
                : { ...found, images: [...before.images, ...found.images] },
            );
            setState("shown");
          },
          () => {
            if (current) setState("failed");
          },
        );
      },
      query.q === "" ? 0 : TYPING_PAUSE_MS,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, attempt]);

  return {
    query,
    page,
    state,
    setFilter: (filter: Pick<PictureQuery, "q" | "show">) => setQuery(filter),
    more: () => setQuery({ ...query, ...(page.next === undefined ? {} : { after: page.next }) }),
    again: () => {
      setState("loading");
      setAttempt((before) => before + 1);
    },
    /** Inserts or updates a picture without reloading the list. The trash shows no new one. */
    put: (picture: LibraryPicture) =>
      setPage((before) => {
        if (before.images.some(({ id }) => id === picture.id)) {
          const images = before.images.map((one) => (one.id === picture.id ? picture : one));
          return { ...before, images };
        }
        if (query.show === "trash") return before;
        return { ...before, found: before.found + 1, images: [picture, ...before.images] };
      }),
    drop: (id: string) =>
      setPage((before) => ({
        ...before,
        found: before.found - 1,
        images: before.images.filter((one) => one.id !== id),
      })),
  };
}
