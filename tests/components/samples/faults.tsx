import { act, useEffect } from "react";
import { useNavigate } from "react-router";
import { PartMissing } from "../../../app/features/layout/part-missing.tsx";
import { RootErrorBoundary } from "../../../app/features/layout/root-error.tsx";
import { sample } from "../sample.ts";
import { appears } from "../screen.ts";

/** A page on its way to another one, which does not come. */
function Leaving() {
  const navigate = useNavigate();
  useEffect(() => void navigate("/slow"), [navigate]);
  return null;
}

export const faultSamples = [
  sample(RootErrorBoundary, "an error that nobody knows", {}),
  sample(PartMissing, "nothing missing", {}),
  sample(
    PartMissing,
    "the next page does not come",
    {},
    {
      within: (notice) => (
        <>
          <Leaving />
          {notice}
        </>
      ),
      async before(screen) {
        await act(async () => document.dispatchEvent(new Event("first-paddock:part-missing")));
        await appears(screen, "[role=alert]");
      },
    },
  ),
];
