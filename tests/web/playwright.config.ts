import { existsSync, readdirSync } from "node:fs";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { filesInTurn, inTurn } from "./support/turns.js";

type Launch = NonNullable<NonNullable<PlaywrightTestConfig["use"]>["launchOptions"]>;

/** The system's browser if there is one, otherwise Playwright's. */
function systemBrowser(path: string): Pick<Launch, "executablePath"> {
  return existsSync(path) ? { executablePath: path } : {};
}

const firefoxPath = "/usr/bin/firefox-esr";

const folders = readdirSync(new URL("browser", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** What takes turns in a quick check, but for the heart of the page, which every change is tried on. */
const specs = (folder: string): readonly string[] => {
  const all = readdirSync(new URL(`browser/${folder}`, import.meta.url))
    .filter((name) => name.endsWith(".spec.ts"))
    .map((name) => `**/browser/${folder}/${name}`)
    .sort();
  return folder === "page" ? all : filesInTurn(all);
};

/**
 * Everything runs in Chromium but for tests whose title says `@firefox-only`, which have a fuller counterpart there.
 * Firefox starts slowly and runs the tests whose title says `@firefox`, of half of the folders in a quick check.
 * The limits are many times what a test takes, as machines that check a change are slow and shared.
 */
export default defineConfig({
  testDir: "browser",
  outputDir: "results",
  fullyParallel: true,
  // More than there are cores, as a test waits for half of its time.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  reporter: "list",
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    screenshot: "only-on-failure",
    locale: "en-US",
    // The service worker would load its cache again for every test.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "chromium",
      testMatch: folders.flatMap(specs),
      grepInvert: /@firefox-only/,
      use: {
        browserName: "chromium",
        launchOptions: {
          ...systemBrowser("/usr/bin/chromium-headless-shell"),
          args: ["--no-sandbox"],
        },
      },
    },
    {
      name: "firefox",
      grep: /@firefox/,
      testMatch: inTurn(folders, 2).map((folder) => `**/browser/${folder}/*.spec.ts`),
      use: {
        browserName: "firefox",
        ...(existsSync(firefoxPath) ? { channel: "moz-firefox" } : {}),
        launchOptions: {
          ...systemBrowser(firefoxPath),
          // The default of browsers: a file may not read other files. Playwright turns it off.
          firefoxUserPrefs: { "security.fileuri.strict_origin_policy": true },
        },
      },
    },
  ],
});
