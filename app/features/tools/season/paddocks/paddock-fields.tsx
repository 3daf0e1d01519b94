import { memo } from "react";
import type { Paddock } from "../../../../domain/tools/ranch/ranch-file.ts";
import { ToolButton } from "../../parts/tool-button.tsx";
import { NumberField } from "../../parts/fields/number-field.tsx";
import { TextField } from "../../parts/fields/text-field.tsx";
import { inList } from "../../store/edit.ts";
import { useStore } from "../../store/use-ranch.ts";
import { withoutPaddock } from "./change-paddocks.ts";

/** Name, acres and grass of one paddock. */
export const PaddockFields = memo(({ paddock }: { readonly paddock: Paddock }) => {
  const store = useStore();
  const { id } = paddock;
  const name = paddock.name || "this paddock";
  return (
    <fieldset className="tool-row">
      <legend className="tool-label">{name}</legend>
      <div className="tool-grid">
        <TextField
          path={`paddocks.${id}.name`}
          label="Name"
          value={paddock.name}
          onValue={(value) => store.change(inList("paddocks", id, { name: value }))}
        />
        <NumberField
          path={`paddocks.${id}.acres`}
          label="Acres"
          unit="acres"
          value={paddock.acres}
          limit="acres"
          onValue={(acres, path) => store.change(inList("paddocks", id, { acres }), [path])}
        />
        <NumberField
          path={`paddocks.${id}.rating`}
          label="Its grass, 1 to 10"
          value={paddock.rating}
          step={1}
          limit="rating"
          onValue={(rating, path) => store.change(inList("paddocks", id, { rating }), [path])}
        />
      </div>
      <ToolButton
        className="btn small ghost"
        onClick={() => store.remove(`Removed ${name}`, (file) => withoutPaddock(file, id))}
      >
        Remove {name}
      </ToolButton>
    </fieldset>
  );
});
