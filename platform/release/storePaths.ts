import { folderOf, isArea } from '../build/packages.ts'

/** The folder of an area's builds, of the shell's, or of those of the element for partners' pages. */
export function buildsPath(name: string): string {
  if (isArea(name)) return `mf/${folderOf(name)}`
  return name === 'embed' ? 'embed/v1' : name
}
export const channelPath = (name: string): string => `${buildsPath(name)}/channel.json`
/** The manifest of a build: a folder without it is not one. */
export function manifestName(name: string): string {
  if (isArea(name)) return 'remote.json'
  return name === 'embed' ? 'latest.json' : 'shell.json'
}
