/** Has the browser save a file under its name. */
export function save({ name, blob }: { readonly name: string; readonly blob: Blob }): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(blob);
  link.click();
  // Browsers read the file after the click, but always sooner than this.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
