import { fileURLToPath } from 'node:url'
import type { PitchLoaderDefinitionFunction } from 'webpack'

const adoptedSheetModule = fileURLToPath(new URL('../../shared/src/ui/element/AdoptedSheet.ts', import.meta.url))

/** A loader that exports no link or style element: the shadow roots of the embed adopt the style sheet instead. */
export const pitch: PitchLoaderDefinitionFunction = function adoptedStyles(remainingRequest) {
  const importPath = (request: string) => JSON.stringify(this.utils.contextify(this.context, request))
  return `import css from ${importPath(`!!${remainingRequest}`)};\nimport { adopt } from ${importPath(adoptedSheetModule)};\nadopt(css);\n`
}

export default (source: string): string => source
