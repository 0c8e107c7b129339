/** The whole of a name that is shown shortened, on a click or a tap: a finger does not hover. */

/** What is shortened where the reader clicked: a drawn name, or text that ends in dots. */
function shortenedAt(event: MouseEvent): string | undefined {
  const root = (event.currentTarget as Element).getRootNode() as ShadowRoot;
  for (const element of root.elementsFromPoint(event.clientX, event.clientY)) {
    const drawn = element.closest("svg.frame g")?.querySelector(":scope > title")?.textContent;
    if (drawn) return drawn;
    if (element.matches("p, span") && element.scrollWidth > element.clientWidth + 1)
      return element.textContent.trim();
  }
  return undefined;
}

/** Shows it below the finger, until the next tap. */
export function tellFullName(event: MouseEvent): void {
  const name = shortenedAt(event);
  const tip = (event.currentTarget as Element).querySelector<HTMLElement>(".full-name");
  if (!tip || !name) return;
  tip.textContent = name;
  tip.showPopover();
  const { offsetWidth, offsetHeight, style } = tip;
  const left = Math.min(event.clientX - offsetWidth / 2, innerWidth - offsetWidth - 8);
  style.left = `${Math.max(8, left)}px`;
  style.top = `${Math.min(event.clientY + 16, innerHeight - offsetHeight - 8)}px`;
}
