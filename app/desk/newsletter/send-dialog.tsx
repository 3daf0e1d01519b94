import { type ComponentProps, useState } from "react";
import { api } from "#app/backend/api.ts";
import { Choice } from "../editor/publishing/choice.tsx";
import { useChosenTime, WhenFields } from "../editor/publishing/when-fields.tsx";
import { Banner } from "../forms/banner.tsx";
import { useRequest } from "../forms/request-form.tsx";
import { CancelButton, Modal } from "../modal.tsx";
import { NoOperator } from "./no-operator.tsx";
import { addresses, durationText } from "./letter-state.ts";
import { Button } from "#app/ui/button.tsx";

/** Asks when to send a letter, and says to how many addresses; or why it cannot be sent. */
export function SendDialog({
  hasOperator,
  onClose,
  ...props
}: ComponentProps<typeof WhenToSend> & {
  readonly hasOperator: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Modal title="Send the letter" onCancel={onClose}>
      {hasOperator ? (
        <WhenToSend {...props} />
      ) : (
        <>
          <NoOperator />
          <p className="btns">
            <CancelButton>Back to the letter</CancelButton>
          </p>
        </>
      )}
    </Modal>
  );
}

function WhenToSend({
  id,
  version,
  readers,
  mailsPerMinute,
  onRefused,
  onSent,
}: {
  readonly id: string;
  readonly version: number;
  /** How many addresses it would go to now. */
  readonly readers: number;
  readonly mailsPerMinute: number;
  /** Called if the letter cannot be sent as it is, with the errors by field. */
  readonly onRefused: (fields: Readonly<Partial<Record<string, string>>>) => void;
  readonly onSent: () => void;
}) {
  const { busy, problem, request } = useRequest();
  const [isLater, setIsLater] = useState(false);
  const time = useChosenTime();

  async function send() {
    const at = isLater ? time.moment() : undefined;
    if (isLater && at === undefined) return;
    const json = at === undefined ? {} : { at };
    const header = { "if-match": String(version) };
    const answer = await request(
      () => api.letters[":id"].send.$post({ param: { id }, header, json }),
      () => true,
    );
    if (answer.ok) onSent();
    else if (answer.problem.fields["at"]) time.setError(answer.problem.fields["at"]);
    else if (Object.keys(answer.problem.fields).length > 0) onRefused(answer.problem.fields);
  }

  return (
    <>
      <p>
        It goes to {addresses(readers)}
        {isLater ? ", and whoever signs up until then" : ""}. At {mailsPerMinute} mails a minute
        that takes {durationText(readers, mailsPerMinute)}. What has been sent can’t be taken back.
      </p>
      <Banner>{problem.message}</Banner>
      <fieldset>
        <legend className="visually-hidden">When</legend>
        <Choice
          group="send-when"
          label="Now"
          isChosen={!isLater}
          onChoose={() => setIsLater(false)}
        />
        <Choice
          group="send-when"
          label="At a time"
          hint="Until then it can be taken back."
          isChosen={isLater}
          onChoose={() => setIsLater(true)}
        >
          <WhenFields time={time} />
        </Choice>
      </fieldset>
      <p className="btns">
        <CancelButton>Not yet</CancelButton>
        <Button disabled={busy} onClick={() => void send()}>
          {isLater ? "Schedule" : "Send now"}
        </Button>
      </p>
    </>
  );
}
