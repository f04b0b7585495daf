import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../build/packages.ts'

const leftOut = new Set(['node_modules', 'dist', 'test-results', 'coverage'])
const isSource = (path: string) =>
  !leftOut.has(basename(path)) && !/^\.(?!gitignore|npmrc|oxlintrc)/.test(basename(path))

/** The tree as one clones it, with its dependencies installed: linked one by one, so that its packages are its own. */
export function freshCopy(folder: string): void {
  for (const name of readdirSync(root).filter(isSource))
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource })
  const installed = join(folder, 'node_modules')
  mkdirSync(installed)
  const ours = new Set(readdirSync(folder))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (ours.has(name)) symlinkSync(join('..', name), join(installed, name), 'junction')
    else symlinkSync(join(root, 'node_modules', name), join(installed, name), 'junction')
  }
  for (const name of ours) {
    // What npm put beside one package because the others need another version.
    const own = join(root, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(folder, name, 'node_modules'), 'junction')
  }
}
