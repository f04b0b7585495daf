import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'
import type { Chunk, Configuration } from 'webpack'
import type { AreaName } from 'shared/federation'
import { webpackCache } from './webpackCache.ts'
import {
  areaExternals,
  areaFederation,
  shellFederation,
  uncalledFunctionRules,
  runtimeStubAliases,
} from './federationPlugins.ts'
import { GuardedFilesPlugin } from './GuardedFilesPlugin.ts'
import { folderOf, root } from './packages.ts'
import { providedVersions } from './sharing.ts'

const require = createRequire(import.meta.url)

export const swc = {
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      // Uses the production transform in development too, because an area built for development must run in a deployed
      // shell.
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
}

/**
 * Uses relative font URLs: an absolute URL would contain the build's id, and webpack's cache would write that id into
 * the next build.
 */
const styleExtractor = { loader: MiniCssExtractPlugin.loader, options: { publicPath: './' } }

const hashedName = '[name].[contenthash:8][ext]'

/** Returns the webpack configuration that all packages share; `name` is the package's folder. */
export const commonConfig = (name: string): Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  context: join(root, name),
  devtool: false,
  cache: webpackCache(name),
  resolve: { extensions: ['.js', '.mjs', '.ts', '.tsx', '.json'] },
  module: {
    rules: [
      { test: /\.tsx?$/, use: swc },
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
      // Extracts style sheets to files, because the security policy blocks style elements with content.
      { test: /\.css$/, use: [styleExtractor, require.resolve('css-loader')] },
      {
        test: /[\\/]composed[\\/]composed\.css$/,
        use: fileURLToPath(new URL('composed/prependVariables.ts', import.meta.url)),
      },
      { test: /\.(woff2|png|jpe?g|svg|webp|gif)$/, type: 'asset/resource', generator: { filename: hashedName } },
      // Prefixes a picture's folder to its name, because composed pages find its files by name.
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

/** Returns webpack's output options; `uniqueName` separates the runtimes of several builds in one page. */
export const outputOptions = (folder: string, uniqueName: string): Configuration['output'] => ({
  path: folder,
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  crossOriginLoading: 'anonymous',
  // A timeout longer than the shell's (`shell/src/registry/integrity/scriptIntegrity.ts`), because the shell may ask
  // the user in the meantime.
  chunkLoadTimeout: 3_600_000,
  uniqueName,
})

/** Returns a separate container name per build, so that two builds of an area can run in one page. */
export const containerOf = (area: AreaName, build: string): string =>
  `mf_${folderOf(area)}_${build}`.replaceAll(/\W/g, '_')

/** Returns the webpack configuration of an area, which uses the shell's modules of `shared`. */
export const areaConfig = (area: AreaName, build: string, folder: string): Configuration => {
  const base = commonConfig(area)
  return {
    ...base,
    entry: {},
    externals: areaExternals,
    resolve: { ...base.resolve, alias: libraryAliases() },
    // Keeps a screen and its libraries in one file.
    optimization: { ...base.optimization, splitChunks: false },
    output: { ...outputOptions(folder, containerOf(area, build)), publicPath: 'auto' },
    plugins: [...(base.plugins ?? []), ...areaFederation(containerOf(area, build))],
  }
}

/**
 * Bundles the modules that several entry points use into one file, instead of one file per pair of entry points. The
 * file contains plain JavaScript modules only: with a shared module of Module Federation in it, an entry point would
 * wait for itself.
 */
const sharedByEntryPoints = {
  name: 'common',
  minChunks: 2,
  minSize: 0,
  reuseExistingChunk: true,
  test: ({ type }: { type: string }) => type.startsWith('javascript'),
}

/**
 * A separate file for a library that only forms need, because every page loads the file shared by all entry points.
 */
const formLibrary = { ...sharedByEntryPoints, name: 'form-library', test: /[\\/]react-hook-form[\\/]/, priority: 1 }

/**
 * Entry points of a few kilobytes, which are put in the shared file: a separate request would cost more than loading
 * these bytes always.
 */
const lightEntryPoints = ['shared/lists', 'shared/ui/data']

const loadsLightEntryPoint = ({ groupsIterable }: Chunk): boolean => {
  const origins = [...groupsIterable].flatMap((group) => group.origins.map(({ module }) => module?.identifier() ?? ''))
  return origins.some((origin) => lightEntryPoints.some((entryPoint) => origin.includes(` ${entryPoint}@`)))
}

/** Returns the webpack configuration of the shell, which provides the platform and does not name any area. */
export const shellConfig = (build: string, folder: string): Configuration => {
  const base = commonConfig('shell')
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...outputOptions(folder, `complice_shell_${build.replace(/\W/g, '_')}`), publicPath: `/shell/${build}/` },
    resolve: { ...base.resolve, alias: { ...libraryAliases(), ...runtimeStubAliases() } },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...uncalledFunctionRules()] },
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
      new webpack.DefinePlugin({ PLATFORM_PROVIDES: JSON.stringify(providedVersions()) }),
      ...shellFederation(),
    ],
  }
}

/** Returns the webpack configuration of the small script that starts the shell on complete composed pages. */
export const starterConfig = (folder: string): Configuration => ({
  ...commonConfig('shell'),
  entry: { starter: './src/composed/starter.ts' },
  cache: false,
  output: outputOptions(folder, 'complice_starter'),
  plugins: [],
})

const modulePath = (path: string) => join(root, 'node_modules', path)

const stubPath = (name: string) => join(root, 'platform/build/libraryStubs', name)

/**
 * Returns aliases that replace library modules: the router's default entry, which is always its development build;
 * libraries that emotion and the calendar import for features that the product does not use; and React's JSX runtime,
 * which is wrapped for French typography.
 */
export const libraryAliases = (): Record<string, string> => ({
  'react/jsx-runtime$': stubPath('jsxRuntime.ts'),
  'react/jsx-runtime.js$': modulePath('react/jsx-runtime.js'),
  'react-router$': modulePath('react-router/dist/production/index.mjs'),
  'react-router/dom$': modulePath('react-router/dist/production/dom-export.mjs'),
  '@emotion/is-prop-valid$': stubPath('isPropValid.ts'),
  'hoist-non-react-statics$': stubPath('hoistNonReactStatics.ts'),
  'react-overlays$': stubPath('reactOverlays.ts'),
})
