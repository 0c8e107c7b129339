/**
 * The address of a file of the package. In development, Vite before version 8 moves the scripts of
 * packages into a folder of its own, without the files that they expect beside them.
 */
export const beside = (address: string): string =>
  address.replace("/node_modules/.vite/", "/node_modules/attention-playground/dist/");
