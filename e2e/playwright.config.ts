import { defineConfig } from '@playwright/test'

/**
 * Journeys that test the network, storage or several tabs, set their own viewport, or whose screens `every-screen` looks
 * at on phones: a phone adds nothing.
 */
const sameOnPhones = [
  'accept-an-estimation',
  'add-an-area',
  'bring-patients',
  'care-for-animals',
  'close-a-month-by-keyboard',
  'embed-on-a-partner-site',
  'every-screen',
  'follow-a-release',
  'forecast-by-keyboard',
  'join-from-outside',
  'keep-places',
  'live-through-a-programme',
  'one-platform',
  'record-an-audio',
  'ship-an-area',
  'sign-an-attendance-sheet',
  'sign-in-with-a-second-factor',
  'survive-a-bad-release',
  'survive-a-lost-replica',
  'survive-a-refusing-browser',
  'three-clicks-to-an-invoice',
  'try-an-area-of-ones-own',
  'two-accounts',
  'who-pays-what',
]

const desktop = { browserName: 'chromium', viewport: { width: 1280, height: 900 } } as const

/**
 * `@desktop`: by keyboard, or of screens that `every-screen` looks at on phones too. `@phone`: on a desk only through
 * nginx. `@gateway`: through nginx as well, which is the project `nginx`.
 * Run with `npm run e2e`, which starts the product and finds the browser.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  // One more than the cores of the smallest machine, for while one waits.
  workers: 3,
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
    // Recording takes a quarter of the processor time; `npm run e2e -- sign-in --trace=on` records one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        // No other host resolves: the product must work without the internet.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        // A document lives for seconds: optimising compilers take more processor time than their code saves.
        '--js-flags=--no-opt --no-maglev',
        // A microphone that beeps each second, without a prompt; for all, since files with flags of their own run last.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@phone/ },
    {
      name: 'phone',
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grepInvert: /@desktop/,
      testIgnore: sameOnPhones.map((name) => `${name}.spec.ts`),
    },
    { name: 'nginx', use: desktop, grep: /@gateway/ },
  ],
})
