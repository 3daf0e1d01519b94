import { createElement, type ReactNode } from "react";

/** A component in one of its states, to be checked by axe. */
export interface Sample {
  readonly component: unknown;
  readonly state: string;
  readonly node: ReactNode;
  /** Address of its page; `/` by default. */
  readonly at: string;
  /** Interaction before axe runs. */
  readonly before: (screen: HTMLElement) => Promise<void> | void;
}

interface Surroundings {
  readonly at?: string;
  /** Required wrapper, such as a row's table. */
  readonly within?: (node: ReactNode) => ReactNode;
  readonly before?: Sample["before"];
}

/** A sample of a component with its props. */
export function sample<Props extends object>(
  component: (props: Props) => ReactNode,
  state: string,
  props: Props,
  { at = "/", within = (node) => node, before = () => {} }: Surroundings = {},
): Sample {
  return { component, state, node: within(createElement(component, props)), at, before };
}
