import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import webpack from 'webpack'
import type { Configuration, RuleSetRule } from 'webpack'
import type { AreaName, Registry } from 'shared/federation'
import { bundle } from '../build/bundle.ts'
import { compressAndHash, writeJson } from '../build/files.ts'
import { areaNames, root } from '../build/packages.ts'
import { commonConfig, libraryAliases, outputOptions, starterConfig } from '../build/webpackConfig.ts'
import { providedVersions } from '../build/sharing.ts'
import { pageFileOf, staticPaths } from '../gateway/files/staticPaths.ts'
import {
  bodyDataOf,
  cardAddressOf,
  headOf,
  pageOf,
  startOnUseHeadOf,
  titleFontOf,
} from '../release/registry/pageHtml.ts'
import { writePage } from '../release/registry/pages.ts'
import { pictureFragments } from '../release/registry/pictureFragments.ts'

/**
 * Builds the same shell and areas as one application with lazy routes, for comparison, in the product's folder layout.
 * If `changedArea` is given, one line is added to the source of that area, to simulate a new release.
 */
export async function buildMonolith(distDir: string, folder: string, changedArea?: AreaName): Promise<void> {
  const base = '/shell/monolith/'
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'pages'), { recursive: true })
  const { stats } = await bundle(await monolithConfig(join(folder, base), base, changedArea), () => undefined)
  // Bundles the starter script, because the monolith's pages start with the same script as the product's.
  await bundle(starterConfig(join(folder, base)), () => undefined)
  const files = await compressAndHash(join(folder, base))
  const entry = (stats.entrypoints?.['main']?.assets ?? []).map(({ name }) => name)
  const page = {
    base,
    scripts: entry.filter((name) => name.endsWith('.js')),
    starter: Object.keys(files).find((name) => /^starter\.\w+\.js$/.test(name)),
    styles: entry.filter((name) => name.endsWith('.css')),
    fonts: Object.keys(files).filter((name) => /^figtree-latin-wght-normal\..*woff2$/.test(name)),
    titleFonts: Object.keys(files).filter((name) => /^bitter-latin-wght-normal\..*woff2$/.test(name)),
    files,
    doors: {},
  }
  const registry: Registry = JSON.parse(await readFile(join(distDir, 'registry.json'), 'utf8'))
  await writeJson(join(folder, 'registry.json'), registry)
  await writePage(join(folder, 'index.html'), pageOf(page, registry))
  for (const path of staticPaths(registry).keys()) {
    const file = join(folder, pageFileOf(path))
    await mkdir(dirname(file), { recursive: true })
    await writePage(file, pageOf(page, registry))
  }
  for (const area of areaNames()) {
    await writePage(join(folder, 'pages', `${area}.head.html`), headOf(page))
    await writePage(join(folder, 'pages', `${area}.start-on-use.html`), startOnUseHeadOf(page, []))
    await writePage(join(folder, 'pages', `${area}.body.html`), bodyDataOf(page, registry))
    await writePage(join(folder, 'pages', `${area}.title-font.html`), titleFontOf(page))
    await writePage(join(folder, 'pages', `${area}.card.html`), cardAddressOf(page))
    for (const [picture, html] of pictureFragments(page))
      await writePage(join(folder, 'pages', `${area}.picture-${picture}.html`), html)
  }
}

async function monolithConfig(path: string, publicPath: string, changedArea?: AreaName): Promise<Configuration> {
  const shellConfig = commonConfig('shell')
  const plainLoader = await writePlainLoader(join(root, '.cache/bench'))
  return {
    ...shellConfig,
    entry: { main: './src/main.tsx' },
    output: { ...outputOptions(path, 'monolith'), publicPath },
    cache: false,
    resolve: { ...shellConfig.resolve, alias: libraryAliases() },
    module: {
      ...shellConfig.module,
      rules: [...(shellConfig.module?.rules ?? []), ...(changedArea ? [await extraLineRule(changedArea)] : [])],
    },
    plugins: [
      ...(shellConfig.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'GuardedFilesPlugin'),
      new webpack.DefinePlugin({ PLATFORM_PROVIDES: JSON.stringify(providedVersions()) }),
      new webpack.NormalModuleReplacementPlugin(/\/loadBuild\.ts$/, plainLoader),
    ],
  }
}

/** Writes a loader that imports the areas lazily, without federation. */
async function writePlainLoader(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'loadBuild.js')
  const areas = areaNames().map((name) => `'${name}': () => import('${join(root, name, 'src/remote.tsx')}')`)
  await writeFile(
    path,
    `const areas = {${areas.join(',')}}
export async function loadBuild({ descriptor }) {
  const { default: area } = await areas[descriptor.name]()
  await area.init?.()
  return area
}
`,
  )
  return path
}

async function extraLineRule(area: AreaName): Promise<RuleSetRule> {
  const loader = join(root, '.cache/bench/oneMoreLine.cjs')
  await writeFile(loader, 'module.exports = (source) => `${source}\\nglobalThis.oneMoreLine = true`\n')
  return { test: join(root, area, 'src/remote.tsx'), enforce: 'post', loader }
}
