import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { eagerEntryPoints, lazyEntryPoints } from 'shared/federation/entryPoints'
import descriptor from '../src/descriptor.ts'
import { AreaPlugin } from './AreaPlugin.ts'

const folder = join(import.meta.dirname, '..')
const sourceNames = readdirSync(join(folder, 'src')).toSorted()
const hash = createHash('sha256').update(sourceNames.map((name) => readFileSync(join(folder, 'src', name))).join('\0'))

/** A distinct global name per build, because two builds of an area can be loaded in one page. */
const containerName = `mf_equipment_${hash.digest('hex').slice(0, 8)}`

/** Uses the shell's federation runtime, which is the same for all areas. */
const shellRuntimeExternal = ({ request = '' }: { request?: string }) =>
  Promise.resolve(
    /@module-federation.webpack-bundler-runtime.dist.index\.cjs$/.test(request)
      ? 'global compliceFederationRuntime'
      : undefined,
  )

export const config: Configuration = {
  mode: 'production',
  target: ['web', 'es2022'],
  context: folder,
  devtool: false,
  entry: {},
  output: {
    path: join(folder, 'dist'),
    publicPath: 'auto',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    uniqueName: containerName,
    crossOriginLoading: 'anonymous',
    // A timeout longer than the shell's, which limits the loading time of each file.
    chunkLoadTimeout: 3_600_000,
  },
  resolve: { extensions: ['.js', '.ts', '.tsx'] },
  externals: shellRuntimeExternal,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic', development: false } },
          },
        },
      },
    ],
  },
  plugins: [
    new AreaPlugin(descriptor),
    new ModuleFederationPlugin({
      name: containerName,
      filename: 'remoteEntry.[contenthash:8].js',
      exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
      shared: Object.fromEntries(
        [...eagerEntryPoints, ...lazyEntryPoints].map((entryPoint) => [
          entryPoint,
          { singleton: true, import: false, requiredVersion: false },
        ]),
      ),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: true,
      experiments: {
        externalRuntime: true,
        optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
      },
    }),
  ],
}
