/**
 * Where a file of the package is, by the address it should have. While developing, Vite before 8 moves
 * the scripts of packages into a folder of its own, and leaves behind what they look for beside them.
 */
export const beside = (address: string): string =>
  address.replace("/node_modules/.vite/", "/node_modules/attention-playground/dist/");
