/** What the page opens on: the model that has learnt words, unless the link names an experiment. */

/** Parameters of a link that say how something is shown, but not what. */
const LOOKS: ReadonlySet<string> = new Set([
  "v",
  "lang",
  "theme",
  "depth",
  "panel",
  "speed",
  "mode",
  "autoplay",
  "controls",
]);

/** `known`: whether a name is a parameter of the playground; others in the address mean nothing to it. */
export function opensOnModel(
  query: string,
  known: (name: string) => boolean = () => true,
): boolean {
  const names = [...new URLSearchParams(query).keys()];
  return names.every((name) => LOOKS.has(name) || !known(name));
}
