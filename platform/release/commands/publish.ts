import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Channel } from 'shared/federation'
import { buildId } from '../../build/buildId.ts'
import { buildInChildProcess } from '../../build/buildInChildProcess.ts'
import { areaNames, isArea } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { changeChannels } from '../changeChannels.ts'
import { publishedChannel, withCanary } from '../channel.ts'
import type { Canary } from '../channel.ts'
import { isRemoteBuild, readLiveState } from '../liveState.ts'
import { prepareOutsideBuild } from '../outside/outsideBuild.ts'
import { refuseUsedContainer } from '../outside/refuseUsedContainer.ts'
import { testBuiltConformance } from '../outside/testBuiltConformance.ts'
import { manifestName } from '../storePaths.ts'
import { stamp } from '../stamp.ts'
import type { Store } from '../store/Store.ts'
import { testConformance } from './testConformance.ts'
import { refuseIncompatible } from './refuseIncompatible.ts'
import { smokeTest } from './smokeTest.ts'
import { upload } from './upload.ts'
import type { PublishOptions } from './ReleaseOptions.ts'
import { describeOutcome } from './describeOutcome.ts'

/**
 * Builds an area or the shell, checks it against what is live, tests its conformance and uploads it; `build` names a
 * stored build instead. Then opens it in a browser, and makes it live: for everyone or, with `share`, as a canary.
 */
export async function publish(store: Store, name: string, options: PublishOptions): Promise<string[]> {
  const { build = await buildAndUpload(store, name, options), report, share, reason, withoutSmoke } = options
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
  if (!share) return publishedChannel(channel, build, stamp(reason))
  if (!channel) throw new OperatorError(`${name} has no current build: publish it for everyone first.`)
  if (channel.current === build) throw new OperatorError(`${name} ${build} is already live for everyone.`)
  return withCanary(channel, { build, ...share }, stamp(reason))
}

/** A build that has not been uploaded yet. */
interface Candidate {
  id: string
  /** The local folder with the build's files. */
  folder: string
  manifest: unknown
  testConformance: () => Promise<string>
}

/** Builds, tests and uploads the package; returns the build's id. */
async function buildAndUpload(store: Store, name: string, options: PublishOptions): Promise<string> {
  const { report, share, withoutConformance } = options
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'complice-release-'))
  try {
    const candidate = await prepareCandidate(name, options, temporaryFolder)
    const { id, folder, manifest } = candidate
    const state = await readLiveState(store)
    refuseIncompatible(state, name, id, manifest, (channel) => nextChannel(name, channel, id, share))
    if (isRemoteBuild(manifest)) refuseUsedContainer(state, name, id, manifest)
    if (withoutConformance) report(`Conformance not tested: ${withoutConformance}`)
    else report(await candidate.testConformance())
    report(await upload(store, name, id, folder))
    return id
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true })
  }
}

/** Builds the sources, or prepares the build made outside this repository (`from`). */
async function prepareCandidate(
  name: string,
  { from, report }: PublishOptions,
  temporaryFolder: string,
): Promise<Candidate> {
  const isBuiltHere = areaNames().some((area) => area === name)
  if (from !== undefined && isArea(name)) {
    if (isBuiltHere)
      throw new OperatorError(`${name} is built from sources of this repository: publish it without --from.`)
    const { id, folder, remote } = await prepareOutsideBuild(name, from, temporaryFolder)
    return { id, folder, manifest: remote, testConformance: () => testBuiltConformance(name, folder) }
  }
  if (name !== 'shell' && !isBuiltHere)
    throw new OperatorError(`Unknown area: ${name}. Choose among ${['shell', ...areaNames()].join(', ')}.`)
  const id = buildId(name)
  const folder = join(temporaryFolder, id)
  report(`Building ${name} ${id}…`)
  await buildInChildProcess(name, id, folder)
  const manifest: unknown = JSON.parse(await readFile(join(folder, manifestName(name)), 'utf8'))
  return { id, folder, manifest, testConformance: () => testConformance(name) }
}
