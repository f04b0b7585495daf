import { readFileSync } from 'node:fs'
import { logoPath } from 'shared/domain/publicPages/publicPaths'
import type { AreaBuild, RegisteredArea, Registry } from 'shared/federation'
import { mouseMedia } from 'shared/federation/mouseMedia'
import type { RemoteBuild } from '../../build/buildOne.ts'
import type { PageFiles } from '../../build/pages/pageFiles.ts'
import { replaceFile, writeCompressed } from '../../build/files.ts'
import {
  bodyDataOf,
  cardAddressOf,
  headOf,
  linkTag,
  notFoundPage,
  pageOf,
  preloadTag,
  startOnUseHeadOf,
  titleFontOf,
} from './pageHtml.ts'
import type { PageBuildFields } from './pageHtml.ts'
import { pictureFragments } from './pictureFragments.ts'
import { pageFileOf, staticPaths, staticPrefix } from '../../gateway/files/staticPaths.ts'

/**
 * The service worker of the attendance sheets, the only pages that open without network. Its file is in the folder of
 * these pages, so that it controls no other pages.
 */
const offlineWorkerPage = [
  'pros/emargement/worker.js',
  readFileSync(new URL('offlineWorker.mjs', import.meta.url), 'utf8'),
] as const

/** The shell's icon at an address for search engines that does not change with releases. */
const logoPage = [
  logoPath.slice(1),
  readFileSync(new URL('../../../shell/src/icon.svg', import.meta.url), 'utf8'),
] as const

/** The manifest of each area's current build, by area; undefined for a manifest that cannot be read. */
export type Manifests = Readonly<Record<string, Pick<RemoteBuild, 'base' | 'doors' | 'files' | 'pages'> | undefined>>

/**
 * Returns the content of each file of the site by its path: the shell's page, the 404 page, a page
 * for each path of an area, the fragments that gateways insert into composed pages, the service
 * worker of offline pages, and the logo.
 */
export function pagesOf(shell: PageBuildFields, registry: Registry, manifests: Manifests): Map<string, string> {
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
    // Pages for older gateways, which serve the same page for all paths of an area.
    ...[...areas.keys()].map((name): [string, string] => [`pages/${name}.html`, pageAt(name)]),
    ...Object.entries(registry.areas).flatMap(([name, area]): [string, string][] => [
      [`pages/${name}.head.html`, headOf(shell, preloadTagsOf(shell, area, manifests[name]?.doors))],
      [`pages/${name}.start-on-use.html`, startOnUseHeadOf(shell, preloadTagsOf(shell, area, manifests[name]?.doors))],
      [`pages/${name}.body.html`, bodyDataOf(shell, registry)],
      [`pages/${name}.title-font.html`, titleFontOf(shell)],
      [`pages/${name}.card.html`, cardAddressOf(shell)],
      ...pictureFragments(manifests[name]).map(([picture, html]): [string, string] => [
        `pages/${name}.picture-${picture}.html`,
        html,
      ]),
    ]),
    ...pagesAtPaths,
    offlineWorkerPage,
    logoPage,
  ])
}

type Manifest = Manifests[string]

/**
 * Returns the page of an area, which preloads the area's code; with the prefix of one of the area's paths, also the
 * files that only the page at that path needs.
 */
function areaPage(
  shell: PageBuildFields,
  registry: Registry,
  area: RegisteredArea,
  manifest: Manifest,
  prefix?: string,
): string {
  const pages = pageFilesAt(area, manifest, prefix)
  const entryPoints = [...(manifest?.doors ?? []), ...pages.flatMap((page) => page.doors)]
  const pageTags = manifest ? pages.flatMap((page) => pageFileTags(manifest, page)) : []
  return pageOf(shell, registry, preloadTagsOf(shell, area, entryPoints, pageTags))
}

/** Returns the files that only the page at a prefix needs; none when several paths of the area have that prefix. */
function pageFilesAt({ current, builds }: RegisteredArea, manifest: Manifest, prefix?: string): readonly PageFiles[] {
  const paths = builds[current]?.descriptor.paths.filter(({ path }) => staticPrefix(path) === prefix) ?? []
  return (paths.length === 1 && manifest?.pages?.[paths[0]?.path ?? '']) || []
}

const mediaByScreens = { withMouse: mouseMedia, withoutMouse: `not all and ${mouseMedia}` }

/** Returns tags that preload files without running them: the page's code imports them later. */
const pageFileTags = (area: Pick<AreaBuild, 'base' | 'files'>, { files, screens }: PageFiles): string[] =>
  files.map((file) => linkTag('preload', area, file, screens && mediaByScreens[screens]))

/**
 * Returns the tags that preload the area's code. The entry is preloaded immediately. The area's first scripts, the
 * entry points of the shell that they need, and the page's own files are preloaded only after the shell's script
 * (`shell/src/startPreloads.ts`), because they would delay it.
 */
function preloadTagsOf(
  shell: PageBuildFields,
  { current, builds, disabled }: RegisteredArea,
  entryPoints: readonly string[] = [],
  pageTags: readonly string[] = [],
): string[] {
  const area = builds[current]
  if (disabled || !area) return []
  const entryPointScripts = new Set(entryPoints.flatMap((entryPoint) => shell.doors[entryPoint] ?? []))
  const deferredTags = [
    ...area.first.map((file) => preloadTag(area, file)),
    ...[...entryPointScripts].map((file) => linkTag('preload', shell, file)),
    ...pageTags,
  ]
  return [
    linkTag('preload', area, area.entry),
    ...(deferredTags.length > 0 ? [`<template id="page-preloads">${deferredTags.join('')}</template>`] : []),
  ]
}

export async function writePage(path: string, html: string): Promise<void> {
  const content = Buffer.from(html)
  await replaceFile(path, content)
  await writeCompressed(path, content)
}
