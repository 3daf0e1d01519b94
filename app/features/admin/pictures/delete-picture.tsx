import { Link } from "react-router";
import { api } from "#app/backend/api.ts";
import { Banner } from "../forms/banner.tsx";
import { useRequest } from "../forms/use-request.ts";
import type { LibraryPicture } from "./use-library.ts";

/** Lists the posts that use a picture, or moves one that none uses to the trash. */
export function DeletePicture({
  picture,
  onDeleted,
}: {
  readonly picture: LibraryPicture;
  readonly onDeleted: () => void;
}) {
  const { busy, problem, request } = useRequest();
  const { uses } = picture;

  async function remove() {
    const answer = await request(() => api.images[":id"].$delete({ param: { id: picture.id } }));
    if (answer.ok) onDeleted();
  }

  if (uses.length > 0) {
    return (
      <p className="picture-uses">
        {uses.length === 1 ? "One post uses" : `${uses.length} posts use`} this picture:{" "}
        {uses.map(({ id, title }, index) => (
          <span key={id}>
            <Link to={`/admin/edit-post/${encodeURIComponent(id)}`}>{title}</Link>
            {index < uses.length - 1 ? ", " : ". "}
          </span>
        ))}
        Take it out of {uses.length === 1 ? "it" : "them"} before you delete it.
      </p>
    );
  }
  return (
    <div className="picture-uses">
      <Banner>{problem.message}</Banner>
      <p>No post uses this picture. It can be brought back for 30 days.</p>
      <button
        type="button"
        className="btn destructive small"
        aria-disabled={busy}
        onClick={() => void remove()}
      >
        Delete the picture
      </button>
    </div>
  );
}
