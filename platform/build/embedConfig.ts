import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { webpackCache } from './webpackCache.ts'
import { root } from './packages.ts'
import { commonConfig, libraryAliases, outputOptions, swc } from './webpackConfig.ts'
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts'
import { EmbedVariantsPlugin } from './EmbedVariantsPlugin.ts'

const require = createRequire(import.meta.url)
const loaderPath = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Library statements to replace. They write to the partner page's window, or search the document for nodes that are in
 * the shadow root, which the document does not contain.
 */
const replacedStatements = [
  { test: /react-router\/dist\/production\/.*\.mjs$/, statement: 'window.__reactRouterVersion =', replacement: '' },
  { test: /leaflet\/dist\/leaflet-src\.js$/, statement: 'window.L = exports;', replacement: '' },
  { test: /dom-helpers\/esm\/offset\.js$/, statement: '!contains(docElem, node)', replacement: '!node.isConnected' },
]

/**
 * Expression of the element's class, which `embed.js` has already defined. The element's name is the only global name
 * that the embed adds to the partner's page.
 */
const elementClass = 'customElements.get("complice-booking")'

/**
 * Returns the webpack configuration of the embed: the booking screens of mf-public with all dependencies, without
 * module federation.
 */
export const embedConfig = (build: string, folder: string): Configuration => {
  const base = commonConfig('mf-public')
  return {
    ...base,
    entry: { element: './embed/element.tsx', iframe: './embed/iframe.ts', frame: './embed/frame.ts' },
    cache: webpackCache('embed'),
    resolve: { ...base.resolve, alias: libraryAliases() },
    output: {
      ...outputOptions(folder, `complice_embed_${build.replace(/\W/g, '_')}`),
      publicPath: 'auto',
      globalObject: elementClass,
    },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        { test: /\.tsx?$/, use: swc },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        // Leaves out unused modules of `shared`, some of which add listeners to the window when they are evaluated.
        { include: join(root, 'shared/src'), sideEffects: false },
        // Adopts style sheets instead of adding style elements, which the partner's security policy would block or
        // which would style the partner's page.
        {
          test: /\.css$/,
          sideEffects: true,
          use: [
            loaderPath('adoptedStyles.ts'),
            { loader: require.resolve('css-loader'), options: { exportType: 'string', url: false } },
          ],
        },
        ...replacedStatements.map(({ test, statement, replacement }) => ({
          test,
          use: { loader: loaderPath('replaceStatement.ts'), options: { statement, replacement } },
        })),
      ],
    },
    plugins: [
      new EmbedVariantsPlugin(),
      new ChunkIntegrityPlugin(elementClass),
      new webpack.ProvidePlugin({ L: 'leaflet' }),
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
    ],
  }
}

/** Returns the webpack configuration of the script that partners include; its URL never changes. */
export const loaderConfig = (folder: string): Configuration => {
  const base = commonConfig('mf-public')
  return {
    ...base,
    entry: { embed: './embed/loader.ts' },
    cache: false,
    output: { path: folder, filename: '[name].js' },
    plugins: [],
  }
}
