import type { ReactNode } from "react";
import { Link } from "./links/link.tsx";
import { Picture, type PictureProps } from "./pictures/picture.tsx";

/** A card that is clickable as a whole, through its title's link. */
export function Card({
  title,
  to,
  scene,
  photo,
  above,
  children,
}: {
  readonly title: string;
  readonly to: string;
  readonly scene: string;
  readonly photo?: PictureProps["photo"];
  /** A line over the title, such as category and date. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <article className="card">
      <div className="cover">
        <Picture
          scene={scene}
          photo={photo}
          ratio={[3, 2]}
          sizes="(max-width: 44em) 100vw, 24rem"
        />
      </div>
      <div className="in">
        {above}
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        {children}
      </div>
    </article>
  );
}
