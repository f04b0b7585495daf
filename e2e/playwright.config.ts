import { defineConfig } from '@playwright/test'

/** Journeys that test the network, storage or several tabs, or set their own viewport: a phone adds nothing. */
const sameOnPhones = [
  'add-an-area',
  'embed-on-a-partner-site',
  'follow-a-release',
  'join-from-outside',
  'live-through-a-programme',
  'one-platform',
  'ship-an-area',
  'sign-an-attendance-sheet',
  'survive-a-bad-release',
  'survive-a-lost-replica',
  'survive-a-refusing-browser',
  'try-an-area-of-ones-own',
  'two-accounts',
]

/**
 * `@desktop`: by keyboard, or of screens that `every-screen` looks at on phones too. `@gateway`: run through nginx as well.
 * Run with `npm run e2e`, which starts the product and finds the browser.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: process.env['CI'] !== undefined,
  // How long something takes is measured by the benches. These limits end what hangs, on a machine that is busy with others.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['BASE_URL'],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      // No other host resolves: the product must work without the internet.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    },
  },
  projects: [
    { name: 'desktop', use: { browserName: 'chromium', viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grepInvert: /@desktop/,
      testIgnore: sameOnPhones.map((name) => `${name}.spec.ts`),
    },
  ],
})
