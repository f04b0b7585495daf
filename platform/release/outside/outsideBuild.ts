import { createHash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { AreaDescriptor, AreaName } from 'shared/federation'
import type { RemoteBuild } from '../../build/buildOne.ts'
import { compressAndHash, writeJson } from '../../build/files.ts'
import { folderOf } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { manifestName } from '../storePaths.ts'
import { isAreaFile } from './areaFile.ts'
import { listBuildFiles, copyFiles, readJson } from './buildFiles.ts'
import { parseFederationManifest } from './federationManifest.ts'
import type { FederationManifest } from './federationManifest.ts'
import { moduleProblem, scriptProblems } from './scriptProblems.ts'

interface ExternalBuild {
  id: string
  /** The folder with the build's files, named as in the store. */
  folder: string
  remote: RemoteBuild
}

/**
 * Prepares a build that another team's bundler has written to `from`: copies its files to a new folder in
 * `parentFolder`, with `remote.json`, which has their hashes. Throws an OperatorError that lists the problems of a
 * build that cannot be published.
 */
export async function prepareOutsideBuild(name: AreaName, from: string, parentFolder: string): Promise<ExternalBuild> {
  const manifest = parseFederationManifest(await readJson(from, 'mf-manifest.json'))
  if (!manifest) throw createRefusal(name, ['mf-manifest.json is missing or invalid: build with `manifest: true`'])
  if (manifest.entryType === 'module') throw createRefusal(name, [moduleProblem([manifest.entry])])
  const areaFile = await readJson(from, 'area.json')
  if (!isAreaFile(areaFile)) throw createRefusal(name, ['area.json is missing, or is not `{ descriptor, takes }`'])
  const { names, scripts, problems } = await listBuildFiles(from)
  const allProblems = [
    ...problems,
    ...scriptProblems(manifest.entry, scripts),
    ...manifestProblems(manifest, names),
    ...descriptorProblems(name, areaFile.descriptor),
  ]
  if (allProblems.length > 0) throw createRefusal(name, allProblems)

  const folder = await mkdtemp(join(parentFolder, 'outside-'))
  await copyFiles(names, from, folder)
  const files = await compressAndHash(folder)
  const id = buildIdOf(manifest, files, areaFile)
  const remote = {
    base: `/mf/${folderOf(name)}/${id}/`,
    container: manifest.container,
    entry: manifest.entry,
    first: manifest.first ?? [],
    files,
    descriptor: addRuntimeRequirement(areaFile.descriptor, manifest, scripts[manifest.entry] ?? ''),
    takes: areaFile.takes,
    doors: manifest.shared.filter((moduleName) => moduleName.startsWith('shared/')).toSorted(),
  }
  await writeJson(join(folder, manifestName(name)), remote)
  return { id, folder, remote }
}

const createRefusal = (name: string, problems: readonly string[]) =>
  new OperatorError(`${name} cannot be published:\n${problems.map((line) => `- ${line}`).join('\n')}`)

function manifestProblems({ entry, first, publicPath }: FederationManifest, names: readonly string[]): string[] {
  if (!first) return ['it exposes no ./remote']
  const missingFiles = [entry, ...first].filter((file) => !names.includes(file))
  return [
    ...(publicPath === 'auto'
      ? []
      : [`its publicPath is ${publicPath} but must be auto: the address is set on publishing`]),
    ...missingFiles.map((file) => `${file} is named in mf-manifest.json but is missing`),
  ]
}

const descriptorProblems = (name: AreaName, { name: declaredName, requires }: AreaDescriptor): string[] => [
  ...(declaredName === name ? [] : [`its descriptor names it ${declaredName}`]),
  ...['shared', 'react']
    .filter((packageName) => !(packageName in requires))
    .map((packageName) => `requires lacks a version of ${packageName}`),
]

/** Returns the version followed by a hash of the files and `area.json`, so that the same content gives the same id. */
function buildIdOf(
  { version }: FederationManifest,
  files: Readonly<Record<string, string>>,
  areaFile: unknown,
): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([files, areaFile]))
    .digest('hex')
  return `${/^\w[\w.+-]*$/.test(version) ? version : '0.0.0'}-${hash.slice(0, 8)}`
}

/**
 * Adds the federation runtime to `requires` if the build uses the shell's runtime: the version it was built with, or a
 * later compatible one.
 */
const addRuntimeRequirement = (
  descriptor: AreaDescriptor,
  { pluginVersion }: FederationManifest,
  entry: string,
): AreaDescriptor =>
  entry.includes('compliceFederationRuntime')
    ? {
        ...descriptor,
        requires: { ...descriptor.requires, '@module-federation/runtime': `^${pluginVersion}` },
      }
    : descriptor
