import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { failed, passed } from './Tally.ts'
import type { Tally } from './Tally.ts'
import { tool } from './tool.ts'

const atOnce = 2

/** The packages that run in a browser have the same settings: read together, what they share is looked at once. */
const screens = { name: 'screens', project: 'platform/start/tests/screens.tsconfig.json' }
const isOfScreens = (name: string) => ['shared', 'shell'].includes(name) || name.startsWith('mf-')

/** The types of all packages; what has not changed since the last time is not looked at again. */
export async function typesHold(): Promise<Tally> {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const waiting = [screens, ...workspaces.filter((name) => !isOfScreens(name)).map((name) => ({ name, project: name }))]
  const wrong: string[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { code, output } = await tool(
        '@typescript/native/bin/tsc',
        ['-p', next.project, '--incremental', '--tsBuildInfoFile', join(root, '.cache/types', `${next.name}.json`)],
        { quiet: true },
      )
      if (code !== 0) wrong.push(next.name)
      if (output) process.stdout.write(output)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (wrong.length > 0) console.log(`Types are wrong in ${wrong.join(', ')}.`)
  return wrong.length === 0 ? passed : failed
}
