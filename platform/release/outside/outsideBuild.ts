import { createHash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { AreaDescriptor, AreaName } from 'shared/federation'
import type { RemoteBuild } from '../../build/buildOne.ts'
import { seal, writeJson } from '../../build/files.ts'
import { folderOf } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { manifestName } from '../storePaths.ts'
import { isAreaFile } from './areaFile.ts'
import { buildFilesIn, copyFiles, jsonIn } from './buildFiles.ts'
import { federationManifestIn } from './federationManifest.ts'
import type { FederationManifest } from './federationManifest.ts'
import { moduleProblem, scriptProblems } from './scriptProblems.ts'

interface Outside {
  id: string
  /** Where it lies, as it will in the store. */
  folder: string
  remote: RemoteBuild
}

/**
 * A build that another team's bundler has written to `from`, made ready in a folder of `under`: its files, their hashes
 * and `remote.json`. Throws an OperatorError with a sentence for each thing that keeps it from being published.
 */
export async function outsideBuild(name: AreaName, from: string, under: string): Promise<Outside> {
  const manifest = federationManifestIn(await jsonIn(from, 'mf-manifest.json'))
  if (!manifest) throw refusal(name, ['mf-manifest.json is missing, or is none: build with `manifest: true`'])
  if (manifest.entryType === 'module') throw refusal(name, [moduleProblem([manifest.entry])])
  const about = await jsonIn(from, 'area.json')
  if (!isAreaFile(about)) throw refusal(name, ['area.json is missing, or is not `{ descriptor, takes }`'])
  const { names, scripts, problems } = await buildFilesIn(from)
  const all = [
    ...problems,
    ...scriptProblems(manifest.entry, scripts),
    ...manifestProblems(manifest, names),
    ...descriptorProblems(name, about.descriptor),
  ]
  if (all.length > 0) throw refusal(name, all)

  const folder = await mkdtemp(join(under, 'outside-'))
  await copyFiles(names, from, folder)
  const files = await seal(folder)
  const id = buildIdOf(manifest, files, about)
  const remote = {
    base: `/mf/${folderOf(name)}/${id}/`,
    container: manifest.container,
    entry: manifest.entry,
    first: manifest.first ?? [],
    files,
    descriptor: withRuntime(about.descriptor, manifest, scripts[manifest.entry] ?? ''),
    takes: about.takes,
    doors: manifest.shared.filter((each) => each.startsWith('shared/')).toSorted(),
  }
  await writeJson(join(folder, manifestName(name)), remote)
  return { id, folder, remote }
}

const refusal = (name: string, problems: readonly string[]) =>
  new OperatorError(`${name} cannot be published as it was built:\n${problems.map((line) => `- ${line}`).join('\n')}`)

function manifestProblems({ entry, first, publicPath }: FederationManifest, names: readonly string[]): string[] {
  if (!first) return ['it exposes no ./remote']
  const missing = [entry, ...first].filter((each) => !names.includes(each))
  return [
    ...(publicPath === 'auto'
      ? []
      : [`its publicPath is ${publicPath}, and must be auto: publishing says where it lies`]),
    ...missing.map((each) => `${each} is named in mf-manifest.json and is not there`),
  ]
}

const descriptorProblems = (name: AreaName, { name: described, requires }: AreaDescriptor): string[] => [
  ...(described === name ? [] : [`its descriptor calls it ${described}`]),
  ...['shared', 'react']
    .filter((each) => !(each in requires))
    .map((each) => `requires does not say which ${each} it needs`),
]

/** Its version for people, then what it is made of. The same files give the same name. */
function buildIdOf({ version }: FederationManifest, files: Readonly<Record<string, string>>, about: unknown): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([files, about]))
    .digest('hex')
  return `${/^\w[\w.+-]*$/.test(version) ? version : '0.0.0'}-${hash.slice(0, 8)}`
}

/** One that runs on the shell's federation runtime needs the one it was built for, or a later one. */
const withRuntime = (
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
