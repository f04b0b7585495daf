import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { cacheOf } from './cacheOf.ts'
import { root } from './packages.ts'
import { common, leanCopies, output, swc } from './recipe.ts'
import { SealedChunksPlugin } from './SealedChunksPlugin.ts'
import { StandInsPlugin } from './StandInsPlugin.ts'

const require = createRequire(import.meta.url)
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Where libraries take the page for theirs: they name themselves on its window, or look for their nodes in it. */
const atHome = [
  { test: /react-router\/dist\/production\/.*\.mjs$/, statement: 'window.__reactRouterVersion =', instead: '' },
  { test: /leaflet\/dist\/leaflet-src\.js$/, statement: 'window.L = exports;', instead: '' },
  { test: /dom-helpers\/esm\/offset\.js$/, statement: '!contains(docElem, node)', instead: '!node.isConnected' },
]

/** The class of the element, which `embed.js` defined before anything of this runs: the only name on the partner's page. */
export const elementClass = 'customElements.get("complice-booking")'

/** The booking for partners' pages: the screens of mf-public with all they need, federated with nothing. */
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
        // Modules of `shared` that listen to the window do so only where somebody uses them.
        { include: join(root, 'shared/src'), sideEffects: false },
        // A style element would need the partner's permission, and style the partner's page.
        {
          test: /\.css$/,
          sideEffects: true,
          use: [
            beside('adoptedStyles.ts'),
            { loader: require.resolve('css-loader'), options: { exportType: 'string', url: false } },
          ],
        },
        ...atHome.map(({ test, statement, instead }) => ({
          test,
          use: { loader: beside('insteadOf.ts'), options: { statement, instead } },
        })),
      ],
    },
    plugins: [
      new StandInsPlugin(),
      new SealedChunksPlugin(elementClass),
      new webpack.ProvidePlugin({ L: 'leaflet' }),
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
    ],
  }
}

/** The line on the partner's page: its address never changes. */
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
