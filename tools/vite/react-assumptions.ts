import type { CodeAssumptions } from './code-assumptions.ts'

/**
 * Sentinel error without a stack: capturing one makes a browser with open developer tools parse the whole script again.
 */
const SENTINEL = 'Object.create(Error.prototype)'

/**
 * Assumptions about react-dom in this project, one entry per unused feature. Tags are fiber kinds (React's
 * `ReactWorkTags.js`).
 */
export const REACT_DOM_CLIENT: CodeAssumptions[] = [
  {
    why: 'No server rendering: every page uses createRoot, none is hydrated.',
    tags: [18], // DehydratedFragment
    variables: {
      isHydrating: '!1',
      nextHydratableInstance: 'null',
      hydrationParentFiber: 'null',
      hydrationErrors: 'null',
    },
    properties: { dehydrated: 'null', isDehydrated: '!1' },
    calls: {
      popHydrationState: '!1',
      resetHydrationState: 'void 0',
      upgradeHydrationErrorsToRecoverable: 'null',
      popTreeContext: 'void 0',
      getSuspenseInstanceFromFiber: 'null',
      getParentHydrationBoundary: 'null',
      queueIfContinuousEvent: '!1',
      clearIfContinuousEvent: 'void 0',
      retryIfBlockedOn: 'void 0',
    },
    uncalled: ['updateDehydratedSuspenseComponent'],
    assignments: ['exports.hydrateRoot', 'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration'],
  },
  {
    why: 'No <ViewTransition>: animations between positions use the Web Animations API.',
    tags: [30], // ViewTransitionComponent
    variables: {
      shouldStartViewTransition: '!1',
      pendingViewTransition: 'null',
      pendingViewTransitionEvents: 'null',
      pendingTransitionTypes: 'null',
      appearingViewTransitions: 'null',
      viewTransitionMutationContext: '!1',
    },
    assignments: ['ViewTransitionPseudoElement.prototype'],
  },
  {
    why: 'No <Activity>, <SuspenseList>, <LegacyHidden> or tracing marker.',
    tags: [31, 19, 23, 25],
  },
  {
    why: 'React renders into #root or portals, never <html>, <head> or <body>, and no title, meta, link or script elements.',
    tags: [26, 27], // HostHoistable, HostSingleton
    calls: {
      isHostHoistableType: '!1',
      // React would delay commits for style sheets and for images of view transitions.
      preloadInstanceAndSuspendIfNeeded: 'void 0',
      accumulateSuspenseyCommitOnFiber: 'void 0',
      waitForCommitToBeReady: 'null',
    },
    uncalled: ['preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript', 'preconnectAs'],
  },
  {
    why: 'No form has a function as its action: core/shared/forms submits forms.',
    calls: { extractEvents$1: 'void 0' },
    uncalled: [
      'startHostTransition',
      'TransitionAwareHostComponent',
      'mountActionState',
      'updateActionStateImpl',
      'rerenderActionState',
    ],
  },
  {
    why: 'No fragment has a ref.',
    calls: { isFragmentInstanceParent: '!1' },
    uncalled: ['FragmentInstance'],
    assignments: ['FragmentInstance.prototype'],
  },
  {
    why: 'No custom elements.',
    calls: { isCustomElement: '!1' },
  },
  {
    why: 'Component stacks of errors are unused: error reports contain the call stack.',
    calls: { getStackByFiberInDevAndProd: '""' },
  },
  {
    why: 'Errors that React throws to suspend never surface.',
    initial: {
      SuspenseException: SENTINEL,
      SuspenseActionException: SENTINEL,
      SuspenseyCommitException: SENTINEL,
      HydrationMismatchException: SENTINEL,
      SelectiveHydrationException: SENTINEL,
    },
  },
]
