import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Channel } from 'shared/federation'
import { areaNames, folderOf, isArea, root } from './packages.ts'
import { buildId } from './buildId.ts'
import { change } from '../release/change.ts'
import { published } from '../release/channel.ts'
import { stamp } from '../release/stamp.ts'
import { folderStore } from '../release/store/folderStore.ts'

interface BuildOptions {
  /** Left out: the shell and every area. */
  names?: readonly string[]
  /** Builds again what has not changed. */
  force?: boolean
  distDir?: string
  /** A line for the terminal each time a package is done. */
  onProgress?: (line: string) => void
}

const atOnce = 2

/** Where a package's builds lie, as the origin serves them. */
export const folderIn = (distDir: string, name: string): string =>
  isArea(name) ? join(distDir, 'mf', folderOf(name)) : join(distDir, name)

/** Builds what changed since the last time, puts it live in `distDir` and composes the registry and the pages. */
export async function build({ names, force = false, distDir = join(root, 'dist'), onProgress }: BuildOptions = {}): Promise<string[]> {
  const wanted = names?.length ? names : ['shell', ...areaNames()]
  const plans = wanted.map((name) => ({ name, id: buildId(name) })).map((plan) => ({ ...plan, folder: join(folderIn(distDir, plan.name), plan.id) }))
  const toMake = plans.filter(({ folder }) => force || !existsSync(folder))

  const waiting = [...toMake]
  const work = async () => {
    for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
      const since = performance.now()
      await inItsOwnProcess(plan.name, plan.id, plan.folder)
      onProgress?.(`${plan.name} ${plan.id} (${((performance.now() - since) / 1000).toFixed(1)} s)`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))

  const steps = plans.map(({ name, id }) => [name, (channel?: Channel) => published(channel, id, stamp('built on this machine'))] as const)
  await change(folderStore(distDir), Object.fromEntries(steps), process.env['NODE_ENV'] === 'production' ? 'aMonth' : 'aFew')
  return toMake.map(({ name }) => name)
}

/** webpack's memory is given back when it is done, and two packages are built at once. */
const inItsOwnProcess = (name: string, id: string, folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('buildOne.ts', import.meta.url))
    const child = spawn(process.execPath, [script, name, id, folder], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${name} could not be built.\n${Buffer.concat(said).toString()}`))
    })
  })

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, force: { type: 'boolean' }, dist: { type: 'string' } },
  })
  const options = {
    ...(values.all ? {} : { names: positionals }),
    ...(values.force ? { force: true } : {}),
    ...(values.dist ? { distDir: values.dist } : {}),
    onProgress: (line: string) => console.log(line),
  }
  try {
    const made = await build(options)
    console.log(made.length === 0 ? 'Nothing changed since the last build.' : `${made.length} built.`)
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    process.exit(1)
  }
}
