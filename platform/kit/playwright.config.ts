import { defineConfig } from '@playwright/test'

/** Compares the kit page with its pictures. Run it with `npm run pictures:kit -- --check`, which serves the page. */
export default defineConfig({
  testDir: '.',
  testMatch: 'kit.spec.ts',
  outputDir: '../../test-results/kit',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // A picture that is missing is a failure: `npm run pictures:kit` takes it.
  updateSnapshots: 'none',
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Only a few pixels on the edge of letters: a changed corner or line has more.
      maxDiffPixels: 20,
      threshold: 0.2,
    },
  },
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    baseURL: process.env['BASE_URL'],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'light', use: { colorScheme: 'light' } },
    { name: 'dark', use: { colorScheme: 'dark' } },
  ],
})
