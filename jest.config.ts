import { readdirSync } from 'node:fs'
import type { Config } from 'jest'
import { vendors } from './platform/start/jest/vendors.ts'

// The practices keep French hours, wherever the tests run.
process.env['TZ'] = 'Europe/Paris'

const areas = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'))

const folder = '<rootDir>/platform/start/jest'

/** The conformance kit on a build from outside, which publishing runs (`platform/release/outside/testBuiltConformance.ts`). */
const builtConformance = process.env['BUILT_AREA'] ? ['<rootDir>/platform/release/outside/builtConformance.ts'] : []

/** The cases of property tests do not change from run to run. */
const seeded = { '^fast-check$': `${folder}/fastCheck.ts` }

const typescript: Config = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Of each project: those of Jest's root would be for a run without projects.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        // In a file of its own: within the code it would be read and scanned each time that the module is loaded.
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

/** Packages of many modules. Of what they stand on, those that tests or the API import too are named as well. */
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
  // One more than the cores of the smallest machine: a fifth of the time a test waits for a timer, the disk or the database.
  maxWorkers: 3,
  // A hook may make a database on a machine that is busy with others.
  testTimeout: 120_000,
  workerIdleMemoryLimit: '1GB',
  testSequencer: `${folder}/SeededSequencer.ts`,
  projects: [
    {
      ...typescript,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{shared,shell,mf-*,platform}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/platform/gateway/'],
      moduleNameMapper: seeded,
    },
    // They send both gateways the same requests, where there is an nginx.
    {
      ...typescript,
      displayName: 'gateways',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/platform/gateway/**/*.test.ts'],
    },
    {
      ...typescript,
      displayName: 'screens',
      testEnvironment: `${folder}/BrowserEnvironment.ts`,
      testMatch: ['<rootDir>/{shared,shell,mf-*,examples,platform}/**/*.test.tsx', ...builtConformance],
      setupFilesAfterEnv: [`${folder}/screens.ts`],
      moduleNameMapper: {
        '\\.(css|woff2?|svg|png|jpe?g|webp|avif)(\\?.*)?$': `${folder}/asset.ts`,
        ...(await vendors({
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
      moduleNameMapper: { ...seeded, ...(await vendors({ folders: ['api', 'shared'], packages: serverPackages })) },
      globalSetup: `${folder}/startDatabase.mjs`,
      globalTeardown: `${folder}/stopDatabase.mjs`,
    },
  ],
}

export default config
