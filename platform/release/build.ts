import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Channel } from 'shared/federation'
import { OperatorError } from '../postgres/OperatorError.ts'
import { areaNames, root } from '../build/packages.ts'
import { buildId } from '../build/buildId.ts'
import { buildInChildProcess } from '../build/buildInChildProcess.ts'
import { changeChannels } from './changeChannels.ts'
import { publishedChannel } from './channel.ts'
import { putEmbedLive } from './embed.ts'
import { channelPath, buildsPath } from './storePaths.ts'
import { stamp } from './stamp.ts'
import { folderStore } from './store/folderStore.ts'

interface BuildOptions {
  /** Packages to build; by default the shell, every area and the embed. */
  names?: readonly string[]
  /** Also builds packages that have not changed. */
  force?: boolean
  /**
   * Builds only packages of which no build was ever live in `distDir`, so that starting the product does not replace
   * later releases.
   */
  missing?: boolean
  distDir?: string
  /** Called with a line for the terminal when a package is built. */
  onProgress?: (line: string) => void
}

const concurrency = 2

/** Returns whether any build of this package was ever live in `distDir`. */
const wasEverLive = (distDir: string, name: string) =>
  existsSync(join(distDir, name === 'embed' ? 'embed/v1/latest.json' : channelPath(name)))

/**
 * Builds the selected packages whose build is not in `distDir` yet. Makes the builds of all selected packages live
 * there, and composes the registry and the pages. Returns the names of the packages that were built.
 */
export async function build({
  names,
  force = false,
  missing = false,
  distDir = join(root, 'dist'),
  onProgress,
}: BuildOptions = {}): Promise<string[]> {
  const knownNames = ['shell', ...areaNames(), 'embed']
  const requestedNames = names?.length ? names : knownNames
  const unknownNames = requestedNames.filter((name) => !knownNames.includes(name))
  if (unknownNames.length > 0)
    throw new OperatorError(`Unknown area: ${unknownNames.join(', ')}. Choose among ${knownNames.join(', ')}.`)
  const selectedNames = missing ? requestedNames.filter((name) => !wasEverLive(distDir, name)) : requestedNames
  const plans = selectedNames
    .map((name) => ({ name, id: buildId(name) }))
    .map((plan) => ({ ...plan, folder: join(distDir, buildsPath(plan.name), plan.id) }))
  const toBuild = plans.filter(({ folder }) => force || !existsSync(folder))

  const queue = [...toBuild]
  const worker = async () => {
    for (let plan = queue.shift(); plan; plan = queue.shift()) {
      const startMs = performance.now()
      await buildInChildProcess(plan.name, plan.id, plan.folder)
      onProgress?.(`${plan.name} ${plan.id} (${((performance.now() - startMs) / 1000).toFixed(1)} s)`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))

  const retention = process.env['NODE_ENV'] === 'production' ? 'month' : 'few'
  // The embed has its own pointer, `embed/v1/latest.json`, instead of an entry in the registry.
  for (const { name, id } of plans) if (name === 'embed') await putEmbedLive(folderStore(distDir), id, retention)
  const releasePlans = plans.filter(({ name }) => name !== 'embed')
  const updates = releasePlans.map(
    ({ name, id }) =>
      [name, (channel?: Channel) => publishedChannel(channel, id, stamp('built on this machine'))] as const,
  )
  if (updates.length > 0) await changeChannels(folderStore(distDir), Object.fromEntries(updates), retention)
  return toBuild.map(({ name }) => name)
}

async function buildFromArguments(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      force: { type: 'boolean' },
      missing: { type: 'boolean' },
      dist: { type: 'string' },
    },
  })
  const options = {
    ...(values.all ? {} : { names: positionals }),
    ...(values.force ? { force: true } : {}),
    ...(values.missing ? { missing: true } : {}),
    ...(values.dist ? { distDir: values.dist } : {}),
    onProgress: (line: string) => console.log(line),
  }
  try {
    const builtNames = await build(options)
    console.log(builtNames.length === 0 ? 'Nothing has changed since the last build.' : `${builtNames.length} built.`)
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    process.exit(1)
  }
}

if (import.meta.main) void buildFromArguments()
