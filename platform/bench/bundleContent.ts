import { brotliCompressSync, constants } from 'node:zlib'
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping'

interface BundlePart {
  name: string
  /** Length of its code in the minified file, in characters. */
  minifiedBytes: number
  /**
   * Size after compression. For a package: how much smaller the compressed file would be without it. For a module: its
   * proportional share.
   */
  brotliBytes: number
}

export interface BundleContent {
  brotliBytes: number
  packages: BundlePart[]
  modules: BundlePart[]
}

interface SourceSpan {
  source: string
  text: string
}

/** Splits the size of a minified file by package and by module, using its source map; the largest come first. */
export function contentOf(code: string, sourceMap: string): BundleContent {
  const spans = spansOf(code, sourceMap)
  const brotliBytes = brotliOf(code)
  const quickBrotliBytes = brotliOf(code, quickQuality)
  const packages = [...groupSpans(spans, ({ source }) => packageOf(source))].map(([name, packageSpans]): BundlePart => {
    const otherSpans = spans.filter(({ source }) => packageOf(source) !== name)
    return {
      name,
      minifiedBytes: lengthOf(packageSpans),
      brotliBytes: quickBrotliBytes - brotliOf(textOf(otherSpans), quickQuality),
    }
  })
  const modules = [...groupSpans(spans, ({ source }) => source)].map(([name, moduleSpans]): BundlePart => {
    const minifiedBytes = lengthOf(moduleSpans)
    return { name, minifiedBytes, brotliBytes: Math.round((minifiedBytes / code.length) * brotliBytes) }
  })
  return { brotliBytes, packages: packages.toSorted(byBrotliBytes), modules: modules.toSorted(byBrotliBytes) }
}

const byBrotliBytes = (left: BundlePart, right: BundlePart): number => right.brotliBytes - left.brotliBytes
const textOf = (spans: readonly SourceSpan[]): string => spans.map(({ text }) => text).join('')
const lengthOf = (spans: readonly SourceSpan[]): number => spans.reduce((sum, { text }) => sum + text.length, 0)
const groupSpans = (spans: readonly SourceSpan[], keyOf: (span: SourceSpan) => string): Map<string, SourceSpan[]> =>
  Map.groupBy(spans, keyOf)

const maxQuality = 11
const quickQuality = 9

const brotliOf = (text: string, quality = maxQuality): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/**
 * Returns the package of a module: `react-dom` for `webpack://shell/../node_modules/react-dom/index.js`; for a module
 * of this repository, its folder.
 */
function packageOf(source: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (library) return library
  const [, ownFolder] = /((?:shared|shell|mf-[^/]+|platform)\/src(?:\/[^/]+(?=\/))?|platform\/[^/]+)/.exec(source) ?? []
  return ownFolder ?? (source.includes('webpack/') ? 'webpack runtime' : 'shell/src')
}

/** Splits the minified file into spans, wherever the source module changes. */
function spansOf(code: string, sourceMap: string): SourceSpan[] {
  const lines = code.split('\n')
  const starts: { line: number; column: number; source: string }[] = []
  eachMapping(new TraceMap(sourceMap), ({ generatedLine, generatedColumn, source }) => {
    const name = source ?? 'webpack/runtime'
    const lastStart = starts.at(-1)
    if (lastStart?.source !== name || lastStart.line !== generatedLine - 1)
      starts.push({ line: generatedLine - 1, column: generatedColumn, source: name })
  })
  return starts.map(({ line, column, source }, index) => {
    const nextStart = starts[index + 1]
    const end = nextStart?.line === line ? nextStart.column : undefined
    return { source, text: (lines[line] ?? '').slice(column, end) }
  })
}
