let isMissing = false;

/** Notes that a file of the app failed to load although there is a network: most likely a new release has replaced it. */
export function noteMissingChunk(): void {
  isMissing ||= navigator.onLine;
}

/** A second reload would not help where the first did not. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** Reloads the page, once, if code is missing and the shop answers: the page then gets the files of the present release. */
export async function reloadIfChunksAreMissing(reload = () => window.location.reload()): Promise<void> {
  if (!isMissing || isReloaded()) return;
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer) reload();
}
