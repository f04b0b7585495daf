import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { failed, passed } from './Tally.ts'
import type { Tally } from './Tally.ts'
import { tool } from './tool.ts'

const atOnce = 2

/** The types of each package, two at a time; what has not changed since the last time is not looked at again. */
export async function types(): Promise<Tally> {
  const waiting = packages()
  const wrong: string[] = []
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const { code, output } = await tool('@typescript/native/bin/tsc', ['-p', name, '--incremental', '--tsBuildInfoFile', join(root, '.cache/types', `${name}.json`)], { quiet: true })
      if (code !== 0) wrong.push(name)
      if (output) process.stdout.write(output)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (wrong.length > 0) console.log(`Types are wrong in ${wrong.join(', ')}.`)
  return wrong.length === 0 ? passed : failed
}

function packages(): string[] {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return workspaces.filter((name) => existsSync(join(root, name, 'tsconfig.json')))
}
