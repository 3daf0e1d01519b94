import { createContext, use, useState } from "react";
import { recentDay, siteMoment } from "#app/domain/dates/format-moment.ts";

/** The site's time zone, an IANA name: at the desk times are typed and shown in it (decision 36). */
export interface SiteZone {
  readonly timeZone: string;
  /** Called when an owner has changed it. */
  readonly change: (timeZone: string) => void;
}

export const SiteZoneContext = createContext<SiteZone>({ timeZone: "UTC", change: () => {} });

/** The site's time zone, and functions that format moments in it. Moments are milliseconds since 1970. */
export function useSiteTime() {
  const { timeZone } = use(SiteZoneContext);
  const [now] = useState(() => Date.now());
  return {
    timeZone,
    /** The time of the component's first render. */
    now,
    /** `4:12 PM` if today, otherwise `Nov 20, 4:12 PM`. */
    timeOf: (moment: number) => siteMoment(moment, timeZone, now),
    /** `today`, otherwise `Nov 20, 2026`. */
    dayOf: (moment: number) => recentDay(moment, timeZone, now),
  };
}
