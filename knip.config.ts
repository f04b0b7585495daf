import { readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Returns the programs of a workspace that npm scripts run, as paths relative to the workspace. */
const programsOf = (workspace: string): string[] =>
  Object.values(scripts).flatMap((script) => {
    const [, program = ''] = /run\.mjs (\S+)/.exec(script) ?? []
    return program.startsWith(`${workspace}/`) ? [program.slice(workspace.length + 1)] : []
  })

/** Files that replace their namesake when the embed is built (`platform/build/EmbedVariantsPlugin.ts`). */
const embedVariants = 'src/**/*.embed.{ts,tsx}'

/** Parts of the kit page in development (`platform/kit`). */
const kitPages = 'src/**/*.kit.tsx'

const areaEntries = ['src/remote.tsx', 'src/descriptor.ts']

/**
 * Checks that every file, export and dependency is used. Entry points are files that the product loads by a path that
 * knip cannot follow.
 */
const config: KnipConfig = {
  // Makes an exception that is no longer needed an error.
  treatConfigHintsAsErrors: true,
  // `runTool` runs the TypeScript compiler and lerna by path; StrykerJS loads its runner by name.
  ignoreDependencies: ['@typescript/native', 'lerna', '@stryker-mutator/jest-runner'],
  ignoreIssues: {
    // These files export the same names as the file or module that they replace.
    'shared/src/**/*.embed.ts': ['exports'],
    // Imported by a generated entry (`platform/kit/kitBundle.ts`).
    'shared/src/**/*.kit.tsx': ['exports'],
    'shared/src/kitDisplay/showKit.tsx': ['exports'],
    'platform/build/runtimeStubs/*.ts': ['duplicates'],
  },
  workspaces: {
    '.': {
      // Imported by a computed path (`platform/deployment/kubernetes.test.ts`).
      ignoreDependencies: ['kubernetes-models'],
    },
    shared: {
      entry: [embedVariants, kitPages, 'src/kitDisplay/showKit.tsx'],
      // Only packages of this repository import from `shared`.
      includeEntryExports: true,
      // Used in `fonts.css`.
      ignoreDependencies: ['@fontsource-variable/bitter', '@fontsource-variable/figtree'],
    },
    shell: { entry: ['src/main.tsx', 'src/composed/starter.ts'] },
    'mf-*': { entry: areaEntries },
    'mf-agenda': { entry: [...areaEntries, kitPages] },
    'mf-public': {
      entry: [
        ...areaEntries,
        embedVariants,
        'embed/{element.tsx,iframe.ts,frame.ts,loader.ts}',
        'outline/drawOutline.ts',
      ],
      // Read by path (`outline/drawOutline.ts`).
      ignoreDependencies: ['world-atlas'],
    },
    api: {
      entry: ['src/server.ts', 'src/geocoding/build/buildPostalCodes.ts', ...programsOf('api')],
      // Read by path (`src/pdf/faces.ts`).
      ignoreDependencies: ['@fontsource/.+', '@fontsource-variable/.+'],
    },
    platform: {
      entry: [
        ...programsOf('platform'),
        // Run by `.mjs` files in the same folders, which start the project's own Node.
        'start/{serve,dev,tests/suite}.ts',
        'new-area/command.ts',
        // Read by the Jest that StrykerJS runs.
        'mutation/{jest.config.mjs,seedProperties.ts}',
        // Read by Playwright.
        'kit/{playwright.config,kit.spec}.ts',
        // Loaders, stubs and pages of webpack builds.
        'build/{adoptedStyles,emptyFunctions,replaceStatement,composed/prependVariables}.ts',
        'build/{libraryStubs,runtimeStubs}/*.ts',
        'bench/calendars/pages/{dayPilot,fullCalendar6,fullCalendar7,toastUi}.ts',
        'release/testing/formerArea/remote.js',
        // Read as a file, or run as a separate process or thread.
        'attack/{attacker,nodeGateway}.ts',
        'bench/changes/streamApi.ts',
        'release/testing/releaseTeam.ts',
        // Loaded by Jest and by the lint.
        'release/outside/builtConformance.ts',
        'start/jest/serializeStyles.ts',
        'lint/plugin.mjs',
      ],
      ignoreBinaries: ['apt-get', 'mount', 'umount'],
      // An alias of the bundler (`build/webpackConfig.ts`).
      ignoreDependencies: ['react'],
    },
    'examples/mf-equipment': { entry: [...areaEntries, 'build/build.ts'] },
  },
}

export default config
