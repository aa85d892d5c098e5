let isMissing = false;

/** A file of the app did not come although there is a network: most likely a new release has replaced it. */
export function noteMissingCode(): void {
  isMissing ||= navigator.onLine;
}

/** What a reload has not mended, another one will not. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** Loads the page anew, once, where code is missing and the shop answers: then with the files of the release that it has now. */
export async function reloadWhereCodeIsMissing(reload = () => window.location.reload()): Promise<void> {
  if (!isMissing || isReloaded()) return;
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer) reload();
}
