import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { root } from '../root.mjs'

const require = createRequire(import.meta.url)

interface Vendors {
  /** Folders whose imports are collected. */
  folders: readonly string[]
  /** Prefixes of the names of the packages to bundle. */
  packages: readonly string[]
}

/**
 * Packages that are not bundled, because they read files by path, are native, or are CommonJS that
 * relies on Node's wrapper.
 */
const external = [
  'pino',
  'pg-native',
  'sharp',
  '@node-rs/argon2',
  'leaflet',
  '@jest/*',
  'canvas',
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  'scheduler',
]

/**
 * Bundles packages of hundreds of small modules into a few files each: Jest links and evaluates
 * every module again for each test file, which took a fifth of the processor time. Cached per lock
 * file and set of imports. Returns Jest's `moduleNameMapper`.
 */
export async function vendors({ folders, packages }: Vendors): Promise<Record<string, string>> {
  const specifiers = importsIn(folders).filter(
    (name) => !name.endsWith('.css') && packages.some((start) => name === start || name.startsWith(`${start}/`)),
  )
  const sources = [
    readFileSync(join(root, 'package-lock.json')),
    readFileSync(import.meta.filename),
    readFileSync(serializer),
    specifiers.join(),
  ]
  const hash = sources.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex')
  const cache = join(root, 'node_modules/.cache/jest-vendors')
  const folder = join(cache, hash.slice(0, 16))
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const newFolder = mkdtempSync(join(cache, 'new-'))
    try {
      await bundle(specifiers, newFolder)
      // A parallel run may have created it in the meantime.
      if (!existsSync(folder)) renameSync(newFolder, folder)
    } finally {
      rmSync(newFolder, { recursive: true, force: true })
    }
  }
  // One expression, because Jest tries each mapping on every import.
  return { [`^(${specifiers.map((name) => name.replaceAll('.', '\\.')).join('|')})$`]: join(folder, '$1.mjs') }
}

function importsIn(folders: readonly string[]): string[] {
  const found = new Set<string>()
  for (const folder of folders)
    for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (path.includes('node_modules') || path.includes('dist/') || !['.ts', '.tsx'].includes(extname(path))) continue
      const text = readFileSync(join(root, folder, path), 'utf8')
      for (const [, name = ''] of text.matchAll(/^(?:import|export|\}).*'(@?[a-z][^']*)'/gm)) found.add(name)
      for (const [, name = ''] of text.matchAll(/import\('(@?[a-z][^']*)'\)/g)) found.add(name)
    }
  return [...found].toSorted()
}

const entryNamespace = 'entry'

const serializer = join(import.meta.dirname, 'serializeStyles.ts')

async function bundle(specifiers: readonly string[], outdir: string): Promise<void> {
  const { build, stop } = await import('esbuild')
  await build({
    entryPoints: specifiers.map((name) => ({ in: `${entryNamespace}:${name}`, out: name })),
    outdir,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2024',
    // The same conditions as in BrowserEnvironment.ts.
    conditions: ['node', 'node-addons'],
    external,
    define: { 'process.env.NODE_ENV': '"test"' },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    outExtension: { '.js': '.mjs' },
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
    },
    logLevel: 'warning',
    plugins: [
      {
        name: 'entries',
        setup(it) {
          it.onResolve({ filter: /^@emotion\/serialize$/ }, ({ importer }) =>
            importer === serializer ? undefined : { path: serializer },
          )
          it.onResolve({ filter: new RegExp(`^${entryNamespace}:`) }, async ({ path: entry }) => {
            const specifier = entry.slice(entryNamespace.length + 1)
            const { path, errors } = await it.resolve(specifier, { kind: 'import-statement', resolveDir: root })
            if (errors.length > 0) return { errors }
            return isModule(path) ? { path } : { path, namespace: entryNamespace }
          })
          it.onLoad({ filter: /.*/, namespace: entryNamespace }, ({ path }) => ({
            contents: exportedFromCommonJs(path),
            resolveDir: root,
          }))
        },
      },
    ],
  })
  // Otherwise esbuild's process lives as long as Jest.
  await stop()
}

/** Re-exports a CommonJS module under the names that Jest would give it. */
function exportedFromCommonJs(path: string): string {
  const exported: unknown = require(path)
  const isNamed = (typeof exported === 'object' && exported !== null) || typeof exported === 'function'
  const names = isNamed ? Object.keys(exported).filter((name) => name !== 'default' && /^[\w$]+$/.test(name)) : []
  const constants = names.map((name, index) => `const e${index} = all[${JSON.stringify(name)}];`)
  return `const all = require(${JSON.stringify(path)}); ${constants.join('')} export default all; export { ${names
    .map((name, index) => `e${index} as ${name}`)
    .join(', ')} };`
}

function isModule(path: string): boolean {
  if (extname(path) !== '.js') return extname(path) === '.mjs'
  for (let folder = dirname(path); folder !== root; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (!existsSync(manifest)) continue
    const { type }: { type?: string } = JSON.parse(readFileSync(manifest, 'utf8'))
    return type === 'module'
  }
  return false
}
