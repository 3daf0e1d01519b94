import { createElement, type ReactNode } from "react";

/** One component in one of its states, to be looked at by axe. */
export interface Sample {
  readonly component: unknown;
  readonly state: string;
  readonly node: ReactNode;
  /** Address of the page it is in; `/` unless told. */
  readonly at: string;
  /** What a reader does before axe looks. */
  readonly before: (screen: HTMLElement) => Promise<void> | void;
}

interface Surroundings {
  readonly at?: string;
  /** What a component needs around it, such as the table of a row. */
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
