import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildId } from '../../build/buildId.ts'
import { buildInChildProcess } from '../../build/buildInChildProcess.ts'
import { putEmbedLive } from '../embed.ts'
import type { Store } from '../store/Store.ts'
import { upload } from './upload.ts'
import type { PublishOptions } from './ReleaseOptions.ts'

/**
 * Publishes the element for partners' pages. The embed is not in the registry: the script that partners paste reads
 * the embed's own pointer file, `latest.json`.
 */
export async function publishEmbed(store: Store, { build, report }: PublishOptions): Promise<string[]> {
  const id = build ?? (await buildAndUpload(store, report))
  await putEmbedLive(store, id)
  return [`partners' pages load embed ${id} within five minutes.`]
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
