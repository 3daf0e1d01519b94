import { type FileCuts, NEVER } from "./cuts.ts";

/** The body of a function that walks the tree for view transitions: there is none to find. */
const NOTHING_TO_DO = "";

/**
 * Parts of React DOM whose components, hooks or calls the site does not use. The walkers run in every
 * transition, so they do nothing; what only such a component can reach throws.
 */
export const REACT_DOM_CUTS: readonly FileCuts[] = [
  {
    file: "react-dom/cjs/react-dom-client.production.js",
    because:
      "no <ViewTransition>, <Activity>, <SuspenseList>, fragment refs, custom elements, action state, form actions, or style sheets, scripts and hints made by components",
    functions: {
      trackEnterViewTransitions: NOTHING_TO_DO,
      commitEnterViewTransitions: NOTHING_TO_DO,
      commitExitViewTransitions: NOTHING_TO_DO,
      commitNestedViewTransitions: NOTHING_TO_DO,
      commitAppearingPairViewTransitions: NOTHING_TO_DO,
      commitDeletedPairViewTransitions: NOTHING_TO_DO,
      restoreEnterOrExitViewTransitions: NOTHING_TO_DO,
      restorePairedViewTransitions: NOTHING_TO_DO,
      restoreNestedViewTransitions: NOTHING_TO_DO,
      measureNestedViewTransitions: NOTHING_TO_DO,
      startViewTransition: NEVER,
      ViewTransitionPseudoElement: NEVER,
      measureViewTransitionHostInstancesRecursive: NEVER,
      applyViewTransitionToHostInstancesRecursive: NEVER,
      applyViewTransitionName: NEVER,
      restoreViewTransitionName: NEVER,
      scheduleViewTransitionEvent: NEVER,
      commitNewChildToFragmentInstance: NEVER,
      deleteChildFromFragmentInstance: NEVER,
      updateSuspenseListComponent: NEVER,
      updateActivityComponent: NEVER,
      setPropOnCustomElement: NEVER,
      mountActionState: NEVER,
      // Names in a component stack, without lines and columns: those of a minified bundle say nothing.
      describeNativeComponentFrame:
        'return describeBuiltInComponentFrame((fn && (fn.displayName || fn.name)) || "");',
      // Every link, title and meta is its own; none is a stylesheet or script shared by components.
      getResource: "return null;",
      acquireResource: NEVER,
      // Asked for how long a transition may wait for pictures, which none does.
      estimateBandwidth: "return 1;",
      suspendResource: NEVER,
      preload: NEVER,
      preloadModule: NEVER,
      preinitStyle: NEVER,
      preinitScript: NEVER,
      preinitModuleScript: NEVER,
    },
    prototypes: ["FragmentInstance", "ViewTransitionPseudoElement"],
  },
  {
    file: "react-dom/cjs/react-dom.production.js",
    because: "no hints made by components, and forms are answered by their component",
    functions: {},
    exports: [
      "preconnect",
      "prefetchDNS",
      "preinit",
      "preinitModule",
      "preload",
      "preloadModule",
      "requestFormReset",
      "unstable_batchedUpdates",
      "useFormState",
      "useFormStatus",
    ],
  },
];
