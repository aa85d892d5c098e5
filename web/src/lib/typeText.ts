/** Types into the field that has the focus as the keyboard does, so that the browser and the form notice. */
export function typeText(text: string): void {
  // Deprecated, and the only way to insert at the caret of an input that tells nobody where its caret is.
  document.execCommand('insertText', false, text);
}
