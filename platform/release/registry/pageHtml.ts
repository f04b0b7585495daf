import { lightColours } from 'shared/design/tokens'
import { cardPicture } from 'shared/domain/publicPages/cardPicture'
import { notLoaded } from 'shared/domain/publicPages/notLoaded'
import type { AreaBuild, Registry } from 'shared/federation'
import type { ShellBuild } from '../../build/buildOne.ts'

/** Fields of the shell's build that the HTML of pages uses. */
export type PageBuildFields = Pick<
  ShellBuild,
  'base' | 'scripts' | 'starter' | 'styles' | 'fonts' | 'titleFonts' | 'files' | 'doors'
>

/**
 * Message for a slow connection or a script that could not be loaded. The page contains it until the shell renders;
 * `shell/src/notLoaded.css` hides it for the first seconds.
 */
const notLoadedHtml = `<p class="not-loaded">${notLoaded.slow} Si rien d'autre ne s'affiche, vérifiez votre connexion, puis <a href="">${notLoaded.reload}</a>.</p>`

const fontTags = ({ base }: PageBuildFields, fonts: readonly string[]): string[] =>
  fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${base}${file}" crossorigin>`)

const appearanceTagsOf = (shell: PageBuildFields): string[] => [
  `<meta name="theme-color" content="${lightColours.primary.main}">`,
  `<link rel="icon" type="image/svg+xml" href="${shell.base}icon.svg">`,
  ...shell.styles.map((file) => linkTag('stylesheet', shell, file)),
  ...fontTags(shell, shell.fonts),
]

const scriptTag = (shell: PageBuildFields, file: string, loading: 'async' | 'defer'): string =>
  `<script ${loading} src="${shell.base}${file}" integrity="${shell.files[file]}"></script>`

const scriptsOf = (shell: PageBuildFields): string[] => shell.scripts.map((file) => scriptTag(shell, file, 'defer'))

const joinLines = (tags: readonly string[]): string => `${tags.join('\n')}\n`

/** Returns the part of the head that loads the shell: icon, styles, fonts, the shell's scripts, and `extraTags`. */
export const headOf = (shell: PageBuildFields, extraTags: readonly string[] = []): string =>
  joinLines([...appearanceTagsOf(shell), ...scriptsOf(shell), ...extraTags])

/**
 * Returns the head of a page that is complete without scripts: the shell's scripts are in a template, and a small
 * script runs them on the first interaction (`shell/src/composed/startOnUse.ts`). If the shell's build has no such
 * script, the shell's scripts run immediately.
 */
export function startOnUseHeadOf(shell: PageBuildFields, extraTags: readonly string[]): string {
  const { starter } = shell
  if (starter === undefined) return headOf(shell, extraTags)
  const template = `<template id="shell-scripts">${[...scriptsOf(shell), ...extraTags].join('')}</template>`
  return joinLines([...appearanceTagsOf(shell), template, scriptTag(shell, starter, 'defer')])
}

/**
 * Returns the data with which the shell starts. Because of the security policy, the page has no inline script or
 * style.
 */
export const bodyDataOf = (shell: PageBuildFields, registry: Registry): string =>
  `<script type="application/json" id="complice">${inlineJson({ registry, shell: { base: shell.base, files: shell.files } })}</script>\n`

/** Returns the tag that preloads the font of a composed page's title; empty for a shell without such a font. */
export const titleFontOf = (shell: PageBuildFields): string => joinLines(fontTags(shell, shell.titleFonts ?? []))

/**
 * Returns the address of the preview picture for shared links; for a shell without such a picture, the address of its
 * icon.
 */
export const cardAddressOf = ({ base, files }: PageBuildFields): string =>
  base + (files[cardPicture.file] === undefined ? 'icon.svg' : cardPicture.file)

/**
 * The page for members and for links in e-mails, which scripts render. Search engines do not index it; the API
 * composes the pages meant for them.
 */
const scriptedPage = {
  tags: '<title>Complice</title>\n<meta name="robots" content="noindex">\n<meta name="description" content="Complice, le cabinet des professionnels de la médiation animale : agenda, patients, animaux, factures et rendez-vous en ligne.">',
  body: `<div id="root">${notLoadedHtml}</div>\n<noscript>${notLoaded.withoutScripts}</noscript>`,
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

const renderPage = ({ tags, body }: typeof scriptedPage, head: string, data: string): string => `<!doctype html>
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

/** Renders the page that loads the shell; `extraTags` are added to its head. */
export const pageOf = (shell: PageBuildFields, registry: Registry, extraTags: readonly string[] = []): string =>
  renderPage(scriptedPage, headOf(shell, extraTags), bodyDataOf(shell, registry))

export const notFoundPage = (shell: PageBuildFields, registry: Registry): string =>
  renderPage(notFound, headOf(shell), bodyDataOf(shell, registry))

/**
 * Returns the tag that loads a file of the area early: not the entry, which needs the shell's federation runtime first.
 * A chunk runs immediately, because it only registers its modules; a style sheet is only preloaded, because its chunk
 * inserts it.
 */
export const preloadTag = (area: AreaBuild, file: string): string =>
  file.endsWith('.js')
    ? `<script async src="${area.base}${file}" integrity="${area.files[file]}"${crossOriginAttribute(area.base)}></script>`
    : linkTag('preload', area, file)

const crossOriginAttribute = (base: string) => (base.startsWith('/') ? '' : ' crossorigin')

/** Renders a link element for a script or style sheet of a build, with its integrity hash. */
export function linkTag(
  rel: 'preload' | 'stylesheet',
  { base, files }: Pick<AreaBuild, 'base' | 'files'>,
  file: string,
  media?: string,
): string {
  const as = file.endsWith('.css') ? 'style' : 'script'
  return `<link rel="${rel}"${rel === 'preload' ? ` as="${as}"` : ''} href="${base}${file}" integrity="${files[file]}"${media === undefined ? '' : ` media="${media}"`}${crossOriginAttribute(base)}>`
}

/** Escapes a text for an attribute in double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Returns JSON for a script element, with `<` escaped so that no value can close the element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
