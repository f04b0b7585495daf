import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { failed, passed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { runTool } from '../../programs/runTool.ts'

const concurrency = 2

/** One checker: several in one program would each check the shared files again. */
const checkers = '1'

/**
 * Lets the compiler's memory grow fourfold before a garbage collection, which saves a fifth of the
 * processor time.
 */
const env = { GOGC: '300' }

/**
 * Packages that run in a browser have the same settings: in one program, shared files are checked
 * once.
 */
const screens = { name: 'screens', project: 'platform/start/tests/screens.tsconfig.json' }
const runsInBrowser = (name: string) => ['shared', 'shell'].includes(name) || name.startsWith('mf-')

/** Checks the types of all packages, incrementally. */
export async function checkTypes(): Promise<TestCount> {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const queue = [screens, ...workspaces.filter((name) => !runsInBrowser(name)).map((name) => ({ name, project: name }))]
  const failing: string[] = []
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { code, output } = await runTool(
        '@typescript/native/bin/tsc',
        [
          '-p',
          next.project,
          '--checkers',
          checkers,
          '--incremental',
          '--tsBuildInfoFile',
          join(root, '.cache/types', `${next.name}.json`),
        ],
        { quiet: true, env },
      )
      if (code !== 0) failing.push(next.name)
      if (output) process.stdout.write(output)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  if (failing.length > 0) console.log(`Type errors in ${failing.join(', ')}.`)
  return failing.length === 0 ? passed : failed
}
