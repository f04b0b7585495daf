import { join } from 'node:path'
import { context } from 'esbuild'
import type { BuildContext, BuildOptions, OutputFile } from 'esbuild'
import { libraryAliases } from '../build/webpackConfig.ts'
import { root } from '../build/packages.ts'
import { kitFiles } from './kitFiles.ts'

/** Returns the entry of the bundle, which passes the default export of each `x.kit.tsx` to the kit page. */
function entrySourceOf(files: readonly string[]): string {
  const imports = files.map((file, index) => `import page${index} from './${file}'`)
  const pages = files.map((_, index) => `page${index}`)
  return [
    "import { showKit } from './shared/src/kitDisplay/showKit.tsx'",
    ...imports,
    `showKit([${pages.join(', ')}])`,
  ].join('\n')
}

const aliases = Object.fromEntries(
  Object.entries(libraryAliases()).map(([name, path]) => [name.replace(/\$$/, ''), path]),
)

const options = (): BuildOptions => ({
  stdin: { contents: entrySourceOf(kitFiles()), resolveDir: root, loader: 'tsx' },
  outdir: join(root, '.cache/kit'),
  entryNames: 'kit',
  assetNames: '[name]',
  publicPath: '/_kit',
  bundle: true,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  target: 'es2022',
  alias: aliases,
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'file', '.svg': 'file', '.avif': 'file', '.png': 'file', '.jpg': 'file' },
  logLevel: 'warning',
})

/** A bundle of the kit page, kept in memory. */
export interface KitBundle {
  /** Bundles the changed sources; returns the files by name: `kit.js`, `kit.css` and the fonts. */
  rebuild: () => Promise<Map<string, Uint8Array>>
  dispose: () => Promise<void>
}

const indexByName = (files: readonly OutputFile[]) =>
  new Map(files.map(({ path, contents }) => [path.slice(path.lastIndexOf('/') + 1), contents]))

export function createKitBundle(): KitBundle {
  let current: BuildContext | undefined
  return {
    rebuild: async () => {
      current ??= await context(options())
      const { outputFiles = [] } = await current.rebuild()
      return indexByName(outputFiles)
    },
    dispose: async () => current?.dispose(),
  }
}
