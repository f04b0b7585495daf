import type { Registry } from 'shared/federation'
import { changeChannels } from './changeChannels.ts'
import { publishedChannel } from './channel.ts'
import { stamp } from './stamp.ts'
import { folderStore } from './store/folderStore.ts'

/** Makes a build that is already in `distDir` the current build; returns the new registry. */
export async function putLive(distDir: string, name: string, build: string): Promise<Registry> {
  const { registry } = await changeChannels(folderStore(distDir), {
    [name]: (channel) => publishedChannel(channel, build, stamp()),
  })
  return registry
}
