import { readFileSync } from 'node:fs'
import { logoPath } from 'shared/domain/publicPages/publicPaths'
import type { AreaBuild, RegisteredArea, Registry } from 'shared/federation'
import { mouseMedia } from 'shared/federation/mouseMedia'
import type { RemoteBuild } from '../../build/buildOne.ts'
import type { PageFiles } from '../../build/pages/pageFiles.ts'
import { replaceFile, writeCompressed } from '../../build/files.ts'
import {
  bodyDataOf,
  cardOf,
  headOf,
  link,
  notFoundPage,
  pageOf,
  preloadTag,
  startOnUseHeadOf,
  titleFontOf,
} from './pageHtml.ts'
import type { PageParts } from './pageHtml.ts'
import { pictureParts } from './pictureParts.ts'
import { pageFileOf, staticPaths, staticPrefix } from '../../gateway/files/staticPaths.ts'

/**
 * The worker of the only path whose pages open without network; its file lies below that path, so
 * that it controls no other pages.
 */
const offlineWorker = [
  'pros/emargement/worker.js',
  readFileSync(new URL('offlineWorker.mjs', import.meta.url), 'utf8'),
] as const

/** The shell's icon at a stable address for search engines, whichever release is live. */
const logo = [logoPath.slice(1), readFileSync(new URL('../../../shell/src/icon.svg', import.meta.url), 'utf8')] as const

/** Manifests of each area's current build; undefined when it cannot be read. */
export type Manifests = Readonly<Record<string, Pick<RemoteBuild, 'base' | 'doors' | 'files' | 'pages'> | undefined>>

/**
 * Every page by its file path in the site: the shell's, the 404 page, one at each path of an area,
 * the parts that gateways put into composed pages, the worker of offline pages, and the logo.
 */
export function pagesOf(shell: PageParts, registry: Registry, manifests: Manifests): Map<string, string> {
  const shellPage = pageOf(shell, registry)
  const areas = new Map<string, RegisteredArea>(Object.entries(registry.areas))
  const pageAt = (name: string, prefix?: string): string => {
    const area = areas.get(name)
    return area ? areaPage(shell, registry, area, manifests[name], prefix) : shellPage
  }
  const pagesAtPaths = [...staticPaths(registry)].map(([path, name]): [string, string] => [
    pageFileOf(path),
    name === undefined ? shellPage : pageAt(name, path),
  ])
  return new Map([
    ['index.html', shellPage],
    ['404.html', notFoundPage(shell, registry)],
    // For older gateways, which serve one page for all paths of an area.
    ...[...areas.keys()].map((name): [string, string] => [`pages/${name}.html`, pageAt(name)]),
    ...Object.entries(registry.areas).flatMap(([name, area]): [string, string][] => [
      [`pages/${name}.head.html`, headOf(shell, preloadTagsOf(shell, area, manifests[name]))],
      [`pages/${name}.start-on-use.html`, startOnUseHeadOf(shell, preloadTagsOf(shell, area, manifests[name]))],
      [`pages/${name}.body.html`, bodyDataOf(shell, registry)],
      [`pages/${name}.title-font.html`, titleFontOf(shell)],
      [`pages/${name}.card.html`, cardOf(shell)],
      ...pictureParts(manifests[name]).map(([picture, html]): [string, string] => [
        `pages/${name}.picture-${picture}.html`,
        html,
      ]),
    ]),
    ...pagesAtPaths,
    offlineWorker,
    logo,
  ])
}

type Manifest = Manifests[string]

/**
 * The page of an area, which preloads its code; with the prefix of one of its paths, also that
 * page's own files.
 */
function areaPage(
  shell: PageParts,
  registry: Registry,
  area: RegisteredArea,
  manifest: Manifest,
  prefix?: string,
): string {
  const pages = pageFilesAt(area, manifest, prefix)
  const doors = [...(manifest?.doors ?? []), ...pages.flatMap((page) => page.doors)]
  const pageTags = manifest ? pages.flatMap((page) => pageFileTags(manifest, page)) : []
  return pageOf(shell, registry, preloadTagsOf(shell, area, { ...manifest, doors }, pageTags))
}

/** Files of the page at a prefix; none when several paths of the area share it. */
function pageFilesAt({ current, builds }: RegisteredArea, manifest: Manifest, prefix?: string): readonly PageFiles[] {
  const paths = builds[current]?.descriptor.paths.filter(({ path }) => staticPrefix(path) === prefix) ?? []
  return (paths.length === 1 && manifest?.pages?.[paths[0]?.path ?? '']) || []
}

const mediaOf = { withMouse: mouseMedia, withoutMouse: `not all and ${mouseMedia}` }

/** Preloads files without running them: the page's code imports them later. */
const pageFileTags = (area: Pick<AreaBuild, 'base' | 'files'>, { files, screens }: PageFiles): string[] =>
  files.map((file) => link('preload', area, file, screens && mediaOf[screens]))

/**
 * Preloads the area's entry at once. First screens, the shell's entry points they need and the
 * page's own files follow when the shell's script has arrived (`shell/src/startPreloads.ts`),
 * because they would delay it.
 */
function preloadTagsOf(
  shell: PageParts,
  { current, builds, disabled }: RegisteredArea,
  { doors = [] }: { doors?: readonly string[] } = {},
  pageTags: readonly string[] = [],
): string[] {
  const area = builds[current]
  if (disabled || !area) return []
  const entryPointScripts = new Set(doors.flatMap((entryPoint) => shell.doors[entryPoint] ?? []))
  const later = [
    ...area.first.map((file) => preloadTag(area, file)),
    ...[...entryPointScripts].map((file) => link('preload', shell, file)),
    ...pageTags,
  ]
  return [
    link('preload', area, area.entry),
    ...(later.length > 0 ? [`<template id="page-preloads">${later.join('')}</template>`] : []),
  ]
}

export async function writePage(path: string, html: string): Promise<void> {
  const content = Buffer.from(html)
  await replaceFile(path, content)
  await writeCompressed(path, content)
}
