import type { Registry } from 'shared/federation'
import { change } from './change.ts'
import { published } from './channel.ts'
import { stamp } from './stamp.ts'
import { folderStore } from './store/folderStore.ts'

/** A build that lies in the folder already becomes the current one. */
export async function putLive(distDir: string, name: string, build: string): Promise<Registry> {
  const { registry } = await change(folderStore(distDir), { [name]: (channel) => published(channel, build, stamp()) })
  return registry
}
