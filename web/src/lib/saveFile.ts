/** Hands a text to the browser's downloads as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by the time that the next task runs.
  setTimeout(() => URL.revokeObjectURL(url));
}
