import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeArea } from 'shared/federation'
import type { AreaDescriptor, AreaName } from 'shared/federation'
import type { RemoteBuild, ShellBuild } from '../../build/buildOne.ts'
import { compressAndHash } from '../../build/files.ts'
import { folderOf, isArea } from '../../build/packages.ts'
import { manifestName, buildsPath } from '../storePaths.ts'
import type { Store } from '../store/Store.ts'

export const fiveAreas = ['mf-agenda', 'mf-finance', 'mf-patients', 'mf-public', 'mf-settings'] as const

interface TestBuildOverrides {
  descriptor?: Partial<AreaDescriptor>
  takes?: string[]
  provides?: Record<string, string>
  /** The content of the build's script. */
  code?: string
}

/**
 * Writes a build, with all fields that a release reads and hardly any code, into a temporary folder; returns the
 * folder.
 */
export async function writeTestBuild(
  name: string,
  build: string,
  overrides: TestBuildOverrides = {},
  parentFolder = tmpdir(),
): Promise<string> {
  const folder = await mkdtemp(join(parentFolder, 'small-build-'))
  await writeFile(join(folder, isArea(name) ? 'remote.js' : 'main.js'), overrides.code ?? `${name} ${build}`)
  const files = await compressAndHash(folder)
  const manifest = isArea(name) ? areaManifest(name, build, files, overrides) : shellManifest(build, files, overrides)
  await writeFile(join(folder, manifestName(name)), JSON.stringify(manifest))
  return folder
}

/** Adds a test build to a store. */
export async function addTestBuild(
  store: Store,
  name: string,
  build: string,
  overrides: TestBuildOverrides = {},
): Promise<void> {
  const folder = await writeTestBuild(name, build, overrides)
  await store.add(`${buildsPath(name)}/${build}`, folder, manifestName(name))
  await rm(folder, { recursive: true })
}

function areaManifest(
  name: AreaName,
  build: string,
  files: Record<string, string>,
  { descriptor = {}, takes = ['Box'] }: TestBuildOverrides,
): RemoteBuild {
  const folder = folderOf(name)
  const defaultDescriptor = describeArea({
    name,
    title: folder,
    requires: { shared: '^0.1.0' },
    paths: [{ path: `/${folder}`, title: folder, audience: 'public' }],
    menu: [],
    tour: [],
  })
  return {
    base: `/mf/${folder}/${build}/`,
    container: `mf_${folder}_${build.replaceAll(/\W/g, '_')}`,
    entry: 'remote.js',
    first: [],
    files,
    descriptor: { ...defaultDescriptor, ...descriptor },
    takes: { 'shared/ui': takes },
    doors: ['shared/ui'],
  }
}

const shellManifest = (
  build: string,
  files: Record<string, string>,
  { provides = { shared: '0.1.0' } }: TestBuildOverrides,
): ShellBuild => ({
  base: `/shell/${build}/`,
  scripts: ['main.js'],
  styles: [],
  fonts: [],
  files,
  provides,
  gives: { 'shared/ui': ['Alert', 'Box'] },
  doors: { 'shared/ui': [] },
})
