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
  // A missing picture is a failure; `npm run pictures:kit` creates it.
  updateSnapshots: 'none',
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Tolerates differences at the edges of letters; a changed corner or line differs in more pixels.
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
