import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** Installs the dependencies when node_modules differs from the lock file. */
export function install() {
  if (isInstalled()) return
  const startMs = Date.now()
  console.log('Installing the dependencies (one or two minutes, only once)…')
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env['npm_execpath']
  const [program, npmArgs] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(program, [...npmArgs, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !npm && process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci failed: see its messages above, then try again.')
  console.log(`Dependencies installed in ${Math.round((Date.now() - startMs) / 1000)} s.`)
}

function isInstalled() {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  const lock = packagesOf(join(root, 'package-lock.json'))
  if (!installed || !lock) return false
  return Object.entries(lock).every(([path, locked]) => isUpToDate(path, locked, installed[path]))
}

/**
 * An optional package may be for another system; one that is installed must be the version of the lock.
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Entry
 * @param {string} path @param {Entry} locked @param {Entry | undefined} found
 */
function isUpToDate(path, locked, found) {
  if (!path.includes('node_modules/') || locked.link) return true
  if (!found) return locked.optional === true || locked.devOptional === true
  return found.version === locked.version && found.integrity === locked.integrity
}

/** @param {string} file @returns {Record<string, Entry> | undefined} */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}
