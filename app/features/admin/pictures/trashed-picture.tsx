import { api } from "#app/backend/api.ts";
import { Banner } from "../forms/banner.tsx";
import { useRequest } from "../forms/use-request.ts";
import type { LibraryPicture } from "./use-library.ts";

/** A picture in the trash, which can be brought back. */
export function TrashedPicture({
  picture,
  onRestored,
  onClose,
}: {
  readonly picture: LibraryPicture;
  readonly onRestored: (picture: LibraryPicture) => void;
  readonly onClose: () => void;
}) {
  const { busy, problem, request } = useRequest();

  async function restore() {
    const answer = await request(() =>
      api.images[":id"].restore.$post({ param: { id: picture.id } }),
    );
    if (answer.ok) onRestored(answer.value);
  }

  return (
    <>
      <Banner>{problem.message}</Banner>
      <p>This picture is in the trash. After 30 days there it’s erased for good.</p>
      <p className="btns">
        <button
          type="button"
          className="btn"
          data-autofocus=""
          aria-disabled={busy}
          onClick={() => void restore()}
        >
          Bring it back
        </button>
        <button type="button" className="btn ghost" onClick={onClose}>
          Close
        </button>
      </p>
    </>
  );
}
