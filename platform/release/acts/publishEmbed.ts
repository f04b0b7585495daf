import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildId } from '../../build/buildId.ts'
import { inItsOwnProcess } from '../../build/inItsOwnProcess.ts'
import { putEmbedLive } from '../embed.ts'
import type { Store } from '../store/Store.ts'
import { upload } from './upload.ts'
import type { Release } from './wishes.ts'

/** The element for partners' pages stands outside the registry: what they paste leads to its own pointer. */
export async function publishEmbed(store: Store, { build, say }: Release): Promise<string[]> {
  const id = build ?? (await made(store, say))
  await putEmbedLive(store, id)
  return [`embed ${id} is what partners' pages load, within five minutes.`]
}

async function made(store: Store, say: Release['say']): Promise<string> {
  const id = buildId('embed')
  const folder = await mkdtemp(join(tmpdir(), 'complice-release-'))
  try {
    say(`Building embed ${id}…`)
    await inItsOwnProcess('embed', id, join(folder, id))
    say(await upload(store, 'embed', id, join(folder, id)))
    return id
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
