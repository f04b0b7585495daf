import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { cacheOf } from './cacheOf.ts'
import { root } from './packages.ts'
import { common, leanCopies, output, swc } from './recipe.ts'
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts'
import { StandInsPlugin } from './StandInsPlugin.ts'

const require = createRequire(import.meta.url)
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Statements of libraries that write to the page's window or search for their nodes in the document. */
const pageStatements = [
  { test: /react-router\/dist\/production\/.*\.mjs$/, statement: 'window.__reactRouterVersion =', instead: '' },
  { test: /leaflet\/dist\/leaflet-src\.js$/, statement: 'window.L = exports;', instead: '' },
  { test: /dom-helpers\/esm\/offset\.js$/, statement: '!contains(docElem, node)', instead: '!node.isConnected' },
]

/** The element's class, which `embed.js` has already defined: the only name on the partner's page. */
const elementClass = 'customElements.get("complice-booking")'

/** The booking for partners' pages: the screens of mf-public with all dependencies, without module federation. */
export const embedRecipe = (build: string, folder: string): Configuration => {
  const base = common('mf-public')
  return {
    ...base,
    entry: { element: './embed/element.tsx', iframe: './embed/iframe.ts', frame: './embed/frame.ts' },
    cache: cacheOf('embed'),
    resolve: { ...base.resolve, alias: leanCopies() },
    output: {
      ...output(folder, `complice_embed_${build.replace(/\W/g, '_')}`),
      publicPath: 'auto',
      globalObject: elementClass,
    },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        { test: /\.tsx?$/, use: swc },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        // Modules of `shared` that listen to the window are bundled only where they are used.
        { include: join(root, 'shared/src'), sideEffects: false },
        // A style element would be blocked by the partner's security policy, or would style the partner's page.
        {
          test: /\.css$/,
          sideEffects: true,
          use: [
            beside('adoptedStyles.ts'),
            { loader: require.resolve('css-loader'), options: { exportType: 'string', url: false } },
          ],
        },
        ...pageStatements.map(({ test, statement, instead }) => ({
          test,
          use: { loader: beside('replaceStatement.ts'), options: { statement, instead } },
        })),
      ],
    },
    plugins: [
      new StandInsPlugin(),
      new ChunkIntegrityPlugin(elementClass),
      new webpack.ProvidePlugin({ L: 'leaflet' }),
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
    ],
  }
}

/** The script that partners paste: its URL never changes. */
export const loaderRecipe = (folder: string): Configuration => {
  const base = common('mf-public')
  return {
    ...base,
    entry: { embed: './embed/loader.ts' },
    cache: false,
    output: { path: folder, filename: '[name].js' },
    plugins: [],
  }
}
