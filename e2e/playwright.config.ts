import { defineConfig } from '@playwright/test'

/**
 * Tests not run on phones, because they test the network, storage or several tabs, set their own viewport, or show
 * screens that `every-screen` checks on phones.
 */
const excludedOnPhones = [
  'accept-an-estimation',
  'add-an-area',
  'import-patients',
  'care-for-animals',
  'close-a-month-by-keyboard',
  'embed-on-a-partner-site',
  'every-screen',
  'follow-a-release',
  'forecast-by-keyboard',
  'join-from-outside',
  'manage-places',
  'leave-and-return',
  'follow-a-programme',
  'one-platform',
  'record-an-audio',
  'ship-an-area',
  'sign-an-attendance-sheet',
  'sign-in-with-a-second-factor',
  'survive-a-bad-release',
  'survive-a-lost-replica',
  'survive-a-refusing-browser',
  'three-clicks-to-an-invoice',
  'try-a-local-build',
  'two-accounts',
  'divide-a-session-among-payers',
]

const desktop = { browserName: 'chromium', viewport: { width: 1280, height: 900 } } as const

/**
 * `@desktop` marks tests that do not run on a phone, because they use only the keyboard, or open screens that
 * `every-screen` checks on phones. `@phone` marks tests that the project `desktop` leaves out, `@gateway` tests that
 * also run through nginx. Run them with `npm run e2e`, which starts the product and finds the browser.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  // One worker more than the smallest machine has cores, to use the time in which another worker waits.
  workers: 3,
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Durations are measured by benchmarks; these limits, long enough for a busy machine, only end tests that hang.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['BASE_URL'],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording takes a quarter of the processor time; `npm run e2e -- sign-in --trace=on` records the test `sign-in`.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        // Resolves no other host, because the product must work without the internet.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        // A document stays open only for seconds, so optimising its code would take more processor time than it saves.
        '--js-flags=--no-opt --no-maglev',
        // Uses a fake microphone that beeps each second, without a permission prompt. Set for all tests, because
        // Playwright runs files with their own launch flags last.
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
      testIgnore: excludedOnPhones.map((name) => `${name}.spec.ts`),
    },
    { name: 'nginx', use: desktop, grep: /@gateway/ },
  ],
})
