import { AlertIcon } from "#app/ui/icons/icons.tsx";

/** An error message, announced when it appears. */
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
