import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildId } from '../../build/buildId.ts'
import { buildInChildProcess } from '../../build/buildInChildProcess.ts'
import { putEmbedLive } from '../embed.ts'
import type { Store } from '../store/Store.ts'
import { upload } from './upload.ts'
import type { PublishOptions } from './ReleaseOptions.ts'

/** The element for partners' pages is outside the registry: the line they paste loads its own pointer file. */
export async function publishEmbed(store: Store, { build, report }: PublishOptions): Promise<string[]> {
  const id = build ?? (await buildAndUpload(store, report))
  await putEmbedLive(store, id)
  return [`embed ${id} is what partners' pages load, within five minutes.`]
}

async function buildAndUpload(store: Store, report: PublishOptions['report']): Promise<string> {
  const id = buildId('embed')
  const folder = await mkdtemp(join(tmpdir(), 'complice-release-'))
  try {
    report(`Building embed ${id}…`)
    await buildInChildProcess('embed', id, join(folder, id))
    report(await upload(store, 'embed', id, join(folder, id)))
    return id
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
