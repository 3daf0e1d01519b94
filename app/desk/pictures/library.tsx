import { Composite, CompositeItem, CompositeProvider } from "@ariakit/react";
import { pluralize } from "#app/domain/plural.ts";
import { Banner } from "../forms/banner.tsx";
import { RadioGroup } from "../forms/radio-group.tsx";
import { SearchField } from "../forms/search-field.tsx";
import type { LibraryPicture, PictureQuery, useLibrary } from "./use-library.ts";
import { Button } from "#app/ui/button.tsx";

const FILTERS: readonly (readonly [show: PictureQuery["show"], label: string])[] = [
  ["all", "All"],
  ["unused", "Unused"],
  ["without-alt", "No alternative text"],
];
/** The trash is shown where pictures are managed, not where one is chosen. */
const WITH_TRASH = [...FILTERS, ["trash", "Trash"]] as const;

/** The picture library, with search and filters. The arrow keys move between pictures. */
export function Library({
  library: { query, page, state, setFilter, more, again },
  onPick,
  hasTrash = false,
}: {
  readonly library: ReturnType<typeof useLibrary>;
  readonly hasTrash?: boolean;
  readonly onPick: (picture: LibraryPicture) => void;
}) {
  const { q, show } = query;
  return (
    <div>
      <div className="library-tools">
        <SearchField
          label="Search pictures"
          query={q}
          onChange={(typed) => setFilter({ q: typed, show })}
        />
        <RadioGroup
          legend="Which pictures"
          className="filters"
          options={hasTrash ? WITH_TRASH : FILTERS}
          chosen={show}
          onChoose={(value) => setFilter({ q, show: value })}
        />
        <p role="status" className="count">
          {state === "shown" ? pluralize(page.found, "picture") : ""}
        </p>
      </div>
      <Banner>{state === "failed" ? "The pictures couldn’t be loaded." : ""}</Banner>
      {state === "failed" ? (
        <Button look="ghost small" onClick={again}>
          Try again
        </Button>
      ) : null}
      {state === "shown" && page.found === 0 ? <p>{emptyMessage(query)}</p> : null}
      <CompositeProvider orientation="both">
        <Composite render={<ul className="picture-grid" />}>
          {page.images.map((picture) => (
            <li key={picture.id}>
              <CompositeItem className="picture-tile" onClick={() => onPick(picture)}>
                {picture.deletedAt === undefined ? (
                  <img
                    src={picture.small}
                    alt=""
                    loading="lazy"
                    style={{
                      objectPosition: `${picture.focusInCrop.x}% ${picture.focusInCrop.y}%`,
                    }}
                  />
                ) : null}
                <span className="picture-name">{picture.alt || picture.name}</span>
                <small className="hint">{usageText(picture)}</small>
              </CompositeItem>
            </li>
          ))}
        </Composite>
      </CompositeProvider>
      {page.next === undefined ? null : (
        <Button look="ghost" onClick={more}>
          Show more
        </Button>
      )}
    </div>
  );
}

function usageText({ alt, decorative, deletedAt, uses }: LibraryPicture): string {
  if (deletedAt !== undefined) return "In the trash";
  const used = uses.length === 0 ? "Unused" : `In ${pluralize(uses.length, "post")}`;
  return alt || decorative ? used : `${used} · no alternative text`;
}

function emptyMessage({ q, show }: PictureQuery): string {
  if (q !== "") return `No pictures found for “${q}”.`;
  if (show === "unused") return "Every picture is used in a post.";
  if (show === "without-alt") return "Every picture has alternative text.";
  if (show === "trash") return "The trash is empty.";
  return "No pictures yet. Drop one here, paste it, or choose one.";
}
