import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'
import type { Chunk, Configuration } from 'webpack'
import type { AreaName } from 'shared/federation'
import { cacheOf } from './cacheOf.ts'
import { areaExternals, areaFederation, shellFederation, uncalledFunctions, unusedParts } from './federationPlugins.ts'
import { GuardedFilesPlugin } from './GuardedFilesPlugin.ts'
import { folderOf, root } from './packages.ts'
import { provided } from './sharing.ts'

const require = createRequire(import.meta.url)

export const swc = {
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      // Always the production transform: an area built for development must run in a deployed shell.
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
}

/**
 * Relative font URLs: an absolute one would contain the build's id, and the cache would write it into the next build.
 */
const extractedStyles = { loader: MiniCssExtractPlugin.loader, options: { publicPath: './' } }

const hashedName = '[name].[contenthash:8][ext]'

export const common = (name: string): Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  context: join(root, name),
  devtool: false,
  cache: cacheOf(name),
  resolve: { extensions: ['.js', '.mjs', '.ts', '.tsx', '.json'] },
  module: {
    rules: [
      { test: /\.tsx?$/, use: swc },
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
      // Style sheets are files: the security policy blocks style elements with content.
      { test: /\.css$/, use: [extractedStyles, require.resolve('css-loader')] },
      { test: /\.(woff2|png|jpe?g|svg|webp|gif)$/, type: 'asset/resource', generator: { filename: hashedName } },
      // A picture of the product also has its folder in its name: composed pages find its files by name.
      {
        test: /\.avif$/,
        type: 'asset/resource',
        generator: { filename: ({ filename = '' }) => `${basename(dirname(filename))}-${hashedName}` },
      },
    ],
  },
  optimization: {
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false, extractComments: false })],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', ignoreOrder: true }),
    new GuardedFilesPlugin(),
    // French is imported by name; otherwise all languages of moment would be bundled.
    new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
  ],
  performance: false,
  stats: 'errors-warnings',
})

export const output = (folder: string, uniqueName: string): Configuration['output'] => ({
  path: folder,
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  crossOriginLoading: 'anonymous',
  // The shell has its own timeouts (`shell/src/registry/integrity/scriptIntegrity.ts`), and may ask the user in the
  // meantime.
  chunkLoadTimeout: 3_600_000,
  uniqueName,
})

/** One name per build, so that two builds of an area can run in one page. */
export const containerOf = (area: AreaName, build: string): string =>
  `mf_${folderOf(area)}_${build}`.replaceAll(/\W/g, '_')

export const areaRecipe = (area: AreaName, build: string, folder: string): Configuration => {
  const base = common(area)
  return {
    ...base,
    entry: {},
    externals: areaExternals,
    resolve: { ...base.resolve, alias: leanCopies() },
    // A screen and its libraries in one file.
    optimization: { ...base.optimization, splitChunks: false },
    output: { ...output(folder, containerOf(area, build)), publicPath: 'auto' },
    plugins: [...(base.plugins ?? []), ...areaFederation(containerOf(area, build))],
  }
}

/**
 * Modules that two entry points need are in one file, not in one per pair. Only code: with a shared module in that
 * file, an entry point would wait for itself.
 */
const sharedByEntryPoints = {
  name: 'common',
  minChunks: 2,
  minSize: 0,
  reuseExistingChunk: true,
  test: ({ type }: { type: string }) => type.startsWith('javascript'),
}

/** Only forms need it: in the file shared by entry points, each page would load it. */
const formLibrary = { ...sharedByEntryPoints, name: 'form-library', test: /[\\/]react-hook-form[\\/]/, priority: 1 }

/**
 * Entry points of a few kilobytes, in the shared file as well: a separate request would cost more than their bytes.
 */
const lightEntryPoints = ['shared/lists', 'shared/ui/data']

const loadsLightEntryPoint = ({ groupsIterable }: Chunk): boolean => {
  const origins = [...groupsIterable].flatMap((group) => group.origins.map(({ module }) => module?.identifier() ?? ''))
  return origins.some((origin) => lightEntryPoints.some((entryPoint) => origin.includes(` ${entryPoint}@`)))
}

/** The recipe of the shell, which provides the platform and knows no area by name. */
export const shellRecipe = (build: string, folder: string): Configuration => {
  const base = common('shell')
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...output(folder, `complice_shell_${build.replace(/\W/g, '_')}`), publicPath: `/shell/${build}/` },
    resolve: { ...base.resolve, alias: { ...leanCopies(), ...unusedParts() } },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...uncalledFunctions()] },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          defaultVendors: false,
          default: sharedByEntryPoints,
          formLibrary,
          lightEntryPoints: { ...sharedByEntryPoints, minChunks: 1, chunks: loadsLightEntryPoint },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ PLATFORM_PROVIDES: JSON.stringify(provided()) }),
      ...shellFederation(),
    ],
  }
}

/** The recipe of the small script that starts the shell on pages that are complete without it. */
export const starterRecipe = (folder: string): Configuration => ({
  ...common('shell'),
  entry: { starter: './src/composed/starter.ts' },
  cache: false,
  output: output(folder, 'complice_starter'),
  plugins: [],
})

const from = (path: string) => join(root, 'node_modules', path)

const stub = (name: string) => join(root, 'platform/build/libraryStubs', name)

/**
 * Aliases: the router's entry is its development build in every mode; emotion and the calendar bring libraries for
 * unused features.
 */
export const leanCopies = (): Record<string, string> => ({
  'react-router$': from('react-router/dist/production/index.mjs'),
  'react-router/dom$': from('react-router/dist/production/dom-export.mjs'),
  '@emotion/is-prop-valid$': stub('isPropValid.ts'),
  'hoist-non-react-statics$': stub('hoistNonReactStatics.ts'),
  'react-overlays$': stub('reactOverlays.ts'),
})
