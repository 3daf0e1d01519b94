import { AlertIcon } from "../../../ui/icons/icons.tsx";

/** Error messages, one sentence per post. */
export function Problems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <div role="alert">
      {problems.map((problem) => (
        <p key={problem} className="banner">
          <AlertIcon />
          {problem}
        </p>
      ))}
    </div>
  );
}
