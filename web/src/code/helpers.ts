/** The functions a program needs: those its text calls and those that they call, in order. */
export function needed(text: string, helpers: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(helpers);
  const called = (name: string, within: string) =>
    new RegExp(`(?:\\b|&)${name}(?=[()])`, "u").test(within);
  const wanted = new Set<string>();
  const open = [text];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const name of names)
      if (!wanted.has(name) && called(name, at)) {
        wanted.add(name);
        open.push(helpers[name] ?? "");
      }
  return names.filter((name) => wanted.has(name)).map((name) => helpers[name] ?? "");
}
