import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { AreaBuild, RegisteredArea, Registry } from 'shared/federation'
import type { ShellBuild } from '../../build/buildOne.ts'
import { replaceFile, writeCompressed } from '../../build/files.ts'
import { staticPaths } from './staticPaths.ts'

type PageParts = Pick<ShellBuild, 'base' | 'scripts' | 'styles' | 'fonts' | 'files' | 'doors'>

/** The worker of the one path whose pages open without network; below it, so that it can control no others. */
const offlineWorker = [
  'pros/emargement/worker.js',
  readFileSync(new URL('offlineWorker.mjs', import.meta.url), 'utf8'),
] as const

/** Every page by its file path in the site: the shell's, one per area, and a copy at each path an area owns; and the worker of offline pages. */
export function pagesOf(
  shell: PageParts,
  registry: Registry,
  doors: Readonly<Record<string, string[]>>,
): Map<string, string> {
  const shellPage = pageOf(shell, registry)
  const areaPages = new Map(
    Object.entries(registry.areas).map(([name, area]) => [name, areaPage(shell, registry, area, doors[name])]),
  )
  const pagesAtPaths = [...staticPaths(registry)].map(([path, name]): [string, string] => [
    pageFileOf(path),
    (name && areaPages.get(name)) ?? shellPage,
  ])
  return new Map([
    ['index.html', shellPage],
    ...[...areaPages].map(([name, page]): [string, string] => [`pages/${name}.html`, page]),
    ...pagesAtPaths,
    offlineWorker,
  ])
}

/** `pages/at/pros/session/page.html`: the file nginx serves for `/pros/session/12`. */
const pageFileOf = (path: string): string => posix.join('pages/at', path, 'page.html')

/**
 * The page of an area preloads its code with the shell's: its entry, its first screens, and the shell's chunks of the
 * doors they import.
 */
const areaPage = (
  shell: PageParts,
  registry: Registry,
  { current, builds, disabled }: RegisteredArea,
  doors: readonly string[] = [],
): string => pageOf(shell, registry, disabled ? [] : preloadTags(shell, builds[current], doors))

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

/**
 * What stands on the page until the shell draws in its place. The shell's style sheet shows it after some seconds only
 * (`shell/src/notLoaded.css`): the connection is slow, or the script could not be loaded.
 */
const notLoaded = `<p class="not-loaded">Complice met du temps à se charger. Si rien d'autre ne s'affiche, vérifiez votre connexion, puis <a href="">rechargez la page</a>.</p>`

/** The page holds no inline script or style, only data: the security policy forbids the others. */
export function pageOf(shell: PageParts, registry: Registry, extraTags: readonly string[] = []): string {
  const lines = [
    ...shell.styles.map((file) => link('stylesheet', shell, file)),
    ...shell.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${shell.base}${file}" crossorigin>`,
    ),
    ...shell.scripts.map(
      (file) => `<script defer src="${shell.base}${file}" integrity="${shell.files[file]}"></script>`,
    ),
    ...extraTags,
  ]
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Complice</title>
<meta name="description" content="Complice, le cabinet des professionnels de la médiation animale : agenda, patients, animaux, factures et rendez-vous en ligne.">
<meta name="theme-color" content="#1F6457">
<link rel="icon" type="image/svg+xml" href="${shell.base}icon.svg">
${lines.join('\n')}
</head>
<body>
<div id="root">${notLoaded}</div>
<noscript>Complice a besoin de JavaScript pour fonctionner.</noscript>
<script type="application/json" id="complice">${inlineJson({ registry, shell: { base: shell.base, files: shell.files } })}</script>
</body>
</html>
`
}

/** A chunk may run at any time: it only registers its modules. An entry needs the shell's federation runtime, a style sheet waits for its chunk. */
const preloadTag = (area: AreaBuild, file: string): string =>
  file.endsWith('.js')
    ? `<script async src="${area.base}${file}" integrity="${area.files[file]}"${crossOriginAttribute(area.base)}></script>`
    : link('preload', area, file)

const crossOriginAttribute = (base: string) => (base.startsWith('/') ? '' : ' crossorigin')

function link(rel: 'preload' | 'stylesheet', { base, files }: Pick<AreaBuild, 'base' | 'files'>, file: string): string {
  const as = file.endsWith('.css') ? 'style' : 'script'
  return `<link rel="${rel}"${rel === 'preload' ? ` as="${as}"` : ''} href="${base}${file}" integrity="${files[file]}"${crossOriginAttribute(base)}>`
}

/** JSON that cannot close the script element it is in, whatever it contains. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
