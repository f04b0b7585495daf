import { readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The programs of a package that the scripts of the product run, as patterns of that package. */
const programsOf = (workspace: string): string[] =>
  Object.values(scripts).flatMap((script) => {
    const [, program = ''] = /run\.mjs (\S+)/.exec(script) ?? []
    return program.startsWith(`${workspace}/`) ? [program.slice(workspace.length + 1)] : []
  })

const area = ['src/remote.tsx', 'src/descriptor.ts']

/** What replaces a file of the same name in the build of the embed: `resolve.extensions` of `embedRecipe.ts`. */
const embedVariants = 'src/**/*.embed.{ts,tsx}'

/** Checks that every file, export and dependency is used. Entry points are what the product loads by a path that knip cannot follow. */
const config: KnipConfig = {
  // An exception that is no longer needed fails too.
  treatConfigHintsAsErrors: true,
  // The TypeScript compiler and lerna are run by path (`runTool`); StrykerJS loads its runner by name.
  ignoreDependencies: ['@typescript/native', 'lerna', '@stryker-mutator/jest-runner'],
  ignoreIssues: {
    // They export what the file or the module that they replace exports.
    'shared/src/**/*.embed.ts': ['exports'],
    'platform/build/runtimeStubs/*.ts': ['duplicates'],
  },
  workspaces: {
    '.': {
      // Imported by a computed path (`platform/deployment/kubernetes.test.ts`).
      ignoreDependencies: ['kubernetes-models'],
    },
    shared: {
      entry: [embedVariants],
      // Its entry points are for the packages of this repository alone.
      includeEntryExports: true,
      // In `fonts.css`.
      ignoreDependencies: ['@fontsource-variable/bitter', '@fontsource-variable/figtree'],
    },
    shell: { entry: ['src/main.tsx', 'src/composed/starter.ts'] },
    'mf-*': { entry: area },
    'mf-public': {
      entry: [...area, embedVariants, 'embed/{element.tsx,iframe.ts,frame.ts,loader.ts}', 'outline/drawOutline.ts'],
      // Read by path (`outline/drawOutline.ts`).
      ignoreDependencies: ['world-atlas'],
    },
    api: {
      entry: ['src/server.ts', 'src/geocoding/build/buildPostalCodes.ts', ...programsOf('api')],
      // Read by path (`src/pdf/fonts.ts`).
      ignoreDependencies: ['@fontsource/figtree'],
    },
    platform: {
      entry: [
        ...programsOf('platform'),
        // Run by the `.mjs` files beside them, which start the project's own Node.
        'start/{serve,dev,tests/suite}.ts',
        'new-area/command.ts',
        // Read by StrykerJS's Jest.
        'mutation/{jest.config.mjs,seedProperties.ts}',
        // Loaders, stubs and pages of webpack.
        'build/{adoptedStyles,emptyFunctions,replaceStatement}.ts',
        'build/{libraryStubs,runtimeStubs}/*.ts',
        'bench/calendars/fullCalendar.page.ts',
        'release/testing/formerArea/remote.js',
        // Read as a file, or a process or thread of its own.
        'attack/{attacker,nodeGateway}.ts',
        'bench/changes/streamApi.ts',
        'release/testing/releaseTeam.ts',
        // Loaded by Jest and by the lint.
        'release/outside/builtConformance.ts',
        'start/jest/serializeStyles.ts',
        'lint/plugin.mjs',
      ],
      ignoreBinaries: ['apt-get', 'mount', 'umount'],
    },
    'examples/mf-equipment': { entry: [...area, 'build/build.ts'] },
  },
}

export default config
