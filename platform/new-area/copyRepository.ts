import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../build/packages.ts'

const excludedNames = new Set(['node_modules', 'dist', 'test-results', 'coverage'])
const isSource = (path: string) =>
  !excludedNames.has(basename(path)) && !/^\.(?!gitignore|npmrc|oxlintrc|oxfmtrc)/.test(basename(path))

/**
 * Copies the sources of the repository into `folder`, as a fresh clone would contain them. Links each installed
 * package separately, so that the links of workspaces lead into the copy.
 */
export function copyRepository(folder: string): void {
  for (const name of readdirSync(root).filter(isSource))
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource })
  const modules = join(folder, 'node_modules')
  mkdirSync(modules)
  const workspaces = new Set(readdirSync(folder))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (workspaces.has(name)) symlinkSync(join('..', name), join(modules, name), 'junction')
    else symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction')
  }
  for (const name of workspaces) {
    // Links the versions that npm installed only for this package.
    const packageModules = join(root, name, 'node_modules')
    if (existsSync(packageModules)) symlinkSync(packageModules, join(folder, name, 'node_modules'), 'junction')
  }
}
