/** Dialogs are 15 kB that a first view does not need: they load when idle, or when the first one opens. */
export const loadDialogs = () => import('./dialogs.ts');
