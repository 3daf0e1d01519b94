import { useCallback, useEffect, useState } from "react";
import type {
  LibraryPicture,
  PicturePage,
  PictureQuery,
  PicturesPort,
} from "#app/backend/ports/management/pictures.ts";

const EMPTY: PicturePage = { pictures: [], found: 0 };
export type LibraryState = "loading" | "shown" | "failed";
/** The search runs after a pause in typing this long. */
const TYPING_PAUSE_MS = 250;

/** The library's search state and the pages loaded so far, updated as pictures change. */
export function useLibrary(port: PicturesPort) {
  const [query, setQuery] = useState<PictureQuery>({ q: "", show: "all" });
  const [page, setPage] = useState(EMPTY);
  const [state, setState] = useState<LibraryState>("loading");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(
      () => {
        port.list(query).then(
          (found) => {
            if (!current) return;
            setPage((before) =>
              query.after === undefined
                ? found
                : { ...found, pictures: [...before.pictures, ...found.pictures] },
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
  }, [port, query, attempt]);

  const setFilter = useCallback((filter: Pick<PictureQuery, "q" | "show">) => setQuery(filter), []);
  return {
    query,
    page,
    state,
    setFilter,
    more: () => setQuery({ ...query, ...(page.next === undefined ? {} : { after: page.next }) }),
    again: () => {
      setState("loading");
      setAttempt((before) => before + 1);
    },
    /** Inserts or updates a picture without reloading the list. */
    put: (picture: LibraryPicture) =>
      setPage((before) => {
        const exists = before.pictures.some(({ id }) => id === picture.id);
        return exists
          ? {
              ...before,
              pictures: before.pictures.map((one) => (one.id === picture.id ? picture : one)),
            }
          : { ...before, found: before.found + 1, pictures: [picture, ...before.pictures] };
      }),
    drop: (id: string) =>
      setPage((before) => ({
        ...before,
        found: before.found - 1,
        pictures: before.pictures.filter((one) => one.id !== id),
      })),
  };
}
