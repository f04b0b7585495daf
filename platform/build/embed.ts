import type { StatsCompilation } from 'webpack'
import { bundle } from './bundle.ts'
import { embedRecipe, loaderRecipe } from './embedRecipe.ts'
import { memberKey } from './files.ts'

/** The file `latest.json`, as `embed.js` reads it. */
export interface EmbedBuild {
  folder: string
  element: string
  iframe: string
  frame: string
  files: Record<string, string>
}

const ignoreCompilation = () => undefined

function scriptOf({ entrypoints }: StatsCompilation, entry: string): string {
  const [script, more] = (entrypoints?.[entry]?.assets ?? []).map(({ name }) => name)
  if (!script || more) throw new Error(`The embed's ${entry} must be one script`)
  return script
}

export async function embedManifest(build: string, making: string): Promise<EmbedBuild> {
  const { stats } = await bundle(embedRecipe(build, making), ignoreCompilation)
  await bundle(loaderRecipe(making), ignoreCompilation)
  const files = await memberKey(making)
  return {
    folder: `${build}/`,
    element: scriptOf(stats, 'element'),
    iframe: scriptOf(stats, 'iframe'),
    frame: scriptOf(stats, 'frame'),
    files,
  }
}
