import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { AreaDescriptor } from 'shared/federation'
import { replaceFile } from '../build/files.ts'
import { areaFiles, packageOf } from './areaFiles.ts'
import { firstScreen } from './firstScreen.ts'
import { firstTests } from './firstTests.ts'
import { addWorkspaceToLock } from './lock.ts'
import type { AreaSpec } from './areaSpec.ts'

/**
 * Writes the new area's folder under `root`, completely or not at all. Then adds the area to the lock file, links it as
 * a package and formats its files. Returns the paths of its files, relative to `root`.
 */
export async function createArea(
  root: string,
  spec: AreaSpec,
  existingAreas: readonly AreaDescriptor[],
): Promise<string[]> {
  const lockPath = join(root, 'package-lock.json')
  // Adds the lock entry and the link, as `npm install` would; the root's workspaces already include every `mf-*`.
  const lockContent = addWorkspaceToLock(await readFile(lockPath, 'utf8'), packageOf(spec))
  const files = { ...areaFiles(spec, { order: nextOrder(existingAreas) }), ...firstScreen(spec), ...firstTests(spec) }
  const temporaryFolder = join(root, `.${spec.name}.new-${process.pid}`)
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(temporaryFolder, path)), { recursive: true })
      await writeFile(join(temporaryFolder, path), content)
    }
    await rename(temporaryFolder, join(root, spec.name))
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true })
  }
  await replaceFile(lockPath, lockContent)
  await linkPackage(root, spec.name)
  await formatArea(root, spec.name)
  return Object.keys(files).map((path) => `${spec.name}/${path}`)
}

/** Returns the position after the last entry of the menu. */
const nextOrder = (existingAreas: readonly AreaDescriptor[]) =>
  Math.max(0, ...existingAreas.flatMap(({ menu }) => menu.map(({ order }) => order))) + 10

async function linkPackage(root: string, name: string): Promise<void> {
  const link = join(root, 'node_modules', name)
  if (existsSync(join(root, 'node_modules')) && !existsSync(link))
    await symlink(process.platform === 'win32' ? join(root, name) : join('..', name), link, 'junction')
}

/** Formats the written files, whose line breaks depend on the length of the title and the path. */
async function formatArea(root: string, name: string): Promise<void> {
  const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt')
  if (existsSync(oxfmt)) await promisify(execFile)(process.execPath, [oxfmt, name], { cwd: root })
}
