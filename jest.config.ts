import { readdirSync } from 'node:fs'
import type { Config } from 'jest'
import { bundleVendors } from './platform/start/jest/vendors.ts'

// Tests run in the practices' time zone, wherever the machine is.
process.env['TZ'] = 'Europe/Paris'

const areas = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'))

const jestFolder = '<rootDir>/platform/start/jest'

/**
 * Tests an area built outside this repository, when it is published
 * (`platform/release/outside/testBuiltConformance.ts`).
 */
const builtConformance = process.env['BUILT_AREA'] ? ['<rootDir>/platform/release/outside/builtConformance.ts'] : []

/** Fixes the random seed of property tests, so that each run generates the same cases. */
const seededFastCheck = { '^fast-check$': `${jestFolder}/fastCheck.ts` }

const typescript: Config = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Set per project, because Jest ignores the top-level value when there are projects.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        // Writes source maps to separate files: inline ones would be parsed each time the module is loaded.
        sourceMaps: true,
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

/**
 * Large libraries that are bundled once for all API tests, and their dependencies that tests or the API import.
 */
const serverPackages = [
  '@cantoo/pdf-lib',
  '@fastify/ajv-compiler',
  '@fastify/cookie',
  '@fastify/cors',
  '@fastify/fast-json-stringify-compiler',
  '@fastify/helmet',
  '@fastify/rate-limit',
  '@fastify/swagger',
  '@fastify/under-pressure',
  'csv-parse',
  'csv-stringify',
  'fastify',
  'ical-generator',
  'jose',
  'kysely',
  'otpauth',
  'pg',
  'pg-boss',
  'postal-mime',
  'prom-client',
  'temporal-polyfill',
  'typebox',
  'uuid',
]

const screenPackages = [
  '@dnd-kit',
  '@emotion',
  '@mui',
  '@tanstack',
  '@testing-library/react',
  '@testing-library/user-event',
  'moment',
  'react-big-calendar',
  'react-hook-form',
  'react-joyride',
  'react-number-format',
  'react-router-dom',
  'temporal-polyfill',
  'typebox',
  'zustand',
]

const config: Config = {
  // One more worker than the smallest machine has cores: tests spend a fifth of their time waiting for timers, the disk
  // or the database.
  maxWorkers: 3,
  // Long enough for a hook that creates a database on a busy machine.
  testTimeout: 120_000,
  workerIdleMemoryLimit: '1GB',
  testSequencer: `${jestFolder}/SeededSequencer.ts`,
  projects: [
    {
      ...typescript,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{shared,shell,mf-*,platform}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/platform/gateway/'],
      moduleNameMapper: seededFastCheck,
    },
    // Sends the same requests to the Node gateway and, where it is installed, to nginx.
    {
      ...typescript,
      displayName: 'gateways',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/platform/gateway/**/*.test.ts'],
    },
    {
      ...typescript,
      displayName: 'screens',
      testEnvironment: `${jestFolder}/BrowserEnvironment.ts`,
      testMatch: ['<rootDir>/{shared,shell,mf-*,examples,platform}/**/*.test.tsx', ...builtConformance],
      setupFilesAfterEnv: [`${jestFolder}/screens.ts`],
      moduleNameMapper: {
        '\\.(css|woff2?|svg|png|jpe?g|webp|avif)(\\?.*)?$': `${jestFolder}/asset.ts`,
        ...(await bundleVendors({
          folders: ['shared', 'shell', ...areas, 'examples', 'platform/start/jest'],
          packages: screenPackages,
        })),
      },
    },
    {
      ...typescript,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      moduleNameMapper: {
        ...seededFastCheck,
        ...(await bundleVendors({ folders: ['api', 'shared'], packages: serverPackages })),
      },
      globalSetup: `${jestFolder}/startDatabase.mjs`,
      globalTeardown: `${jestFolder}/stopDatabase.mjs`,
    },
  ],
}

export default config
