import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { node24 } from './node24.mjs'
import { root } from './root.mjs'

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a TypeScript file of the project with Node 24, as if it were this very process.
 * @param {string} file @param {string[]} args @returns {Promise<number>} its exit code
 */
export function typescript(file, args = []) {
  const flags = ['--disable-warning=ExperimentalWarning', '--import', new URL('withParent.mjs', import.meta.url).href]
  const child = spawn(node24(), [...flags, join(root, file), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of forwarded) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * What each command does with its end: the exit code, or the sentence of what went wrong.
 * @param {() => Promise<number>} act
 */
export async function command(act) {
  try {
    process.exitCode = await act()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  // The child's end is ours, whatever still listens.
  process.exit()
}
