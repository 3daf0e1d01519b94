import { site } from "#content/site.ts";
import { Link } from "#app/ui/links/link.tsx";
import { bylineOf, type PostSummary } from "#app/domain/posts/post.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";

const BIO =
  "Sample byline. A published edition would introduce regenerative ranching specialists with " +
  "over 15 years of experience here; the profiles in this edition are illustrative. ";

/**
 * The post's byline with the fixed bio (specification, section 2). It keeps the bio's facts and says that this
 * edition's profiles are samples (decision 33). A byline of its own gets no bio that is not its own.
 */
export function AuthorCard({ post }: { readonly post: PostSummary }) {
  const { author, byline } = post;
  return (
    <section className="author" aria-label="About the author">
      <Picture
        scene="/scenes/editorial-avatar.svg"
        photo={author.avatar ? { url: author.avatar, alt: "" } : undefined}
        ratio={[1, 1]}
        sizes="5.5rem"
      />
      <div>
        <h2>{bylineOf(post)}</h2>
        <p>
          {byline ? `Wrote this article for ${site.name}. ` : BIO}
          <Link to="/about/team">Meet the team</Link>
        </p>
      </div>
    </section>
  );
}
