import { defineConfig } from 'vitest/config'

// The practices keep French hours, wherever the tests run.
process.env['TZ'] = 'Europe/Paris'

const folder = `${import.meta.dirname}/platform/start/vitest`

/** The conformance kit on a build from outside, which publishing runs (`platform/release/outside/testBuiltConformance.ts`). */
const builtConformance = process.env['BUILT_AREA'] ? ['platform/release/outside/builtConformance.ts'] : []

/** The cases of property tests do not change from run to run. */
const seeded = { find: /^fast-check$/, replacement: `${folder}/fastCheck.ts` }

const asset = { find: /^.*\.(woff2?|svg|png|jpe?g|webp|avif)(\?.*)?$/, replacement: `${folder}/asset.ts` }

const gateways = 'platform/gateway/**/*.test.ts'
const exclude = ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/.cache/**']

export default defineConfig({
  test: {
    // The files of a worker share its modules: loading those of a screen or of the API takes longer than most tests of it.
    isolate: false,
    pool: 'forks',
    // One more than the cores of the smallest machine: a fifth of the time a test waits for a timer, the disk or the database.
    maxWorkers: 3,
    // What a test allocates is short-lived: with more room for it, collecting takes a tenth less processor time.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        resolve: { alias: [seeded] },
        test: { name: 'unit', include: ['{shared,shell,mf-*,platform}/**/*.test.ts'], exclude: [gateways, ...exclude] },
      },
      // They send both gateways the same requests, where there is an nginx.
      { extends: true, test: { name: 'gateways', include: [gateways] } },
      {
        extends: true,
        resolve: { alias: [asset] },
        test: {
          name: 'screens',
          environment: `${folder}/browserEnvironment.ts`,
          include: ['{shared,shell,mf-*,examples,platform}/**/*.test.tsx', ...builtConformance],
          setupFiles: [`${folder}/freshPage.ts`, `${folder}/screens.ts`],
          // A screen is left, and what it sends then has its response, before a test removes the mocked routes.
          sequence: { setupFiles: 'list', hooks: 'list' },
        },
      },
      {
        extends: true,
        resolve: { alias: [seeded] },
        test: { name: 'api', include: ['api/**/*.test.ts'], globalSetup: [`${folder}/testCluster.ts`] },
      },
    ],
    // Limits end what hangs, on a machine that is busy with others; a hook may make a database.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What passes says nothing.
    slowTestThreshold: 30_000,
    silent: 'passed-only',
    exclude,
  },
})
