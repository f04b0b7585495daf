import { posix } from 'node:path'
import type { AreaBuild, RegisteredArea, Registry } from 'shared/federation'
import type { ShellBuild } from '../build/buildOne.ts'
import { replaceFile, writeCompressed } from '../build/files.ts'
import { staticPlaces } from './staticPlaces.ts'

type PageParts = Pick<ShellBuild, 'base' | 'scripts' | 'styles' | 'fonts' | 'files' | 'doors'>

/** Every page by its path in what is served: the shell's, one per area, and the same again at each place an area owns. */
export function pagesOf(
  shell: PageParts,
  registry: Registry,
  doors: Readonly<Record<string, string[]>>,
): Map<string, string> {
  const ofTheShell = pageOf(shell, registry)
  const ofAreas = new Map(
    Object.entries(registry.areas).map(([name, area]) => [name, pageOfArea(shell, registry, area, doors[name])]),
  )
  const places = [...staticPlaces(registry)].map(([place, name]): [string, string] => [
    pageAt(place),
    (name && ofAreas.get(name)) ?? ofTheShell,
  ])
  return new Map([
    ['index.html', ofTheShell],
    ...[...ofAreas].map(([name, page]): [string, string] => [`pages/${name}.html`, page]),
    ...places,
  ])
}

/** `pages/at/pros/session/page.html`: where nginx looks for the page of `/pros/session/12`. */
const pageAt = (place: string): string => posix.join('pages/at', place, 'page.html')

/**
 * Fetches the area's code at the same time as the shell's:
 * its entry, its first screens, and what lies behind the doors these go through.
 */
const pageOfArea = (
  shell: PageParts,
  registry: Registry,
  { current, builds, disabled }: RegisteredArea,
  doors: readonly string[] = [],
): string => pageOf(shell, registry, disabled ? [] : ahead(shell, builds[current], doors))

function ahead(shell: PageParts, area: AreaBuild | undefined, doors: readonly string[]): string[] {
  const scripts = new Set(doors.flatMap((door) => shell.doors[door] ?? []))
  const ofTheArea = area ? [link('preload', area, area.entry), ...area.first.map((file) => early(area, file))] : []
  return [...ofTheArea, ...[...scripts].map((file) => link('preload', shell, file))]
}

export async function writePage(path: string, html: string): Promise<void> {
  const content = Buffer.from(html)
  await replaceFile(path, content)
  await writeCompressed(path, content)
}

/** Nothing in line but data: the security policy runs no script and draws no style from the page itself. */
export function pageOf(shell: PageParts, registry: Registry, more: readonly string[] = []): string {
  const lines = [
    ...shell.styles.map((file) => link('stylesheet', shell, file)),
    ...shell.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${shell.base}${file}" crossorigin>`,
    ),
    ...shell.scripts.map(
      (file) => `<script defer src="${shell.base}${file}" integrity="${shell.files[file]}"></script>`,
    ),
    ...more,
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
<div id="root"></div>
<noscript>Complice a besoin de JavaScript pour fonctionner.</noscript>
<script type="application/json" id="complice">${dataOf({ registry, shell: { base: shell.base, files: shell.files } })}</script>
</body>
</html>
`
}

/** A chunk may run at any time: it only registers its modules. An entry needs the shell's federation runtime, a style sheet waits for its chunk. */
const early = (area: AreaBuild, file: string): string =>
  file.endsWith('.js')
    ? `<script async src="${area.base}${file}" integrity="${area.files[file]}"${crossOf(area.base)}></script>`
    : link('preload', area, file)

const crossOf = (base: string) => (base.startsWith('/') ? '' : ' crossorigin')

function link(rel: 'preload' | 'stylesheet', { base, files }: Pick<AreaBuild, 'base' | 'files'>, file: string): string {
  const as = file.endsWith('.css') ? 'style' : 'script'
  return `<link rel="${rel}"${rel === 'preload' ? ` as="${as}"` : ''} href="${base}${file}" integrity="${files[file]}"${crossOf(base)}>`
}

/** Whatever it holds, it cannot end the element it stands in. */
const dataOf = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
