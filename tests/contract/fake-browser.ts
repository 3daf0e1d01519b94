import type { UserHost } from "#app/backend/stored-user.ts";

/** Local storage shared by tabs, with storage events for the other tabs. */
export function fakeBrowser() {
  const stored = new Map<string, string>();
  const tabs: EventTarget[] = [];

  function openTab(): UserHost {
    const tab = new EventTarget();
    tabs.push(tab);
    const tell = (key: string) => {
      for (const other of tabs) {
        if (other !== tab) other.dispatchEvent(Object.assign(new Event("storage"), { key }));
      }
    };
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        stored.set(key, value);
        tell(key);
      },
      removeItem: (key: string) => {
        if (stored.delete(key)) tell(key);
      },
    };
    return { storage: () => storage, tabs: tab };
  }

  return { stored, openTab };
}

/** Storage that the browser forbids. */
export const noStorage: UserHost = {
  storage: () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  },
  tabs: new EventTarget(),
};

/** Storage that is full: readable, not writable. */
export const fullStorage: UserHost = {
  storage: () => ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    },
    removeItem: () => {},
  }),
  tabs: new EventTarget(),
};
