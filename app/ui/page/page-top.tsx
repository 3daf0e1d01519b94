import { PrintButton } from "../print-button.tsx";
import { Paragraphs } from "../text/texts.tsx";
import { Band, type BandProps } from "./band.tsx";
import { type Anchor, Opening } from "./opening.tsx";

/** The top of a page from the content folder: its header, its introduction and links to its sections. */
export function PageTop({
  page: { photo, title, lede, intro },
  anchors = [],
  printable = false,
  ...band
}: Pick<BandProps, "picture" | "group"> & {
  readonly page: Pick<BandProps, "photo" | "title" | "lede"> & {
    readonly intro: readonly string[];
  };
  readonly anchors?: readonly Anchor[];
  /** Shows a button that prints the page. */
  readonly printable?: boolean;
}) {
  return (
    <>
      <Band {...band} photo={photo} title={title} lede={lede}>
        {printable ? <PrintButton /> : null}
      </Band>
      <Opening anchors={anchors}>
        <Paragraphs texts={intro} />
      </Opening>
    </>
  );
}
