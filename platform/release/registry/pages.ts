import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { logoPath } from 'shared/domain/publicPages/publicPaths'
import type { AreaBuild, RegisteredArea, Registry } from 'shared/federation'
import type { RemoteBuild } from '../../build/buildOne.ts'
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
import { staticPaths } from '../../gateway/files/staticPaths.ts'

/** The worker of the one path whose pages open without network; below it, so that it can control no others. */
const offlineWorker = [
  'pros/emargement/worker.js',
  readFileSync(new URL('offlineWorker.mjs', import.meta.url), 'utf8'),
] as const

/** The icon of the shell where search engines look for it again, whichever release is live. */
const logo = [logoPath.slice(1), readFileSync(new URL('../../../shell/src/icon.svg', import.meta.url), 'utf8')] as const

/** What is known of each area's current build; none of an area whose manifest cannot be read. */
export type Manifests = Readonly<Record<string, Pick<RemoteBuild, 'base' | 'doors' | 'files'> | undefined>>

/** Every page by its file path in the site: the shell's, that of an unknown address, one per area with the parts that gateways put into composed pages, and a copy at each path an area owns; the worker of offline pages, and the logo. */
export function pagesOf(shell: PageParts, registry: Registry, manifests: Manifests): Map<string, string> {
  const shellPage = pageOf(shell, registry)
  const areaPages = new Map(
    Object.entries(registry.areas).map(([name, area]) => [
      name,
      areaPage(shell, registry, area, manifests[name]?.doors),
    ]),
  )
  const pagesAtPaths = [...staticPaths(registry)].map(([path, name]): [string, string] => [
    pageFileOf(path),
    (name && areaPages.get(name)) ?? shellPage,
  ])
  return new Map([
    ['index.html', shellPage],
    ['404.html', notFoundPage(shell, registry)],
    ...[...areaPages].map(([name, page]): [string, string] => [`pages/${name}.html`, page]),
    ...Object.entries(registry.areas).flatMap(([name, area]): [string, string][] => [
      [`pages/${name}.head.html`, headOf(shell, preloadTagsOf(shell, area, manifests[name]?.doors))],
      [`pages/${name}.start-on-use.html`, startOnUseHeadOf(shell, preloadTagsOf(shell, area, manifests[name]?.doors))],
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

/** `pages/at/pros/session/page.html`: the file nginx serves for `/pros/session/12`. */
const pageFileOf = (path: string): string => posix.join('pages/at', path, 'page.html')

/**
 * The page of an area preloads its code with the shell's: its entry, its first screens, and the shell's chunks of the
 * doors they import.
 */
const areaPage = (shell: PageParts, registry: Registry, area: RegisteredArea, doors?: readonly string[]): string =>
  pageOf(shell, registry, preloadTagsOf(shell, area, doors))

const preloadTagsOf = (
  shell: PageParts,
  { current, builds, disabled }: RegisteredArea,
  doors: readonly string[] = [],
) => (disabled ? [] : preloadTags(shell, builds[current], doors))

function preloadTags(shell: PageParts, area: AreaBuild | undefined, doors: readonly string[]): string[] {
  const scripts = new Set(doors.flatMap((door) => shell.doors[door] ?? []))
  const areaTags = area ? [link('preload', area, area.entry), ...area.first.map((file) => preloadTag(area, file))] : []
  return [...areaTags, ...[...scripts].map((file) => link('preload', shell, file))]
}

export async function writePage(path: string, html: string): Promise<void> {
  const content = Buffer.from(html)
  await replaceFile(path, content)
  await writeCompressed(path, content)
}
