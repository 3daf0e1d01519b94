import { Callout } from "../../ui/callout.tsx";
import { Card } from "../../ui/card.tsx";
import { Caution } from "../../ui/caution.tsx";
import { Checklist } from "../../ui/checklist.tsx";
import { GuideSteps } from "../../ui/guide-steps.tsx";
import { Ledger } from "../../ui/ledger.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Principles } from "../../ui/principles.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Ten } from "../../ui/ten.tsx";
import { Controls } from "./controls.tsx";

const CAUTION = "A target some ranches report, not a forecast.";

/** One specimen of every component of the design system. */
export function Specimens() {
  return (
    <div className="wrap sec">
      <h2>Measure</h2>
      <Ten filled={3} label="3 tenths" />
      <h2>Controls</h2>
      <Controls />
      <PrintButton />
      <Spinner label="Loading article" />
      <h2>Advice</h2>
      <Callout heading="Rule of thumb">
        <p>If you can see where they have been from the road, they stayed a day too long.</p>
      </Callout>
      <Caution html={CAUTION} />
      <h2>Card</h2>
      <div className="grid">
        <Card title="Soil Health" to="/practices/soil" scene="/scenes/home-card-soil.svg">
          <p>Covered ground, living roots and cattle that leave in time.</p>
        </Card>
      </div>
      <h2>Principles</h2>
      <Principles
        items={[
          { title: "Rest periods", text: "Give each paddock 30–60 days.", caution: CAUTION },
          { title: "Controlled impact", text: "Many feet for a short time, then none." },
        ]}
      />
      <h2>Steps</h2>
      <GuideSteps
        steps={[
          {
            title: "Pick one pasture",
            text: "Near water, and no more than a tenth of the ranch.",
            tasks: ["Walk it.", "Map the grass they skip."],
            time: "Two hours.",
            cost: "Nothing.",
            writeDown: "Acres and two photos.",
            caution: CAUTION,
          },
        ]}
      />
      <h2>Ledger</h2>
      <Ledger
        caption="Three systems"
        columns={["System", "Cost", "Fits"]}
        rows={[{ heading: "Portable tank", cells: ["$1,500–2,500", "One season"] }]}
      />
      <Checklist
        id="specimen-checklist"
        list={{ heading: "Before you open the gate", items: ["Water runs.", "Fence is hot."] }}
      />
    </div>
  );
}
