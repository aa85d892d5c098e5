/** Milliseconds after which a page that was to be left is still there: the link was a download, or somebody stopped it. */
const STAYED_AFTER_MS = 5000;

const LEAVING = ['beforeunload', 'pagehide'];

/**
 * Loads something that a browser may break off because the page is being left (Firefox then rejects an import): that is no
 * failure to show in the last moment. If the page stays after all, it is loaded again.
 */
export async function unlessLeaving<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  // Only meanwhile: a page that always listens is not kept for the way back.
  for (const event of LEAVING) window.addEventListener(event, note);
  try {
    return await load();
  } catch (error) {
    if (!isLeaving) throw error;
  } finally {
    for (const event of LEAVING) window.removeEventListener(event, note);
  }
  await new Promise((resolve) => setTimeout(resolve, STAYED_AFTER_MS));
  return unlessLeaving(load);
}
