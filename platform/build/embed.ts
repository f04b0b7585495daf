import type { StatsCompilation } from 'webpack'
import { bundle } from './bundle.ts'
import { embedConfig, loaderConfig } from './embedConfig.ts'
import { compressAndHash } from './files.ts'

/** The file `latest.json`, which `embed.js` reads. */
export interface EmbedBuild {
  folder: string
  element: string
  iframe: string
  frame: string
  files: Record<string, string>
}

const ignoreCompilation = () => undefined

function scriptOf({ entrypoints }: StatsCompilation, entry: string): string {
  const [script, secondScript] = (entrypoints?.[entry]?.assets ?? []).map(({ name }) => name)
  if (!script || secondScript) throw new Error(`The embed's entry ${entry} must be one script`)
  return script
}

/** Bundles the embed and the script that loads it into the folder; returns the content of `latest.json`. */
export async function bundleEmbed(build: string, temporaryFolder: string): Promise<EmbedBuild> {
  const { stats } = await bundle(embedConfig(build, temporaryFolder), ignoreCompilation)
  await bundle(loaderConfig(temporaryFolder), ignoreCompilation)
  const files = await compressAndHash(temporaryFolder)
  return {
    folder: `${build}/`,
    element: scriptOf(stats, 'element'),
    iframe: scriptOf(stats, 'iframe'),
    frame: scriptOf(stats, 'frame'),
    files,
  }
}
