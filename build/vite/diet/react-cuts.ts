import { type FileCuts, NEVER } from "./cuts.ts";

/** Parts of React's own small file that the site does not call. */
export const REACT_CUTS: readonly FileCuts[] = [
  {
    file: "react/cjs/react.production.js",
    because: "no component looks through its children, and no component is lazy: routes are",
    functions: {
      mapChildren: NEVER,
      mapIntoArray: NEVER,
      resolveThenable: NEVER,
      cloneAndReplaceKey: NEVER,
      getElementKey: NEVER,
      escape: NEVER,
      lazyInitializer: NEVER,
      addTransitionType: NEVER,
    },
    exports: ["cache", "cacheSignal", "useActionState", "useInsertionEffect"],
  },
];
