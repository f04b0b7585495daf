import { fileURLToPath } from 'node:url'
import type { PitchLoaderDefinitionFunction } from 'webpack'

const adoptedSheetModule = fileURLToPath(new URL('../../shared/src/ui/element/AdoptedSheet.ts', import.meta.url))

/** A loader that exports no link or style element: the embed's shadow roots adopt the style sheet instead. */
export const pitch: PitchLoaderDefinitionFunction = function adoptedStyles(remaining) {
  const importPath = (request: string) => JSON.stringify(this.utils.contextify(this.context, request))
  return `import css from ${importPath(`!!${remaining}`)};\nimport { adopt } from ${importPath(adoptedSheetModule)};\nadopt(css);\n`
}

export default (source: string): string => source
