import { Link } from "react-router";
import { SecondFactor } from "../account/second-factor.tsx";
import { Panel } from "../forms/panel.tsx";
import { TimeZoneForm } from "./time-zone-form.tsx";

/** What the first owner may want to do first. No step is required. */
export function FirstSteps({
  secondFactor,
  timeZone,
  onChanged,
}: {
  readonly secondFactor: boolean;
  readonly timeZone: string;
  readonly onChanged: () => void;
}) {
  return (
    <div className="wrap desk-page management">
      <h1>Your desk is ready</h1>
      <p>Three things you can do now. Each can wait: find them later under Account and Status.</p>
      <div className="panels">
        <Panel title="Time zone">
          <TimeZoneForm timeZone={timeZone} />
        </Panel>
        <Panel title="The first post">
          <p className="btns">
            <Link className="btn" to="/admin/new-post">
              Write a post
            </Link>
            <Link className="btn ghost" to="/admin/import-export">
              Import posts
            </Link>
          </p>
        </Panel>
        <SecondFactor isOn={secondFactor} onChanged={onChanged} />
      </div>
      <p>
        <Link to="/admin">To the posts</Link>
      </p>
    </div>
  );
}
