import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { spotFile } from "#app/pictures/files.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";

/** The label above each name keeps anybody from taking an example profile for a real person. */
export function Profiles({
  block: { heading, label, items },
}: {
  readonly block: BlockOf<"profiles">;
}) {
  return (
    <section className="wrap members">
      <h2 className="visually-hidden">{heading}</h2>
      {items.map(({ name, title, tool, bio, photo }) => (
        <article key={name} className="member">
          <Picture scene={`/${spotFile(tool)}`} photo={photo} ratio={[1, 1]} sizes="12rem" />
          <div>
            <p className="kicker">{label}</p>
            <h3>{name}</h3>
            <p className="role">{title}</p>
            <p>
              <InlineHtml html={bio} />
            </p>
          </div>
        </article>
      ))}
    </section>
  );
}
