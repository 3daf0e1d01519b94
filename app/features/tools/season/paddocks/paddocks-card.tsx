import { figure } from "../../../../domain/tools/numbers/figures.ts";
import { checkStubble } from "../../../../domain/tools/grass/shares.ts";
import { checkLimit } from "../../../../domain/tools/numbers/limits.ts";
import { paddocksAnswer } from "../../../../domain/tools/ranch/paddocks-answer.ts";
import { ToolButton } from "../../parts/tool-button.tsx";
import { NumberOf } from "../../parts/fields/number-of.tsx";
import { Ticket } from "../../parts/ticket.tsx";
import { FindingMessage } from "../../parts/finding-message.tsx";
import { inGroup } from "../../store/edit.ts";
import { useRanch } from "../../store/use-ranch.ts";
import { addPaddock, removeLastPaddock } from "./change-paddocks.ts";
import { Advice, stayText } from "./paddocks-advice.tsx";
import { PaddocksRing } from "./paddocks-ring.tsx";
import { PaddockFields } from "./paddock-fields.tsx";

const RESTS = [
  { days: 21, label: "fast spring" },
  { days: 30, label: "slowing" },
  { days: 45, label: "summer heat" },
  { days: 90, label: "dry range" },
] as const;

/** How many paddocks, how long the herd stays in each, and how long the grass really feeds it. */
export function PaddocksCard() {
  const { store, state } = useRanch();
  const { file } = state;
  const { season, paddocks } = file;
  const answer = paddocksAnswer(file);
  return (
    <section className="tool-card" aria-labelledby="paddocks-heading">
      <h2 id="paddocks-heading">Paddocks and rest</h2>
      <Ticket
        label={`${figure(paddocks.length)} paddocks, each rested ${figure(season.restDays ?? 0)} days`}
        answer={answer}
        limit="Open on the plant, close on the stubble; the date is only a guess. Regrowth during the stay is not counted. Rotation gives rest, it does not grow grass by itself."
        text={stayText}
      >
        {(value) => <Advice value={value} file={file} />}
      </Ticket>
      {answer.ok ? <PaddocksRing /> : null}

      <div className="tool-field">
        <span className="tool-label" id="paddocks-count">
          Paddocks
        </span>
        <div className="tool-number" role="group" aria-labelledby="paddocks-count">
          <ToolButton
            aria-label="One paddock fewer"
            onClick={() => removeLastPaddock(file, store.remove)}
          >
            −
          </ToolButton>
          <output className="tool-count">
            {paddocks.length}
            <span className="visually-hidden"> paddocks</span>
          </output>
          <ToolButton
            aria-label="One paddock more"
            onClick={() => store.change((before) => addPaddock(before))}
          >
            +
          </ToolButton>
        </div>
        <FindingMessage finding={checkLimit("paddocks", paddocks.length)} />
      </div>

      <NumberOf
        group="season"
        name="restDays"
        label="Rest after grazing"
        unit="days"
        limit="rest"
        step={5}
      />
      <div className="tool-presets">
        {RESTS.map(({ days, label }) => (
          <ToolButton
            key={days}
            aria-pressed={season.restDays === days}
            onClick={() => store.change(inGroup("season", { restDays: days }), ["season.restDays"])}
          >
            {days}
            <span className="visually-hidden"> days,</span> <span>{label}</span>
          </ToolButton>
        ))}
      </div>

      <details className="tool-more">
        <summary>Names, acres and grass of each paddock</summary>
        {paddocks.map((paddock) => (
          <PaddockFields key={paddock.id} paddock={paddock} />
        ))}
      </details>
      <details className="tool-more">
        <summary>What stands when the herd goes{"\u00a0"}in</summary>
        <p>For the length of one stay only. Never use the year&rsquo;s growth here.</p>
        <div className="tool-grid">
          <NumberOf
            group="season"
            name="heightIn"
            label="Height when you open"
            unit="inches"
            limit="height"
            step={1}
          />
          <NumberOf
            group="season"
            name="stubbleIn"
            label="Height when you close"
            unit="inches"
            limit="stubble"
            finding={checkStubble(season.heightIn, season.stubbleIn)}
            step={1}
          />
          <NumberOf
            group="season"
            name="lbPerIn"
            label="Pounds in an inch"
            unit="lb an acre"
            hint="Mixed grass, thin 175, good 275, thick 350; fescue 160, bermuda 235."
            limit="lbPerIn"
            step={25}
          />
          <NumberOf
            group="season"
            name="sharePctLayer"
            label="Share of that which is eaten"
            unit="%"
            limit="layer"
            step={5}
          />
        </div>
      </details>
    </section>
  );
}
