import type { Plugin } from 'vite';

const CLIENT = /[\\/]node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;
const OWN_SOURCE = /[\\/]web[\\/]src[\\/](?!.*\.test\.)/;

/** Whose names say what they are for; nothing else calls what they alone call, so that the bundler leaves it out. */
const EMPTIED: Record<string, string[]> = {
  'pages that a server has drawn (hydrateRoot)': [
    'popHydrationState',
    'updateDehydratedSuspenseComponent',
    'prepareToHydrateHostInstance',
    'isSuspenseInstanceFallback',
    'clearHydrationBoundary',
    'throwOnHydrationMismatch',
    'retryIfBlockedOn',
    'queueIfContinuousEvent',
    'clearIfContinuousEvent',
    'attemptExplicitHydrationTarget',
  ],
  'the component ViewTransition': [
    'applyViewTransitionToHostInstances',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'pushViewTransitionCancelableScope',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
  'styles, scripts and heads of the document as elements; html, head and body': [
    'accumulateSuspenseyCommitOnFiber',
    'acquireResource',
    'getResource',
    'isHostHoistableType',
    'isSingletonScope',
    'mountHoistable',
    'preloadResource',
    'releaseSingletonInstance',
    'resolveSingletonInstance',
  ],
  'forms that call a function of their own': ['extractEvents$1', 'mountActionState', 'rerenderActionState'],
  'the components Activity and SuspenseList': ['updateActivityComponent', 'updateSuspenseListComponent'],
};

/** What the shop must not use, since nothing in its build answers. */
const UNUSABLE = new RegExp(
  `\\b(?:${[
    ...['hydrateRoot', 'useActionState', 'useFormStatus', 'useFormState', 'requestFormReset'],
    ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    ...['Activity', 'SuspenseList', 'ViewTransition'],
  ].join('|')})\\b[^;]*\\bfrom ['"]react(?:-dom(?:/client)?)?['"]`,
);

/**
 * What is drawn before the browser goes on: for React the page that the back button leads to, here also that of a book whose link is
 * followed. Otherwise the browser would first paint the pressed link, and wait between the slices of the work (docs/decisions/025).
 */
const IS_DRAWN_AT_ONCE =
  '("popstate" === event.type || ("click" === event.type && event.target.closest?.(\'a[href^="/books/"]\')))';

/** The effects of such a page, and of the one that is left, come after its frame, as with other transitions. */
const IS_NO_TRANSITION = ' && 0 === (pendingEffectsLanes & 4194048)';

/**
 * React's renderer without what the shop does not use of it, which is a fifth of its code: it draws every page in the browser, with
 * components that bring neither styles nor scripts. And it draws a book's page in the tap on its link. Development and unit tests have
 * React as it is; the browser tests have this.
 */
export function leanReactDom(): Plugin {
  let isMet = false;
  return {
    name: 'lean-react-dom',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      isMet = false;
    },
    transform(code, id) {
      if (OWN_SOURCE.test(id) && UNUSABLE.test(code)) {
        throw new Error(`${id} uses a part of React that tooling/leanReactDom.ts takes out of the build`);
      }
      if (!CLIENT.test(id)) return null;
      isMet = true;
      return { code: lean(code), map: null };
    },
    buildEnd(error) {
      if (!error && !isMet) throw new Error('The production build of react-dom has another name');
    },
  };
}

/** @throws Error when React has changed: what is named here has to be looked at again */
export function lean(code: string): string {
  const functions = Object.values(EMPTIED).flat();
  const emptied = functions.reduce(
    (text, name) => replaceAll(text, functionNamed(name), `function ${name}() {}`),
    code,
  );
  return [
    [/^ReactDOMSharedInternals\.d = \{[\s\S]*?^\};$/gm, ''],
    [/^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?^\};$/gm, ''],
    [/^exports\.hydrateRoot = function[\s\S]*?^\};$/gm, ''],
    // A parameter of the same name.
    [/^function initInput\([\s\S]*?^\}$/gm, (text: string) => text.replaceAll('isHydrating', 'isServerDrawn')],
    // Of the variable neither its declaration nor what it is set to is left: it is false.
    [/^ {2}isHydrating = !1,\n/gm, ''],
    [/\bisHydrating = (?=!)/g, ''],
    [/\bisHydrating\b(?!\$)/g, '!1'],
    [/(?<=^function shouldAttemptEagerTransition\(\) \{\n.*\n {2}if \(event && ).*(?=\) \{$)/gm, IS_DRAWN_AT_ONCE],
    [/(?<=^ {4}0 !== \(pendingEffectsLanes & 3\))(?= && flushPendingEffects\(\);$)/gm, IS_NO_TRANSITION],
  ].reduce((text, [part, by]) => replaceAll(text, part as RegExp, by as string), emptied);
}

function functionNamed(name: string): RegExp {
  return new RegExp(`^function ${name.replace('$', '\\$')}\\([\\s\\S]*?^\\}$`, 'gm');
}

function replaceAll(text: string, part: RegExp, by: string | ((found: string) => string)): string {
  const replaced = text.replace(part, typeof by === 'string' ? () => by : by);
  if (replaced === text) throw new Error(`React has changed: nothing matches ${part}`);
  return replaced;
}
