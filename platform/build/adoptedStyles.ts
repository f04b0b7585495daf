import { fileURLToPath } from 'node:url'
import type { PitchLoaderDefinitionFunction } from 'webpack'

const adopted = fileURLToPath(new URL('../../shared/src/ui/element/AdoptedSheet.ts', import.meta.url))

/** Replaces link and style elements: the page's shadow roots adopt the style sheet. */
export const pitch: PitchLoaderDefinitionFunction = function adoptedStyles(remaining) {
  const from = (request: string) => JSON.stringify(this.utils.contextify(this.context, request))
  return `import css from ${from(`!!${remaining}`)};\nimport { adopt } from ${from(adopted)};\nadopt(css);\n`
}

export default (source: string): string => source
