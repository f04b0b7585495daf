import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AreaDescriptor } from 'shared/federation'
import { replaceFile } from '../build/files.ts'
import { areaFiles, packageOf } from './areaFiles.ts'
import { firstScreen } from './firstScreen.ts'
import { firstTests } from './firstTests.ts'
import { lockWith } from './lock.ts'
import type { Wish } from './wish.ts'

/** Writes the area into the tree under `root`, whole or not at all; answers the files it wrote, by their paths from there. */
export async function createArea(root: string, wish: Wish, known: readonly AreaDescriptor[]): Promise<string[]> {
  const lock = join(root, 'package-lock.json')
  // The root's workspaces hold every `mf-*`; what is left is the lock, and the link `npm ci` would make.
  const enrolled = lockWith(await readFile(lock, 'utf8'), packageOf(wish))
  const files = { ...areaFiles(wish, { order: nextOrder(known) }), ...firstScreen(wish), ...firstTests(wish) }
  const making = join(root, `.${wish.name}.making-${process.pid}`)
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(making, path)), { recursive: true })
      await writeFile(join(making, path), content)
    }
    await rename(making, join(root, wish.name))
  } finally {
    await rm(making, { recursive: true, force: true })
  }
  await replaceFile(lock, enrolled)
  await linked(root, wish.name)
  return Object.keys(files).map((path) => `${wish.name}/${path}`)
}

/** At the end of the menu. */
const nextOrder = (known: readonly AreaDescriptor[]) =>
  Math.max(0, ...known.flatMap(({ menu }) => menu.map(({ order }) => order))) + 10

async function linked(root: string, name: string): Promise<void> {
  const link = join(root, 'node_modules', name)
  if (existsSync(join(root, 'node_modules')) && !existsSync(link))
    await symlink(process.platform === 'win32' ? join(root, name) : join('..', name), link, 'junction')
}
