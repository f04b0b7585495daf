import { brotliCompressSync, constants } from 'node:zlib'
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping'

interface BundlePart {
  name: string
  /** Size in the minified file. */
  minifiedBytes: number
  /**
   * Size after compression: for a package, how much smaller the file would be without it; for a module, its
   * proportional share.
   */
  brotliBytes: number
}

export interface BundleContent {
  brotliBytes: number
  packages: BundlePart[]
  modules: BundlePart[]
}

interface Span {
  source: string
  text: string
}

/** Breaks a minified file down by package and module, using its source map; largest first. */
export function contentOf(code: string, sourceMap: string): BundleContent {
  const spans = spansOf(code, sourceMap)
  const brotliBytes = brotliOf(code)
  const quickBrotliBytes = brotliOf(code, 9)
  const packages = [...groupSpans(spans, ({ source }) => packageOf(source))].map(([name, packageSpans]): BundlePart => {
    const others = spans.filter(({ source }) => packageOf(source) !== name)
    return { name, minifiedBytes: lengthOf(packageSpans), brotliBytes: quickBrotliBytes - brotliOf(textOf(others), 9) }
  })
  const modules = [...groupSpans(spans, ({ source }) => source)].map(([name, moduleSpans]): BundlePart => {
    const minifiedBytes = lengthOf(moduleSpans)
    return { name, minifiedBytes, brotliBytes: Math.round((minifiedBytes / code.length) * brotliBytes) }
  })
  return { brotliBytes, packages: packages.toSorted(byBrotliBytes), modules: modules.toSorted(byBrotliBytes) }
}

const byBrotliBytes = (left: BundlePart, right: BundlePart): number => right.brotliBytes - left.brotliBytes
const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')
const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { text }) => sum + text.length, 0)
const groupSpans = (spans: readonly Span[], keyOf: (span: Span) => string): Map<string, Span[]> =>
  Map.groupBy(spans, keyOf)

const brotliOf = (text: string, quality = 11): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/**
 * Returns `react-dom` for `webpack://shell/../node_modules/react-dom/index.js`, and the folder for a module of this
 * repository.
 */
function packageOf(source: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (library) return library
  const [, ownFolder] = /((?:shared|shell|mf-[^/]+|platform)\/src(?:\/[^/]+(?=\/))?|platform\/[^/]+)/.exec(source) ?? []
  return ownFolder ?? (source.includes('webpack/') ? 'webpack runtime' : 'shell/src')
}

/** Splits the file wherever the source module changes. */
function spansOf(code: string, sourceMap: string): Span[] {
  const lines = code.split('\n')
  const cuts: { line: number; column: number; source: string }[] = []
  eachMapping(new TraceMap(sourceMap), ({ generatedLine, generatedColumn, source }) => {
    const name = source ?? 'webpack/runtime'
    const last = cuts.at(-1)
    if (last?.source !== name || last.line !== generatedLine - 1)
      cuts.push({ line: generatedLine - 1, column: generatedColumn, source: name })
  })
  return cuts.map(({ line, column, source }, rank) => {
    const next = cuts[rank + 1]
    const end = next?.line === line ? next.column : undefined
    return { source, text: (lines[line] ?? '').slice(column, end) }
  })
}
