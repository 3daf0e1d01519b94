import { memo } from "react";
import { checkSeasonShare, SEASON_SHARES } from "../../../domain/tools/grass/shares.ts";
import { figure } from "../../../domain/tools/numbers/figures.ts";
import type { Pasture } from "../../../domain/tools/ranch/ranch-file.ts";
import { ToolButton } from "../parts/tool-button.tsx";
import { Choice } from "../parts/fields/choice.tsx";
import { NumberField } from "../parts/fields/number-field.tsx";
import { TextField } from "../parts/fields/text-field.tsx";
import { inList, withoutEntry } from "../store/edit.ts";
import { useStore, useSource } from "../store/use-ranch.ts";

/** One pasture: its acres, a year's growth per acre, and the share of it that is eaten. */
export const PastureFields = memo(
  ({ pasture, only }: { readonly pasture: Pasture; readonly only: boolean }) => {
    const store = useStore();
    const { id } = pasture;
    const path = `pastures.${id}`;
    const name = pasture.name || "This pasture";
    const growthPath = `${path}.growthLbAc`;
    const growthMark = useSource(growthPath);
    const change = (fields: Partial<Pasture>, touched: readonly string[] = []) =>
      store.change(inList("pastures", id, fields), touched);
    return (
      <details className="tool-row" open={only || undefined}>
        <summary>
          {name}
          {pasture.acres === null ? "" : `, ${figure(pasture.acres, 1)} acres`}
        </summary>
        <TextField
          path={`${path}.name`}
          label="Name"
          value={pasture.name}
          onValue={(value) => change({ name: value })}
        />
        <NumberField
          path={`${path}.acres`}
          label="Acres"
          unit="acres"
          value={pasture.acres}
          limit="acres"
          onValue={(acres, at) => change({ acres }, [at])}
        />
        <NumberField
          path={growthPath}
          label="Grown on an acre in a whole year"
          unit="lb"
          hint="Not what stands there today. Ask your NRCS office for your soils, or clip and weigh."
          value={pasture.growthLbAc}
          limit="growth"
          step={100}
          onValue={(growthLbAc, at) => change({ growthLbAc }, [at])}
        />
        {pasture.growthLbAc === null ? null : (
          <Choice
            path={`${growthPath}.how`}
            label="How do you know it?"
            value={growthMark === "measured" ? "measured" : "guess"}
            options={[
              { value: "guess", label: "A guess" },
              { value: "measured", label: "Clipped, stick or NRCS" },
            ]}
            onValue={(certainty) =>
              store.change(
                (file) => file,
                [growthPath],
                certainty === "measured" ? "measured" : "you",
              )
            }
          />
        )}
        <Choice
          path={`${path}.kind`}
          label="What kind of grass"
          value={pasture.kind}
          options={[
            { value: "range", label: "Range" },
            { value: "planted", label: "Planted" },
            { value: "annual", label: "Annuals" },
          ]}
          onValue={(kind) => change({ kind })}
        />
        {pasture.kind === "annual" ? (
          <p className="caution-line">
            Sorghum, sudangrass and johnsongrass can kill after frost or drought: stay off for two
            weeks, and test for nitrate first.
          </p>
        ) : null}
        <NumberField
          path={`${path}.sharePctSeason`}
          label="Share of the year’s growth that cattle eat"
          unit="%"
          value={pasture.sharePctSeason}
          finding={checkSeasonShare(pasture.sharePctSeason, pasture.kind)}
          step={5}
          onValue={(sharePctSeason, at) => change({ sharePctSeason }, [at])}
        />
        <div className="tool-presets">
          {SEASON_SHARES.filter(({ first }) => first).map(({ pct, label }) => (
            <ToolButton
              key={pct}
              aria-pressed={pasture.sharePctSeason === pct}
              onClick={() => change({ sharePctSeason: pct }, [`${path}.sharePctSeason`])}
            >
              {pct}% <span>{label}</span>
            </ToolButton>
          ))}
        </div>
        {only ? null : (
          <ToolButton
            className="btn small ghost"
            onClick={() => store.remove(`Removed ${name}`, withoutEntry("pastures", id))}
          >
            Remove {name}
          </ToolButton>
        )}
      </details>
    );
  },
);
