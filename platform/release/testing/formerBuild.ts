import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import type { AreaBuild, AreaDescriptor } from 'shared/federation'
import { bundle } from '../../build/bundle.ts'
import { sha384 } from '../../build/files.ts'
import { folderOf } from '../../build/packages.ts'
import { sharedModulesOfArea } from '../../build/sharing.ts'

/**
 * Builds a small area as areas were built before decision 19: a webpack container without a federation runtime, whose
 * scripts go through the global `compliceGate`. Stores contain such builds for a month.
 */
export async function writeFormerBuild(folder: string, build: string, descriptor: AreaDescriptor): Promise<AreaBuild> {
  const area = folderOf(descriptor.name)
  const container = `mf_${area}_${build}`.replaceAll(/\W/g, '_')
  rmSync(folder, { recursive: true, force: true })
  const { stats } = await bundle(formerConfig(folder, container), () => undefined)
  const names = readdirSync(folder)
  const remote = {
    base: `/mf/${area}/${build}/`,
    container,
    entry: names.find((name) => name.startsWith('remoteEntry.')) ?? '',
    first: (stats.namedChunkGroups?.['remote']?.assets ?? []).map(({ name }) => name),
    files: Object.fromEntries(names.map((name) => [name, sha384(readFileSync(join(folder, name)))])),
    descriptor,
  }
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...remote, takes: {}, doors: [] }))
  return remote
}

const formerConfig = (folder: string, container: string): webpack.Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  context: join(import.meta.dirname, 'formerArea'),
  devtool: false,
  entry: {},
  output: {
    path: folder,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    publicPath: 'auto',
    uniqueName: container,
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: container,
      library: { type: 'var', name: container },
      filename: 'remoteEntry.[contenthash:8].js',
      exposes: { './remote': { import: './remote.js', name: 'remote' } },
      shared: sharedModulesOfArea(),
    }),
    {
      apply: (compiler) =>
        compiler.hooks.thisCompilation.tap('FormerGuard', (compilation) => {
          webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
            'FormerGuard',
            (source) => `${source}\nglobalThis.compliceGate(script, url);`,
          )
        }),
    },
  ],
  stats: 'errors-warnings',
})
