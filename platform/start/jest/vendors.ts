import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { root } from '../root.mjs'

const require = createRequire(import.meta.url)

interface Vendors {
  /** Where imports are looked for. */
  folders: readonly string[]
  /** The start of the names of the packages to join. */
  packages: readonly string[]
}

/** Read by path, native, or written for a module of CommonJS as Node makes it: Jest loads them as before. */
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
 * Packages of hundreds of small modules, each joined into a few files: Jest links and evaluates every module again for
 * each test file, which took a fifth of the processor time. Made once for each lock file and set of imports; returns Jest's
 * `moduleNameMapper`.
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
    const made = mkdtempSync(join(cache, 'new-'))
    try {
      await bundle(specifiers, made)
      // Another run may have made it meanwhile.
      if (!existsSync(folder)) renameSync(made, folder)
    } finally {
      rmSync(made, { recursive: true, force: true })
    }
  }
  // One expression: Jest tries each of them on every import of every module.
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
    // As Jest resolves in the tests.
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
  // Its process would stay as long as Jest's.
  await stop()
}

/** The names that Jest would give to a module of CommonJS. */
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
