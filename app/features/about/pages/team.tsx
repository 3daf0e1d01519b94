import type { PageProps } from "#app/content-model/pages.ts";
import { spotFile } from "#app/pictures/files.ts";
import { Band } from "#app/ui/page/band.tsx";
import { Callout } from "#app/ui/text/callout.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { TextList } from "#app/ui/text/texts.tsx";

export default function Team({ page, group }: PageProps<"about/team">) {
  const { title, lede, notice, profileLabel, members, howWeWork } = page;
  return (
    <>
      <Band picture="about-team" group={group} title={title} lede={lede} />
      <div className="wrap opening">
        <Callout>
          <p>
            <InlineHtml html={notice} />
          </p>
        </Callout>
      </div>
      <section className="wrap members">
        <h2 className="visually-hidden">Team members</h2>
        {members.map(({ name, title: role, tool, bio, photo }) => (
          <article key={name} className="member">
            <Picture scene={`/${spotFile(tool)}`} photo={photo} ratio={[1, 1]} sizes="12rem" />
            <div>
              <p className="kicker">{profileLabel}</p>
              <h3>{name}</h3>
              <p className="role">{role}</p>
              <p>
                <InlineHtml html={bio} />
              </p>
            </div>
          </article>
        ))}
      </section>
      <Section id="how-we-work" heading={howWeWork.heading} intro={howWeWork.intro} sunken>
        <TextList className="marks large" items={howWeWork.items} />
      </Section>
    </>
  );
}
