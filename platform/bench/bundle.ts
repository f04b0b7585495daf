import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Configuration } from 'webpack'
import { bundle } from '../build/bundle.ts'
import { areaNames, isArea } from '../build/packages.ts'
import { areaConfig, shellConfig } from '../build/webpackConfig.ts'
import { contentOf } from './bundleContent.ts'

/**
 * Prints, by package and by module, the sizes of the scripts that load first: the shell's initial scripts, and each
 * area's entry and first chunks.
 * `npm run bench:bundle -- shell mf-agenda --modules 40`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { modules: { type: 'string', default: '25' } },
})
const names = positionals.length > 0 ? positionals : ['shell', ...areaNames()]

for (const name of names) {
  const folder = mkdtempSync(join(tmpdir(), 'complice-bundle-'))
  try {
    for (const file of await firstFilesOf(name, folder)) printContent(name, folder, file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function firstFilesOf(name: string, folder: string): Promise<string[]> {
  const config = isArea(name) ? areaConfig(name, 'report', folder) : shellConfig('report', folder)
  const configWithSourceMap: Configuration = { ...config, cache: false, devtool: 'hidden-source-map' }
  const { stats } = await bundle(configWithSourceMap, () => undefined)
  const assets = isArea(name)
    ? [
        ...(stats.assets ?? []).filter(({ name: file }) => file.startsWith('remoteEntry.')),
        ...(stats.namedChunkGroups?.['remote']?.assets ?? []),
      ]
    : (stats.entrypoints?.['main']?.assets ?? [])
  return assets.map((asset) => asset.name).filter((file) => file.endsWith('.js'))
}

function printContent(name: string, folder: string, file: string): void {
  const { brotliBytes, packages, modules } = contentOf(
    readFileSync(join(folder, file), 'utf8'),
    readFileSync(join(folder, `${file}.map`), 'utf8'),
  )
  console.log(`\n${name} ${file}: ${brotliBytes} bytes (brotli)`)
  console.log('By package: how much smaller the file would be without it.')
  console.table(packages.filter(({ minifiedBytes }) => minifiedBytes > 500))
  console.log(`By module, the ${values.modules} largest: share of the minified file.`)
  console.table(modules.slice(0, Number(values.modules)))
}
