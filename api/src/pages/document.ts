import { contactElementId, type Contact } from 'shared/domain/publicPages/contact'
import { notLoaded } from 'shared/domain/publicPages/notLoaded'
import { dataBlock, html, include } from './html.ts'
import { linkPreview } from './linkPreview.ts'
import { isLanding, type Page } from './Page.ts'
import type { Site } from './Site.ts'
import { siteFooter } from './siteFooter.ts'
import { siteHeader } from './siteHeader.ts'

/**
 * Messages for pages whose script does not run. The shell's style sheet (`shell/src/notLoaded.css`) reveals the first
 * after some seconds, when a script has failed or is late.
 */
const noScriptMessage = html`<aside class="not-loaded" aria-label="Chargement">
    ${notLoaded.slow} ${notLoaded.readable} <a href="">${notLoaded.reload}</a>.
  </aside>
  <noscript
    ><aside class="composed-without-scripts" aria-label="JavaScript">
      ${notLoaded.readableWithoutScripts}
    </aside></noscript
  >`

/**
 * The shell reads the operator's addresses from the page instead of requesting them (shared/src/client/useContact.ts).
 */
const contactOf = ({ operator: { email, demoBookingUrl } }: Site) =>
  dataBlock('application/json', { email, demoBookingUrl } satisfies Contact, contactElementId)

/** Whether the page's titles have their own font (composed.css). */
const hasTitleFont = ({ layout }: Page) => layout === 'landing' || layout === 'reading'

/**
 * Renders the complete document except for the fragments that the gateway includes (`Fragment`), such as the front
 * end's scripts.
 */
export const documentOf = (page: Page, site: Site): string => {
  const { origin } = site
  const isIndexed = page.status === 200 && !page.isNotIndexed
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title}</title>
        <meta name="description" content="${page.description}" />
        ${isIndexed ? html`<link rel="canonical" href="${origin + page.path}" />` : html`<meta name="robots" content="noindex" />`}
        ${isIndexed && linkPreview(page, origin)} ${include(page.startsOn ? 'start-on-use' : 'head')}
        ${hasTitleFont(page) && include('title-font')}
        ${isIndexed && page.jsonLd?.map((thing) => dataBlock('application/ld+json', Object.assign({ '@context': 'https://schema.org' }, thing)))}
      </head>
      <body>
        <div
          id="composed"
          ${isLanding(page) && html` data-landing`}${page.startsOn && html` data-starts-on="${page.startsOn}"`}
        >
          ${siteHeader(page)}
          <main id="contenu" class="composed-${page.layout}">${page.main}</main>
          ${siteFooter(page, site)} ${noScriptMessage}
        </div>
        <div id="root"></div>
        ${contactOf(site)} ${include('body')}
      </body>
    </html> `.markup
}
