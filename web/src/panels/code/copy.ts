/** Copies text to the clipboard; if the page may not use it, by copying a selection. */
export async function copyText(text: string, near: ParentNode & Node): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text, near);
  }
}

function copySelection(text: string, near: Node): boolean {
  const field = document.createElement("textarea");
  field.className = "hidden";
  field.value = text;
  field.readOnly = true;
  near.appendChild(field);
  field.select();
  try {
    // The only way on a page that is not served over HTTPS.
    return document.execCommand("copy");
  } finally {
    field.remove();
  }
}
