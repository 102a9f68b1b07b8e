import type { CodeFacts } from './code-facts.ts'

/** An error that is only ever compared with: without a stack, for which a browser that is watched parses the whole script once more. */
const MARK = 'Object.create(Error.prototype)'

/** Facts about react-dom on this site, a feature of it each. Tags are the kinds of fibers (React's `ReactWorkTags.js`). */
export const REACT_DOM_CLIENT: CodeFacts[] = [
  {
    why: 'Nothing is rendered on the server: pages come from createRoot, and none is hydrated.',
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
    why: 'No <ViewTransition>: what moves between places is done by the Web Animations API.',
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
    why: 'Everything is rendered into #root or a portal, never <html>, <head> or <body>; titles, metas, links and scripts are no components.',
    tags: [26, 27], // HostHoistable, HostSingleton
    calls: {
      isHostHoistableType: '!1',
      // Commits wait for style sheets, and for the pictures of view transitions.
      preloadInstanceAndSuspendIfNeeded: 'void 0',
      accumulateSuspenseyCommitOnFiber: 'void 0',
      waitForCommitToBeReady: 'null',
    },
    uncalled: ['preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript', 'preconnectAs'],
  },
  {
    why: 'No form has a function as its action: forms are sent by core/shared/forms.',
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
    why: 'Nobody reads the stack of components of an error: the error report has the stack of calls.',
    calls: { getStackByFiberInDevAndProd: '""' },
  },
  {
    why: 'What is thrown to suspend is never seen.',
    initial: {
      SuspenseException: MARK,
      SuspenseActionException: MARK,
      SuspenseyCommitException: MARK,
      HydrationMismatchException: MARK,
      SelectiveHydrationException: MARK,
    },
  },
]
