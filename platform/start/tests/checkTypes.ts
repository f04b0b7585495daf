import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { oneFailed, onePassed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { runTool } from '../../programs/runTool.ts'

const concurrency = 2

/** Runs one checker: several checkers in one program would each check the shared files again. */
const checkerCount = '1'

/**
 * Lets the compiler's memory grow fourfold before a garbage collection, which saves a fifth of the
 * processor time.
 */
const env = { GOGC: '300' }

/**
 * All packages that run in a browser, as one program: they have the same settings, and shared files are checked only
 * once.
 */
const browserPackages = { name: 'screens', project: 'platform/start/tests/screens.tsconfig.json' }
const runsInBrowser = (name: string) => ['shared', 'shell'].includes(name) || name.startsWith('mf-')

/** Checks the types of all packages, incrementally. */
export async function checkTypes(): Promise<TestCount> {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const queue = [
    browserPackages,
    ...workspaces.filter((name) => !runsInBrowser(name)).map((name) => ({ name, project: name })),
  ]
  const failedNames: string[] = []
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const { code, output } = await runTool(
        '@typescript/native/bin/tsc',
        [
          '-p',
          task.project,
          '--checkers',
          checkerCount,
          '--incremental',
          '--tsBuildInfoFile',
          join(root, '.cache/types', `${task.name}.json`),
        ],
        { quiet: true, env },
      )
      if (code !== 0) failedNames.push(task.name)
      if (output) process.stdout.write(output)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  if (failedNames.length > 0) console.log(`Type errors in ${failedNames.join(', ')}.`)
  return failedNames.length === 0 ? onePassed : oneFailed
}
