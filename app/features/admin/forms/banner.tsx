import { AlertIcon } from "../../../ui/icons/icons.tsx";

/** What went wrong, read out as it appears. */
export function Banner({ children }: { readonly children: string }) {
  return (
    <div role="alert">
      {children === "" ? null : (
        <p className="banner">
          <AlertIcon />
          {children}
        </p>
      )}
    </div>
  );
}
