/** The room of the scene in each of eight windows; `tests/web/browser/access/legible.spec.ts` measures it. */
export const windows = {
  "1280x800": { width: 732, height: 444 },
  "1366x657": { width: 818, height: 339 },
  "1440x900": { width: 892, height: 544 },
  "1920x1080": { width: 1000, height: 552 },
  "820x1180": { width: 620, height: 824 },
  "390x844": { width: 358, height: 415 },
  "360x640": { width: 328, height: 371 },
  "640x400": { width: 608, height: 330 },
} as const;
