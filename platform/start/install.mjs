import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Installs the dependencies when what npm put in node_modules is not what the lock asks for. */
export function install() {
  if (isInstalled()) return
  const begun = Date.now()
  console.log('Installing the dependencies (a minute or two, this time only)…')
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env['npm_execpath']
  const [program, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(program, [...before, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !npm && process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci failed: read what it says above, then try again.')
  console.log(`Dependencies installed in ${Math.round((Date.now() - begun) / 1000)} s.`)
}

function isInstalled() {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  const wanted = packagesOf(join(root, 'package-lock.json'))
  if (!installed || !wanted) return false
  return Object.entries(wanted).every(([path, asked]) => isThere(path, asked, installed[path]))
}

/**
 * An optional package may be of another system; one that is there must be the one asked for.
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Entry
 * @param {string} path @param {Entry} asked @param {Entry | undefined} found
 */
function isThere(path, asked, found) {
  if (!path.includes('node_modules/') || asked.link) return true
  if (!found) return asked.optional === true || asked.devOptional === true
  return found.version === asked.version && found.integrity === asked.integrity
}

/** @param {string} file @returns {Record<string, Entry> | undefined} */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}
