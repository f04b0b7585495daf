import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Channel } from 'shared/federation'
import { buildId } from '../../build/buildId.ts'
import { inItsOwnProcess } from '../../build/inItsOwnProcess.ts'
import { areaNames } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { changeChannels } from '../changeChannels.ts'
import { published, withCanary } from '../channel.ts'
import type { Canary } from '../channel.ts'
import { liveState } from '../liveState.ts'
import { manifestName } from '../storePaths.ts'
import { stamp } from '../stamp.ts'
import type { Store } from '../store/Store.ts'
import { testConformance } from './testConformance.ts'
import { refuseIncompatible } from './refuseIncompatible.ts'
import { smokeTest } from './smokeTest.ts'
import { upload } from './upload.ts'
import type { PublishOptions } from './ReleaseOptions.ts'
import { describeOutcome } from './describeOutcome.ts'

/** Builds and tests an area, checks it against the live shell, uploads it, opens it in a browser, and makes it live. */
export async function publish(store: Store, name: string, release: PublishOptions): Promise<string[]> {
  const { build = await buildAndUpload(store, name, release), report, share, reason, withoutSmoke } = release
  if (withoutSmoke) report(`Not opened in a browser: ${withoutSmoke}`)
  else report(await smokeTest(store, name, build))
  return describeOutcome(
    name,
    await changeChannels(store, { [name]: (channel) => nextChannel(name, channel, build, share, reason) }),
    store,
  )
}

function nextChannel(
  name: string,
  channel: Channel | undefined,
  build: string,
  share: Omit<Canary, 'build'> | undefined,
  reason?: string,
): Channel {
  if (!share) return published(channel, build, stamp(reason))
  if (!channel) throw new OperatorError(`${name} has no current build yet: publish it for everyone first.`)
  if (channel.current === build) throw new OperatorError(`${name} ${build} is live for everyone already.`)
  return withCanary(channel, { build, ...share }, stamp(reason))
}

/** Builds these sources and uploads the build; returns its id. */
async function buildAndUpload(
  store: Store,
  name: string,
  { report, share, withoutConformance }: PublishOptions,
): Promise<string> {
  if (name !== 'shell' && !areaNames().some((area) => area === name))
    throw new OperatorError(
      `There is no area called ${name} here: choose among ${['shell', ...areaNames()].join(', ')}.`,
    )
  const id = buildId(name)
  const folder = await mkdtemp(join(tmpdir(), 'complice-release-'))
  const built = join(folder, id)
  try {
    report(`Building ${name} ${id}…`)
    await inItsOwnProcess(name, id, built)
    const manifest: unknown = JSON.parse(await readFile(join(built, manifestName(name)), 'utf8'))
    refuseIncompatible(await liveState(store), name, id, manifest, (channel) => nextChannel(name, channel, id, share))
    if (withoutConformance) report(`Its conformance was not tested: ${withoutConformance}`)
    else report(await testConformance(name))
    report(await upload(store, name, id, built))
    return id
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
