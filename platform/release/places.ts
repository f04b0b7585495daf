import { folderOf, isArea } from '../build/packages.ts'

/** Where an area's builds lie, or the shell's, or those of the element for partners' pages. */
export function placeOf(name: string): string {
  if (isArea(name)) return `mf/${folderOf(name)}`
  return name === 'embed' ? 'embed/v1' : name
}
export const channelOf = (name: string): string => `${placeOf(name)}/channel.json`
/** The file that makes a folder a build. */
export function manifestOf(name: string): string {
  if (isArea(name)) return 'remote.json'
  return name === 'embed' ? 'latest.json' : 'shell.json'
}
