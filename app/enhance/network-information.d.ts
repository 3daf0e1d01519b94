/** The Network Information API, which TypeScript's DOM library lacks and not every browser has. */
interface NetworkInformation extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: "slow-2g" | "2g" | "3g" | "4g";
  readonly type?: string;
}

interface Navigator {
  readonly connection?: NetworkInformation;
}
