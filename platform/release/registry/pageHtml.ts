import { cardPicture } from 'shared/domain/publicPages/cardPicture'
import { notLoaded } from 'shared/domain/publicPages/notLoaded'
import type { AreaBuild, Registry } from 'shared/federation'
import type { ShellBuild } from '../../build/buildOne.ts'

/** What pages name of the shell's build. */
export type PageParts = Pick<
  ShellBuild,
  'base' | 'scripts' | 'starter' | 'styles' | 'fonts' | 'titleFonts' | 'files' | 'doors'
>

/**
 * What stands on the page until the shell draws in its place. The shell's style sheet shows it after some seconds only
 * (`shell/src/notLoaded.css`): the connection is slow, or the script could not be loaded.
 */
const notYetLoaded = `<p class="not-loaded">${notLoaded.slow} Si rien d'autre ne s'affiche, vérifiez votre connexion, puis <a href="">${notLoaded.reload}</a>.</p>`

const fontTags = ({ base }: PageParts, fonts: readonly string[]): string[] =>
  fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${base}${file}" crossorigin>`)

const looksOf = (shell: PageParts): string[] => [
  '<meta name="theme-color" content="#1F6457">',
  `<link rel="icon" type="image/svg+xml" href="${shell.base}icon.svg">`,
  ...shell.styles.map((file) => link('stylesheet', shell, file)),
  ...fontTags(shell, shell.fonts),
]

const scriptTag = (shell: PageParts, file: string, when: 'async' | 'defer'): string =>
  `<script ${when} src="${shell.base}${file}" integrity="${shell.files[file]}"></script>`

const scriptsOf = (shell: PageParts): string[] => shell.scripts.map((file) => scriptTag(shell, file, 'defer'))

const linesOf = (tags: readonly string[]): string => `${tags.join('\n')}\n`

/** What each page has in its head, whatever stands on it. */
export const headOf = (shell: PageParts, extraTags: readonly string[] = []): string =>
  linesOf([...looksOf(shell), ...scriptsOf(shell), ...extraTags])

/**
 * The same for a page that is whole without the scripts: they stand in a template, from which a small one takes them at
 * the first use (`shell/src/composed/startOnUse.ts`). A shell from before that one starts at once.
 */
export function startOnUseHeadOf(shell: PageParts, extraTags: readonly string[]): string {
  const { starter } = shell
  if (starter === undefined) return headOf(shell, extraTags)
  const template = `<template id="shell-scripts">${[...scriptsOf(shell), ...extraTags].join('')}</template>`
  return linesOf([...looksOf(shell), template, scriptTag(shell, starter, 'defer')])
}

/** The data the shell begins with. The page holds no inline script or style, only data: the security policy forbids the others. */
export const bodyDataOf = (shell: PageParts, registry: Registry): string =>
  `<script type="application/json" id="complice">${inlineJson({ registry, shell: { base: shell.base, files: shell.files } })}</script>\n`

/** The font of a composed page's title; nothing of a shell from before it. */
export const titleFontOf = (shell: PageParts): string => linesOf(fontTags(shell, shell.titleFonts ?? []))

/** The address of the picture with which links are previewed; of a shell from before it, of its icon. */
export const cardOf = ({ base, files }: PageParts): string =>
  base + (files[cardPicture.file] === undefined ? 'icon.svg' : cardPicture.file)

/**
 * The page that scripts draw, of members and of links from mails: none is for search engines. Those that are, the API
 * composes.
 */
const usual = {
  tags: '<title>Complice</title>\n<meta name="robots" content="noindex">\n<meta name="description" content="Complice, le cabinet des professionnels de la médiation animale : agenda, patients, animaux, factures et rendez-vous en ligne.">',
  body: `<div id="root">${notYetLoaded}</div>\n<noscript>${notLoaded.withoutScripts}</noscript>`,
}

/** The page of an address that no page has: served with the status 404, and read without any script. */
const notFound = {
  tags: '<title>Page introuvable | Complice</title>\n<meta name="robots" content="noindex">',
  body: `<div id="composed">
<main class="composed-wide">
<h1>Oops... Vous vous êtes perdu ?</h1>
<p>La page que vous recherchez n'existe pas.</p>
<p><a class="composed-button" href="/">Revenir à l'accueil</a></p>
</main>
</div>
<div id="root"></div>`,
}

const page = ({ tags, body }: typeof usual, head: string, data: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${tags}
${head}</head>
<body>
${body}
${data}</body>
</html>
`

export const pageOf = (shell: PageParts, registry: Registry, extraTags: readonly string[] = []): string =>
  page(usual, headOf(shell, extraTags), bodyDataOf(shell, registry))

export const notFoundPage = (shell: PageParts, registry: Registry): string =>
  page(notFound, headOf(shell), bodyDataOf(shell, registry))

/** A chunk may run at any time: it only registers its modules. An entry needs the shell's federation runtime, a style sheet waits for its chunk. */
export const preloadTag = (area: AreaBuild, file: string): string =>
  file.endsWith('.js')
    ? `<script async src="${area.base}${file}" integrity="${area.files[file]}"${crossOriginAttribute(area.base)}></script>`
    : link('preload', area, file)

const crossOriginAttribute = (base: string) => (base.startsWith('/') ? '' : ' crossorigin')

export function link(
  rel: 'preload' | 'stylesheet',
  { base, files }: Pick<AreaBuild, 'base' | 'files'>,
  file: string,
  media?: string,
): string {
  const as = file.endsWith('.css') ? 'style' : 'script'
  return `<link rel="${rel}"${rel === 'preload' ? ` as="${as}"` : ''} href="${base}${file}" integrity="${files[file]}"${media === undefined ? '' : ` media="${media}"`}${crossOriginAttribute(base)}>`
}

/** A text as the value of an attribute in double quotes. */
export const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** JSON that cannot close the script element it is in, whatever it contains. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
