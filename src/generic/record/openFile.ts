/** A file that the server answered: shown in a tab of its own where a browser can, else saved. */
const shown = /^(application\/pdf|image\/|text\/html)/;

export function openFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  if (shown.test(file.type)) link.target = '_blank';
  else link.download = name;
  link.rel = 'noreferrer';
  link.click();
  // Long enough for the other tab to have read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
