import { fileURLToPath } from 'node:url'
import type { PitchLoaderDefinitionFunction } from 'webpack'

const adoptedSheetModule = fileURLToPath(new URL('../../shared/src/ui/element/AdoptedSheet.ts', import.meta.url))

/** A loader for style sheets that adds no link or style element: the embed's shadow roots adopt the style sheet. */
export const pitch: PitchLoaderDefinitionFunction = function adoptedStyles(remainingRequest) {
  const importPath = (request: string) => JSON.stringify(this.utils.contextify(this.context, request))
  return `import css from ${importPath(`!!${remainingRequest}`)};\nimport { adopt } from ${importPath(adoptedSheetModule)};\nadopt(css);\n`
}

export default (source: string): string => source
