import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { lockedPackages } from './lockedPackages.ts'
import type { Lock } from './lockedPackages.ts'
import { root } from './packages.ts'

/** Returns whether the file is a test or a test helper; builds contain neither. */
const isTest = (path: string) =>
  /\.test\.tsx?$|[/\\]shared[/\\]src[/\\](testing|federation[/\\]conformance)\b/.test(path)

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

/**
 * Folders of `shared` that areas bundle. A change of any other part of `shared` does not change an area's build,
 * because the shell provides it.
 */
const sharedFoldersInAreas = ['shared/src/domain', 'shared/src/contracts', 'shared/src/federation']
/** The build configuration: the scripts in `platform/build` and the compiler options. */
const buildConfigSources = ['platform/build', 'tsconfig.base.json']
/** Files in `platform/build` that start or identify builds, and do not change their content. */
const buildCommandFiles = /[/\\]build[/\\](build|buildId|lockedPackages|buildInChildProcess)\.ts$/
/** Files in `platform/build` that only the build of the embed uses. */
const embedFiles =
  /[/\\]build[/\\](embed|embedConfig|adoptedStyles|frameHtml|replaceStatement|ChunkIntegrityPlugin|EmbedVariantsPlugin)\.ts$/

/** Returns the folders and files whose content determines a build, relative to the project's folder. */
export function sourcesOf(name: string): string[] {
  if (name === 'shell') return ['shell/src', 'shared/src', ...buildConfigSources]
  if (name === 'embed') return ['mf-public/src', 'mf-public/embed', 'shared/src', ...buildConfigSources]
  return [`${name}/src`, ...sharedFoldersInAreas, ...buildConfigSources]
}

/** Returns whether a change of the file can change the build. */
export const changesBuild = (name: string, path: string): boolean =>
  !isTest(path) && !buildCommandFiles.test(path) && (name === 'embed' || !embedFiles.test(path))

/** Tools that every build depends on. */
export const buildTools = [
  'acorn',
  'acorn-walk',
  'webpack',
  '@module-federation/enhanced',
  'swc-loader',
  '@swc/core',
  'css-loader',
  'mini-css-extract-plugin',
  'minimizer-webpack-plugin',
]

const packageOfBuild = (name: string) => (name === 'embed' ? 'mf-public' : name)

/**
 * Returns the libraries of a build and the tools that create it, with their dependencies: the part of
 * `package-lock.json` that determines the build's id.
 */
export const thirdPartyPackages = (name: string, lock: Lock): string[] => {
  const ownDependencies = Object.keys({ ...lock.packages[packageOfBuild(name)]?.dependencies, shared: '' })
  return lockedPackages(lock, [
    ...ownDependencies.map((library) => ({ from: packageOfBuild(name), name: library })),
    ...buildTools.map((tool) => ({ from: 'platform', name: tool })),
  ])
}

/**
 * Returns the version and a hash of sources, libraries and tools, such as `0.1.0-1f3a9c0b`. The same sources have the
 * same id.
 */
export function buildId(name: string): string {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const hash = createHash('sha256').update(thirdPartyPackages(name, lock).join('\n'))
  for (const source of sourcesOf(name)) {
    const path = join(root, source)
    const files = source.includes('.') ? [path] : filesUnder(path)
    for (const file of files.filter((sourceFile) => changesBuild(name, sourceFile)))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, packageOfBuild(name), 'package.json'), 'utf8'),
  )
  return `${version}-${hash.digest('hex').slice(0, 8)}`
}
