import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AreaDescriptor } from 'shared/federation'
import { areaFiles } from './areaFiles.ts'
import { firstScreen } from './firstScreen.ts'
import { lockWith } from './lock.ts'
import type { Wish } from './wish.ts'

/** Writes the area into the tree under `root`; answers the files it wrote, by their paths from there. */
export async function createArea(root: string, wish: Wish, known: readonly AreaDescriptor[]): Promise<string[]> {
  const folder = join(root, wish.name)
  const files = { ...areaFiles(wish, { order: nextOrder(known) }), ...firstScreen(wish) }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await enrol(root, wish.name, JSON.parse(files['package.json'] ?? '{}'))
  return Object.keys(files).map((path) => `${wish.name}/${path}`)
}

/** At the end of the menu. */
const nextOrder = (known: readonly AreaDescriptor[]) => Math.max(0, ...known.flatMap(({ menu }) => menu.map(({ order }) => order))) + 10

/** The root's workspaces hold every `mf-*`; what is left is the lock, and the link `npm ci` would make. */
async function enrol(root: string, name: string, manifest: Parameters<typeof lockWith>[1]): Promise<void> {
  const lock = join(root, 'package-lock.json')
  await writeFile(lock, lockWith(await readFile(lock, 'utf8'), manifest))
  const link = join(root, 'node_modules', name)
  if (existsSync(join(root, 'node_modules')) && !existsSync(link)) await symlink(process.platform === 'win32' ? join(root, name) : join('..', name), link, 'junction')
}
