/** @throws if the browser forbids copying. Pages without HTTPS have no clipboard. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
