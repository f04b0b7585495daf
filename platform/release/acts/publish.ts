import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Channel } from 'shared/federation'
import { buildId } from '../../build/buildId.ts'
import { inItsOwnProcess } from '../../build/inItsOwnProcess.ts'
import { areaNames } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { change } from '../change.ts'
import { published, withCanary } from '../channel.ts'
import type { Canary } from '../channel.ts'
import { liveState } from '../liveState.ts'
import { manifestOf } from '../places.ts'
import { stamp } from '../stamp.ts'
import type { Store } from '../store/Store.ts'
import { conforms } from './conforms.ts'
import { refuseEarly } from './refuseEarly.ts'
import { smoke } from './smoke.ts'
import { upload } from './upload.ts'
import type { Release } from './wishes.ts'
import { outcome } from './outcome.ts'

/** From an area's sources to its users: built, tested, held against the live shell, uploaded, looked at, live. */
export async function publish(store: Store, name: string, release: Release): Promise<string[]> {
  const { build = await made(store, name, release), say, share, reason, withoutSmoke } = release
  if (withoutSmoke) say(`Not looked at in a browser: ${withoutSmoke}`)
  else say(await smoke(store, name, build))
  return outcome(name, await change(store, { [name]: (channel) => next(name, channel, build, share, reason) }), store)
}

function next(
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

/** A build of these sources, in the store. */
async function made(store: Store, name: string, { say, share, withoutConformance }: Release): Promise<string> {
  if (name !== 'shell' && !areaNames().some((area) => area === name))
    throw new OperatorError(
      `There is no area called ${name} here: choose among ${['shell', ...areaNames()].join(', ')}.`,
    )
  const id = buildId(name)
  const folder = await mkdtemp(join(tmpdir(), 'complice-release-'))
  const built = join(folder, id)
  try {
    say(`Building ${name} ${id}…`)
    await inItsOwnProcess(name, id, built)
    const manifest: unknown = JSON.parse(await readFile(join(built, manifestOf(name)), 'utf8'))
    refuseEarly(await liveState(store), name, id, manifest, (channel) => next(name, channel, id, share))
    if (withoutConformance) say(`Its conformance was not tested: ${withoutConformance}`)
    else say(await conforms(name))
    say(await upload(store, name, id, built))
    return id
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
