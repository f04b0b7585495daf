import { folderOf, isArea } from '../build/packages.ts'

/** Returns the folder of the builds of an area, of the shell or of the embed. */
export function buildsPath(name: string): string {
  if (isArea(name)) return `mf/${folderOf(name)}`
  return name === 'embed' ? 'embed/v1' : name
}
export const channelPath = (name: string): string => `${buildsPath(name)}/channel.json`
/** Returns the file name of a build's manifest. A folder without this file is not a build. */
export function manifestName(name: string): string {
  if (isArea(name)) return 'remote.json'
  return name === 'embed' ? 'latest.json' : 'shell.json'
}
