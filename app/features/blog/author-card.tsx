import { Link } from "react-router";
import type { Author } from "../../domain/post.ts";
import { Picture } from "../../ui/picture.tsx";

/** Who wrote the post, with the fixed bio (specification, section 2). */
export function AuthorCard({ author }: { readonly author: Author }) {
  return (
    <section className="author" aria-label="About the author">
      <Picture
        scene="/scenes/editorial-avatar.svg"
        photo={author.avatar ? { url: author.avatar, alt: "" } : undefined}
        ratio={[1, 1]}
        sizes="5.5rem"
      />
      <div>
        <h2>{author.name}</h2>
        <p>
          Regenerative ranching specialists with over 15 years of experience on working cattle
          ground. <Link to="/about/team">Meet the team</Link>
        </p>
      </div>
    </section>
  );
}
