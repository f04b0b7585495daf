import { folderOf, isArea } from '../build/packages.ts'

/** Where an area's builds lie, or the shell's. */
export const placeOf = (name: string): string => (isArea(name) ? `mf/${folderOf(name)}` : name)
export const channelOf = (name: string): string => `${placeOf(name)}/channel.json`
/** The file that makes a folder a build. */
export const manifestOf = (name: string): string => (isArea(name) ? 'remote.json' : 'shell.json')
