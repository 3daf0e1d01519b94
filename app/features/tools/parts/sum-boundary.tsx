import { Component, type ReactNode } from "react";
import { useRanch } from "../store/use-ranch.ts";
import { ToolButton } from "./controls.tsx";

/** Keeps the planner on the page if a sum or a picture fails, and offers to take the last number back. */
export function SumBoundary({ children }: { readonly children: ReactNode }) {
  const { store, state } = useRanch();
  return (
    <Boundary resetOn={state.file} takeBack={store.takeBack}>
      {children}
    </Boundary>
  );
}

interface Props {
  /** Another ranch is worth another try. */
  readonly resetOn: unknown;
  readonly takeBack: () => void;
  readonly children: ReactNode;
}

class Boundary extends Component<Props, { readonly failedOn: unknown }> {
  override state = { failedOn: undefined };

  static getDerivedStateFromError() {
    return { failedOn: null };
  }

  static getDerivedStateFromProps(
    { resetOn }: Props,
    { failedOn }: { readonly failedOn: unknown },
  ) {
    if (failedOn === undefined || failedOn === resetOn) return null;
    return { failedOn: failedOn === null ? resetOn : undefined };
  }

  override render(): ReactNode {
    if (this.state.failedOn === undefined) return this.props.children;
    return (
      <div className="tool-card" role="alert">
        <p>We can&rsquo;t count with that last number. Nothing else is lost.</p>
        <ToolButton className="btn" onClick={this.props.takeBack}>
          Take it back
        </ToolButton>
      </div>
    );
  }
}
