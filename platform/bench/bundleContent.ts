import { brotliCompressSync, constants } from 'node:zlib'
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping'

interface Part {
  name: string
  /** Its bytes in the minified file. */
  minifiedBytes: number
  /** Bytes after compression: for a package, how much smaller the file would be without it; for a module, its share. */
  brotliBytes: number
}

export interface BundleContent {
  brotliBytes: number
  packages: Part[]
  modules: Part[]
}

interface Span {
  source: string
  text: string
}

/** What a minified file is made of, by its source map; the largest parts first. */
export function contentOf(code: string, sourceMap: string): BundleContent {
  const spans = spansOf(code, sourceMap)
  const brotliBytes = brotliOf(code)
  const quickBytes = brotliOf(code, 9)
  const packages = [...grouped(spans, ({ source }) => packageOf(source))].map(([name, own]): Part => {
    const others = spans.filter(({ source }) => packageOf(source) !== name)
    return { name, minifiedBytes: lengthOf(own), brotliBytes: quickBytes - brotliOf(textOf(others), 9) }
  })
  const modules = [...grouped(spans, ({ source }) => source)].map(([name, own]): Part => {
    const minifiedBytes = lengthOf(own)
    return { name, minifiedBytes, brotliBytes: Math.round((minifiedBytes / code.length) * brotliBytes) }
  })
  return { brotliBytes, packages: packages.toSorted(byBrotliBytes), modules: modules.toSorted(byBrotliBytes) }
}

const byBrotliBytes = (left: Part, right: Part): number => right.brotliBytes - left.brotliBytes
const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')
const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { text }) => sum + text.length, 0)
const grouped = (spans: readonly Span[], keyOf: (span: Span) => string): Map<string, Span[]> =>
  Map.groupBy(spans, keyOf)

const brotliOf = (text: string, quality = 11): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/** `react-dom` of `webpack://shell/../node_modules/react-dom/index.js`; the folder of a module of ours. */
function packageOf(source: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (library) return library
  const [, own] = /((?:shared|shell|mf-[^/]+|platform)\/src(?:\/[^/]+(?=\/))?|platform\/[^/]+)/.exec(source) ?? []
  return own ?? (source.includes('webpack/') ? 'webpack runtime' : 'shell/src')
}

/** Splits the file where the source of its code changes. */
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
