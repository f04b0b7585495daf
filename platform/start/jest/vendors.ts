import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { root } from '../root.mjs'

const require = createRequire(import.meta.url)

interface BundleOptions {
  /** Folders whose imports are collected. */
  folders: readonly string[]
  /** Names of the packages to bundle, such as `moment`, or scopes, such as `@mui`; their subpaths are included. */
  packages: readonly string[]
}

/** Packages that are not bundled. */
const unbundledPackages = [
  // Reads its files by path.
  'pino',
  // Native code.
  'pg-native',
  'sharp',
  '@node-rs/argon2',
  'canvas',
  // CommonJS modules that need the variables which Node passes to each module: `module`, `exports`, `require`.
  'leaflet',
  '@jest/*',
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  'scheduler',
]

/**
 * Bundles packages of hundreds of small modules into a few files each, because Jest links and evaluates every module
 * again for each test file, which took a fifth of the processor time. The bundles are cached by lock file and set of
 * imports. Returns Jest's `moduleNameMapper`.
 */
export async function bundleVendors({ folders, packages }: BundleOptions): Promise<Record<string, string>> {
  const specifiers = findImports(folders).filter(
    (name) =>
      !name.endsWith('.css') &&
      packages.some((packageName) => name === packageName || name.startsWith(`${packageName}/`)),
  )
  const sources = [
    readFileSync(join(root, 'package-lock.json')),
    readFileSync(import.meta.filename),
    readFileSync(emotionSerializePath),
    specifiers.join(),
  ]
  const hash = sources.reduce((digest, source) => digest.update(source), createHash('sha256')).digest('hex')
  const cache = join(root, 'node_modules/.cache/jest-vendors')
  const folder = join(cache, hash.slice(0, 16))
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const newFolder = mkdtempSync(join(cache, 'new-'))
    try {
      await bundle(specifiers, newFolder)
      // A parallel run may have created the folder in the meantime.
      if (!existsSync(folder)) renameSync(newFolder, folder)
    } finally {
      rmSync(newFolder, { recursive: true, force: true })
    }
  }
  // Maps all names with one expression, because Jest tries each mapping on every import.
  return { [`^(${specifiers.map((name) => name.replaceAll('.', '\\.')).join('|')})$`]: join(folder, '$1.mjs') }
}

function findImports(folders: readonly string[]): string[] {
  const names = new Set<string>()
  for (const folder of folders)
    for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (path.includes('node_modules') || path.includes('dist/') || !['.ts', '.tsx'].includes(extname(path))) continue
      const text = readFileSync(join(root, folder, path), 'utf8')
      for (const [, name = ''] of text.matchAll(/^(?:import|export|\}).*'(@?[a-z][^']*)'/gm)) names.add(name)
      for (const [, name = ''] of text.matchAll(/import\('(@?[a-z][^']*)'\)/g)) names.add(name)
    }
  return [...names].toSorted()
}

const entryNamespace = 'entry'

const emotionSerializePath = join(import.meta.dirname, 'serializeStyles.ts')

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
    external: unbundledPackages,
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
        setup(pluginBuild) {
          // Replaces the package by serializeStyles.ts, except in that file itself.
          pluginBuild.onResolve({ filter: /^@emotion\/serialize$/ }, ({ importer }) =>
            importer === emotionSerializePath ? undefined : { path: emotionSerializePath },
          )
          pluginBuild.onResolve({ filter: new RegExp(`^${entryNamespace}:`) }, async ({ path: entry }) => {
            const specifier = entry.slice(entryNamespace.length + 1)
            const { path, errors } = await pluginBuild.resolve(specifier, {
              kind: 'import-statement',
              resolveDir: root,
            })
            if (errors.length > 0) return { errors }
            return isEsModule(path) ? { path } : { path, namespace: entryNamespace }
          })
          pluginBuild.onLoad({ filter: /.*/, namespace: entryNamespace }, ({ path }) => ({
            contents: reexportCommonJs(path),
            resolveDir: root,
          }))
        },
      },
    ],
  })
  // Stops esbuild's process, which would otherwise run as long as Jest.
  await stop()
}

/** Returns the source of an ES module with the named exports that Jest provides for this CommonJS module. */
function reexportCommonJs(path: string): string {
  const moduleExports: unknown = require(path)
  const hasNamedExports =
    (typeof moduleExports === 'object' && moduleExports !== null) || typeof moduleExports === 'function'
  const names = hasNamedExports
    ? Object.keys(moduleExports).filter((name) => name !== 'default' && /^[\w$]+$/.test(name))
    : []
  const constants = names.map((name, index) => `const e${index} = all[${JSON.stringify(name)}];`)
  return `const all = require(${JSON.stringify(path)}); ${constants.join('')} export default all; export { ${names
    .map((name, index) => `e${index} as ${name}`)
    .join(', ')} };`
}

function isEsModule(path: string): boolean {
  if (extname(path) !== '.js') return extname(path) === '.mjs'
  for (let folder = dirname(path); folder !== root; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (!existsSync(manifest)) continue
    const { type }: { type?: string } = JSON.parse(readFileSync(manifest, 'utf8'))
    return type === 'module'
  }
  return false
}
