import { cardPicture } from 'shared/domain/publicPages/cardPicture'
import { notLoaded } from 'shared/domain/publicPages/notLoaded'
import type { AreaBuild, Registry } from 'shared/federation'
import type { ShellBuild } from '../../build/buildOne.ts'

/** Fields of the shell's build that pages name. */
export type PageParts = Pick<
  ShellBuild,
  'base' | 'scripts' | 'starter' | 'styles' | 'fonts' | 'titleFonts' | 'files' | 'doors'
>

/**
 * Shown until the shell renders, but hidden by the shell's style sheet for the first seconds
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

/** The head of every page. */
export const headOf = (shell: PageParts, extraTags: readonly string[] = []): string =>
  linesOf([...looksOf(shell), ...scriptsOf(shell), ...extraTags])

/**
 * The head of a page that is complete without scripts: a template holds them, and a small script
 * starts them on first use (`shell/src/composed/startOnUse.ts`). Shells without that script start
 * at once.
 */
export function startOnUseHeadOf(shell: PageParts, extraTags: readonly string[]): string {
  const { starter } = shell
  if (starter === undefined) return headOf(shell, extraTags)
  const template = `<template id="shell-scripts">${[...scriptsOf(shell), ...extraTags].join('')}</template>`
  return linesOf([...looksOf(shell), template, scriptTag(shell, starter, 'defer')])
}

/**
 * The data with which the shell starts. The page has no inline script or style, only data, because
 * of the security policy.
 */
export const bodyDataOf = (shell: PageParts, registry: Registry): string =>
  `<script type="application/json" id="complice">${inlineJson({ registry, shell: { base: shell.base, files: shell.files } })}</script>\n`

/** The font of a composed page's title; empty for a shell without one. */
export const titleFontOf = (shell: PageParts): string => linesOf(fontTags(shell, shell.titleFonts ?? []))

/** The address of the preview picture of links; for a shell without one, its icon. */
export const cardOf = ({ base, files }: PageParts): string =>
  base + (files[cardPicture.file] === undefined ? 'icon.svg' : cardPicture.file)

/**
 * The page rendered by scripts, for members and for links from e-mails. It is hidden from search
 * engines; the API composes the pages that are meant for them.
 */
const usual = {
  tags: '<title>Complice</title>\n<meta name="robots" content="noindex">\n<meta name="description" content="Complice, le cabinet des professionnels de la médiation animale : agenda, patients, animaux, factures et rendez-vous en ligne.">',
  body: `<div id="root">${notYetLoaded}</div>\n<noscript>${notLoaded.withoutScripts}</noscript>`,
}

/** The page of an unknown address: served with status 404 and readable without scripts. */
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

/**
 * A chunk may run at any time, because it only registers its modules. An entry needs the shell's
 * federation runtime; a style sheet waits for its chunk.
 */
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

/** Escapes a text for an attribute in double quotes. */
export const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** JSON that cannot close its script element, whatever it contains. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
