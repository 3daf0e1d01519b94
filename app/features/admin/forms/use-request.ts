import { useRef, useState } from "react";
import type { ClientResponse } from "hono/client";
import { type Answer, answerOf, type Problem } from "#app/backend/http/answer.ts";
import type { Arrived } from "#app/backend/http/client.ts";

const NONE: Problem = { code: "", message: "", fields: {} };

/** Runs requests to the server, one at a time. An error stays until the next request, for the form to show in place. */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>(NONE);
  const running = useRef(false);

  async function request<Value>(
    send: () => Promise<ClientResponse<Value>>,
  ): Promise<Answer<Arrived<Value>>> {
    if (running.current) return { ok: false, problem: NONE };
    running.current = true;
    setBusy(true);
    setProblem(NONE);
    try {
      const answer = await answerOf(send());
      if (!answer.ok) setProblem(answer.problem);
      return answer;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, problem, request };
}
