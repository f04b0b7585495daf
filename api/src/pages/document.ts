import { notLoaded } from 'shared/domain/publicPages/notLoaded'
import { copyright, footerLinks } from 'shared/domain/publicPages/siteLinks'
import { dataBlock, html, include, type Html } from './html.ts'
import type { Page } from './Page.ts'

interface Site {
  /** The address people type, without a slash at the end. */
  origin: string
  /** Of the copyright line. */
  year: number
  /** Where questions go. */
  email: string
}

const openGraph = ({ title, description, path }: Page, origin: string): Html[] =>
  [
    ['og:type', 'website'],
    ['og:site_name', 'Complice'],
    ['og:locale', 'fr_FR'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin + path],
  ].map(([property, content]) => html`<meta property="${property}" content="${content}" />`)

const header = html`<header class="composed-header">
  <a class="composed-logo" href="/">Complice</a>
  <nav aria-label="Complice">
    <a href="/therapists">Trouver un praticien</a>
    <a href="/pros/prices">Prix</a>
    <a class="composed-button" href="/?inscription=1">Essai gratuit</a>
  </nav>
</header>`

const footer = ({ year, email }: Site): Html =>
  html`<footer class="composed-footer">
    <nav aria-label="Pied de page">
      ${footerLinks.map(({ path, label }) => html`<a href="${path}">${label}</a>`)}
      <a href="mailto:${email}">Nous écrire</a>
    </nav>
    <p>${copyright(year)}</p>
  </footer>`

/** The shell's style sheet shows the first one after some seconds (`shell/src/notLoaded.css`): by then a script has failed, or is late. */
const withoutScript = html`<p class="not-loaded">
    ${notLoaded.slow} ${notLoaded.readable} <a href="">${notLoaded.reload}</a>.
  </p>
  <noscript><p class="composed-without-scripts">${notLoaded.readableWithoutScripts}</p></noscript>`

/** The page whole, but for what the gateway includes: the scripts of the front and the registry of its areas. */
export const documentOf = (page: Page, site: Site): string => {
  const { origin } = site
  const isFound = page.status === 200 && !page.hidden
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title}</title>
        <meta name="description" content="${page.description}" />
        ${isFound ? html`<link rel="canonical" href="${origin + page.path}" />` : html`<meta name="robots" content="noindex" />`}
        ${isFound && openGraph(page, origin)} ${include('head')}
        ${isFound && page.jsonLd?.map((thing) => dataBlock('application/ld+json', Object.assign({ '@context': 'https://schema.org' }, thing)))}
      </head>
      <body>
        <div id="composed">
          ${header}
          <main class="composed-${page.layout}">${page.main}</main>
          ${footer(site)} ${withoutScript}
        </div>
        <div id="root"></div>
        ${include('body')}
      </body>
    </html> `.markup
}
