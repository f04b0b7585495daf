import type { Config } from 'jest'

// The practices keep French hours, wherever the tests run.
process.env['TZ'] = 'Europe/Paris'

const folder = '<rootDir>/platform/start/jest'

/** The conformance kit on a build from outside, which publishing runs (`platform/release/outside/testBuiltConformance.ts`). */
const builtConformance = process.env['BUILT_AREA'] ? ['<rootDir>/platform/release/outside/builtConformance.ts'] : []

const typescript: Config = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
}

const config: Config = {
  maxWorkers: 2,
  // A hook may make a database on a machine that is busy with others.
  testTimeout: 120_000,
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...typescript,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{shared,shell,mf-*,platform}/**/*.test.ts'],
    },
    {
      ...typescript,
      displayName: 'screens',
      testEnvironment: `${folder}/BrowserEnvironment.ts`,
      testMatch: ['<rootDir>/{shared,shell,mf-*,examples}/**/*.test.tsx', ...builtConformance],
      setupFilesAfterEnv: [`${folder}/screens.ts`],
      moduleNameMapper: { '\\.(css|woff2?|svg|png|jpe?g|webp|avif)(\\?.*)?$': `${folder}/asset.ts` },
    },
    {
      ...typescript,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      globalSetup: `${folder}/startDatabase.mjs`,
      globalTeardown: `${folder}/stopDatabase.mjs`,
    },
  ],
}

export default config
