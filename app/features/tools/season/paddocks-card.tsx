import { hook } from "../../../enhance/page-contract.ts";
import { useDeferredValue } from "react";
import { daysBetween } from "../../../domain/dates/calendar-date.ts";
import { daysText, figure } from "../../../domain/tools/numbers/figures.ts";
import { judgeStubble } from "../../../domain/tools/grass/shares.ts";
import { judge } from "../../../domain/tools/numbers/limits.ts";
import { rounded } from "../../../domain/tools/numbers/round.ts";
import { restingPct, stayFor } from "../../../domain/tools/paddocks/rest.ts";
import { herdIsIn, leftOn, plannedRows } from "../../../domain/tools/ranch/chart-answer.ts";
import { type PaddockAnswer, paddocksAnswer } from "../../../domain/tools/ranch/paddocks-answer.ts";
import type { Paddock, RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";
import { NumberField } from "../parts/number-field.tsx";
import { TextField } from "../parts/text-field.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { Told } from "../parts/told.tsx";
import { PaddockRing } from "../pictures/paddock-ring.tsx";
import { inGroup, inList, newId } from "../store/edit.ts";
import { useRanch, useToday } from "../store/use-ranch.ts";

const MOST_PADDOCKS = 60;
const RESTS = [
  { days: 21, label: "fast spring" },
  { days: 30, label: "slowing" },
  { days: 45, label: "summer heat" },
  { days: 90, label: "dry range" },
] as const;

/** How many paddocks, how long in each, and how long the grass of each really feeds the herd. */
export function PaddocksCard() {
  const { store, state } = useRanch();
  const today = useToday();
  const { file } = state;
  const later = useDeferredValue(file);
  const { season, paddocks } = file;
  const answer = paddocksAnswer(file);
  return (
    <section className="tool-card" aria-labelledby="paddocks-heading">
      <h2 id="paddocks-heading">Paddocks and rest</h2>
      <Ticket
        label={`${figure(paddocks.length)} paddocks, each rested ${figure(season.restDays ?? 0)} days`}
        answer={answer}
        limit="Open on the plant, close on the stubble; the date is only a guess. Regrowth during the stay is not counted. Rotation gives rest, it does not grow grass by itself."
        text={stayInWords}
      >
        {(value) => <Advice value={value} file={file} />}
      </Ticket>
      {answer.ok ? <Ring answer={answer.value} file={later} today={today} /> : null}

      <div className="tool-field">
        <span className="tool-label" id="paddocks-count">
          Paddocks
        </span>
        <div className="tool-number" role="group" aria-labelledby="paddocks-count">
          <button
            type="button"
            {...hook("needsScript")}
            aria-label="One paddock fewer"
            onClick={() => removeLast(file, store.remove)}
          >
            −
          </button>
          <output className="tool-count">
            {paddocks.length}
            <span className="visually-hidden"> paddocks</span>
          </output>
          <button
            type="button"
            {...hook("needsScript")}
            aria-label="One paddock more"
            onClick={() => store.change((before) => addPaddock(before))}
          >
            +
          </button>
        </div>
        <Told finding={judge("paddocks", paddocks.length)} />
      </div>

      <NumberField
        path="season.restDays"
        label="Rest after grazing"
        unit="days"
        value={season.restDays}
        limit="rest"
        step={5}
        onValue={(restDays, path) => store.change(inGroup("season", { restDays }), [path])}
      />
      <div className="tool-presets">
        {RESTS.map(({ days, label }) => (
          <button
            key={days}
            type="button"
            {...hook("needsScript")}
            aria-pressed={season.restDays === days}
            onClick={() => store.change(inGroup("season", { restDays: days }), ["season.restDays"])}
          >
            {days}
            <span className="visually-hidden">days, </span>
            <span>{label}</span>
          </button>
        ))}
      </div>

      <details className="tool-more">
        <summary>Names, acres and grass of each paddock</summary>
        {paddocks.map((paddock) => (
          <PaddockFields key={paddock.id} paddock={paddock} />
        ))}
      </details>
      <details className="tool-more">
        <summary>What stands when the herd goes in</summary>
        <p>For the length of one stay only. Never use the year&rsquo;s growth here.</p>
        <div className="tool-grid">
          <NumberField
            path="season.heightIn"
            label="Height when you open"
            unit="inches"
            value={season.heightIn}
            limit="height"
            step={1}
            onValue={(heightIn, path) => store.change(inGroup("season", { heightIn }), [path])}
          />
          <NumberField
            path="season.stubbleIn"
            label="Height when you close"
            unit="inches"
            value={season.stubbleIn}
            limit="stubble"
            finding={judgeStubble(season.heightIn, season.stubbleIn)}
            step={1}
            onValue={(stubbleIn, path) => store.change(inGroup("season", { stubbleIn }), [path])}
          />
          <NumberField
            path="season.lbPerIn"
            label="Pounds in an inch"
            unit="lb an acre"
            hint="Mixed grass, thin 175, good 275, thick 350; fescue 160, bermuda 235."
            value={season.lbPerIn}
            limit="lbPerIn"
            step={25}
            onValue={(lbPerIn, path) => store.change(inGroup("season", { lbPerIn }), [path])}
          />
          <NumberField
            path="season.sharePctLayer"
            label="Share of that which is eaten"
            unit="%"
            value={season.sharePctLayer}
            limit="layer"
            step={5}
            onValue={(sharePctLayer, path) =>
              store.change(inGroup("season", { sharePctLayer }), [path])
            }
          />
        </div>
      </details>
    </section>
  );
}

function stayInWords({ paddocks }: PaddockAnswer) {
  const [first] = paddocks;
  const stays = paddocks.map(({ stayDays }) => stayDays);
  const equal = stays.every((stay) => rounded(stay, 1) === rounded(stays[0] ?? 0, 1));
  const shortest = Math.min(...stays);
  const longest = Math.max(...stays);
  return {
    figure: equal ? figure(shortest, 1) : `${figure(shortest, 1)}–${figure(longest, 1)}`,
    unit: "days in each",
    beside: `${figure(restingPct(paddocks.length))}% of this land rests at any time`,
    sum: equal
      ? `${figure(first ? first.stayDays * (paddocks.length - 1) : 0)} days of rest ÷ (${paddocks.length} − 1) paddocks`
      : "Stays by acres × grass; the biggest paddock gets the rest you want, the others more.",
    spoken: `${figure(shortest, 1)} to ${figure(longest, 1)} days in each paddock`,
  };
}

/** What the numbers mean at the gate. */
function Advice({ value, file }: { readonly value: PaddockAnswer; readonly file: RanchFile }) {
  const [first] = value.paddocks;
  if (!first) return null;
  const count = value.paddocks.length;
  const feed = Math.min(
    ...value.paddocks.map(({ feedDays }) => feedDays ?? Number.POSITIVE_INFINITY),
  );
  const longest = Math.max(...value.paddocks.map(({ stayDays }) => stayDays));
  return (
    <>
      {feed < longest ? (
        <p className="ticket-verdict">
          <b>The grass is gone sooner:</b> what stands feeds the herd {daysText(feed)} in a paddock.
          The chart moves it then, and the herd waits elsewhere until the first paddock has had its
          rest.
        </p>
      ) : null}
      {longest > 7 && feed > 7 ? (
        <p className="ticket-verdict">
          In {daysText(longest)} the best plants are bitten twice. Twice the paddocks: {count * 2},
          with {daysText(stayFor(file.season.restDays ?? 0, count * 2))} in each.
        </p>
      ) : null}
      <p className="ticket-sum">
        {figure(value.densityLbAc)} lb of cattle on an acre of the smallest paddock.
      </p>
    </>
  );
}

function Ring({
  answer,
  file,
  today,
}: {
  readonly answer: PaddockAnswer;
  readonly file: RanchFile;
  readonly today: ReturnType<typeof useToday>;
}) {
  const plan = plannedRows(file, today);
  const rows = plan.ok ? plan.value : [];
  const herd = herdIsIn(file, rows, today);
  const left = leftOn(file, rows, today);
  return (
    <PaddockRing
      restDays={file.season.restDays ?? 0}
      parts={answer.paddocks.map(({ id, name, stayDays }) => {
        const out = left.get(id);
        return {
          id,
          name,
          days: stayDays,
          herd: herd?.paddockId === id,
          rested: out === undefined ? null : daysBetween(out, today),
          wanted: file.season.restDays ?? 0,
        };
      })}
    />
  );
}

function PaddockFields({ paddock }: { readonly paddock: Paddock }) {
  const { store } = useRanch();
  const { id } = paddock;
  const name = paddock.name || "this paddock";
  return (
    <fieldset className="tool-row">
      <legend>{name}</legend>
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
          finding={
            paddock.rating !== null && (paddock.rating < 1 || paddock.rating > 10)
              ? { ok: 0, code: "rating", message: "Put in 1 to 10. 5 is ordinary." }
              : null
          }
          onValue={(rating, path) => store.change(inList("paddocks", id, { rating }), [path])}
        />
      </div>
      <button
        type="button"
        {...hook("needsScript")}
        className="btn small ghost"
        onClick={() => store.remove(`Took ${name} out`, (file) => without(file, id))}
      >
        Remove {name}
      </button>
    </fieldset>
  );
}

function addPaddock(file: RanchFile): RanchFile {
  const { paddocks } = file;
  if (paddocks.length >= MOST_PADDOCKS) return file;
  const name = `P${paddocks.length + 1}`;
  const added = { id: newId(), name, acres: paddocks.at(-1)?.acres ?? null, rating: 5 };
  return { ...file, paddocks: sameLand(file, [...paddocks, added]) };
}

/** Another wire does not change the land: equal paddocks that nobody measured share its acres anew. */
function sameLand(
  { paddocks: before, touched }: RanchFile,
  after: readonly Paddock[],
): readonly Paddock[] {
  const [first] = before;
  const equal = before.every(
    ({ id, acres }) => acres === first?.acres && !touched[`paddocks.${id}.acres`],
  );
  if (!equal || first?.acres === null || first?.acres === undefined) return after;
  const acres = rounded((first.acres * before.length) / after.length, 2);
  return after.map((paddock) => ({ ...paddock, acres }));
}

function without(file: RanchFile, id: string): RanchFile {
  return {
    ...file,
    paddocks: file.paddocks.filter((paddock) => paddock.id !== id),
    season: {
      ...file.season,
      blocks: file.season.blocks.filter(({ paddockId }) => paddockId !== id),
    },
  };
}

function removeLast(
  file: RanchFile,
  remove: (label: string, make: (file: RanchFile) => RanchFile) => void,
): void {
  const last = file.paddocks.at(-1);
  if (last && file.paddocks.length > 1)
    remove(`Took ${last.name} out`, (before) => {
      const fewer = without(before, last.id);
      return { ...fewer, paddocks: sameLand(before, fewer.paddocks) };
    });
}
