import { useCallback, useEffect, useState } from "react";
import type {
  LibraryPicture,
  PicturePage,
  PictureQuery,
  PicturesPort,
} from "../../../backend/ports/office/pictures.ts";

const EMPTY: PicturePage = { pictures: [], found: 0 };
export type LibraryState = "loading" | "shown" | "failed";
/** Typing rests for so long before the library is asked. */
const TYPING_PAUSE_MS = 250;

/** The library as it is searched: its pages so far, and what one picture has become. */
export function useLibrary(port: PicturesPort) {
  const [query, setQuery] = useState<PictureQuery>({ q: "", show: "all" });
  const [page, setPage] = useState(EMPTY);
  const [state, setState] = useState<LibraryState>("loading");
  const [round, setRound] = useState(0);

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
  }, [port, query, round]);

  const ask = useCallback((wanted: Pick<PictureQuery, "q" | "show">) => setQuery(wanted), []);
  return {
    query,
    page,
    state,
    ask,
    more: () => setQuery({ ...query, ...(page.next === undefined ? {} : { after: page.next }) }),
    again: () => {
      setState("loading");
      setRound((before) => before + 1);
    },
    /** Puts a new or changed picture in its place without asking for everything. */
    put: (picture: LibraryPicture) =>
      setPage((before) => {
        const known = before.pictures.some(({ id }) => id === picture.id);
        return known
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
