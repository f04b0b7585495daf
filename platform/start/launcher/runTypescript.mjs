import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fakeClockEnv, separateClockArgument } from './fakeClock.mjs'
import { findNode24 } from './node24.mjs'
import { root } from '../root.mjs'

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a TypeScript file of the project with Node 24 or later, passing signals, input and output on; with `--on` among
 * the arguments, at another date.
 * @param {string} file @param {string[]} args @returns {Promise<number>} its exit code
 */
export function runTypescript(file, args = []) {
  const flags = [
    '--disable-warning=ExperimentalWarning',
    '--import',
    new URL('exitWithParent.mjs', import.meta.url).href,
  ]
  const clock = separateClockArgument(args)
  const child = spawn(findNode24(), [...flags, join(root, file), ...clock.args], {
    cwd: root,
    env: { ...process.env, ...(clock.on !== undefined && fakeClockEnv(clock.on)) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of forwardedSignals) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a command of package.json and exits with its code; of an error only the message is shown.
 * @param {() => Promise<number>} run
 */
export async function runCommand(run) {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  // Exits with the child, whatever handles are still open in this process.
  process.exit()
}
