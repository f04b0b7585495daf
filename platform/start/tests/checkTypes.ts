import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { failed, passed } from '../TestCount.ts'
import type { TestCount } from '../TestCount.ts'
import { runTool } from '../../programs/runTool.ts'

const concurrency = 2

/** Each of several checkers of a program would check anew what they share. */
const checkers = '1'

/** The compiler collects its memory when it has grown fourfold instead of twofold: a fifth less processor time. */
const env = { GOGC: '300' }

/** The packages that run in a browser have the same settings: checked together, what they share is checked once. */
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
  if (failing.length > 0) console.log(`Types are wrong in ${failing.join(', ')}.`)
  return failing.length === 0 ? passed : failed
}
