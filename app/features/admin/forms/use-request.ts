import { useRef, useState } from "react";
import type { Answer, Problem } from "#app/backend/ports/answer.ts";

const NONE: Problem = { code: "", message: "", fields: {} };

/** Runs requests to a port, one at a time. An error stays until the next request, for the form to show in place. */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>(NONE);
  const running = useRef(false);

  async function request<Value>(send: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
    if (running.current) return { ok: false, problem: NONE };
    running.current = true;
    setBusy(true);
    setProblem(NONE);
    try {
      const answer = await send();
      if (!answer.ok) setProblem(answer.problem);
      return answer;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, problem, request };
}
