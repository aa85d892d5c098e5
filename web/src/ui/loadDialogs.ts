let dialogs: ReturnType<typeof load> | undefined;

const load = () => import('./dialogs.ts');

/** After the next paint, where the browser can tell: what was pressed is answered before a dialog, which alone takes longer than a frame. */
const whenPainted = () => window.scheduler?.postTask(() => undefined, { priority: 'background' }) ?? Promise.resolve();

/**
 * Dialogs are 15 kB that a first view does not need: they load when idle, or when the first one opens. One promise for
 * all, so that they open in the order in which they were asked for; after a failure the next one tries again.
 */
export function loadDialogs(): ReturnType<typeof load> {
  dialogs ??= load().catch((error: unknown) => {
    dialogs = undefined;
    throw error;
  });
  return Promise.all([dialogs, whenPainted()]).then(([loaded]) => loaded);
}
