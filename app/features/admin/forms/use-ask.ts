import { useRef, useState } from "react";
import type { Answer, Problem } from "../../../backend/ports/answer.ts";

const NONE: Problem = { code: "", message: "", fields: {} };

/**
 * Asks a port for something that may be refused, one thing at a time. What went wrong stays until the
 * next try, for the form to say in place.
 */
export function useAsk() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>(NONE);
  const running = useRef(false);

  async function ask<Value>(asked: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
    if (running.current) return { ok: false, problem: NONE };
    running.current = true;
    setBusy(true);
    setProblem(NONE);
    try {
      const answer = await asked();
      if (!answer.ok) setProblem(answer.problem);
      return answer;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, problem, ask };
}
