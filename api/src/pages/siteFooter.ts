import { helpPathOf } from 'shared/domain/help/helpPath'
import { helpPageTexts } from 'shared/domain/help/helpTexts'
import { dialogPath } from 'shared/domain/publicPages/dialogPath'
import { copyright, footerLinks, manageCookies } from 'shared/domain/publicPages/siteLinks'
import { html, type Html } from './html.ts'
import type { Page } from './Page.ts'
import type { Site } from './Site.ts'

const withoutQuery = (path: string): string => path.replace(/\?.*/, '')

/**
 * The footer of each page, with the same content as the shell's (`shell/src/footer/Footer.tsx`). The cookie choice is a
 * dialog of the shell.
 */
export const siteFooter = ({ path }: Page, { year, operator }: Site): Html =>
  html`<footer class="composed-footer">
    <nav aria-label="Pied de page">
      <a href="${helpPathOf(withoutQuery(path))}">${helpPageTexts.index}</a>
      ${footerLinks.map((link) => html`<a href="${link.path}">${link.label}</a>`)}
      <a href="mailto:${operator.email}">Nous écrire</a>
      ${operator.socialLinks.map(({ name, url }) => html`<a href="${url}" target="_blank" rel="me noreferrer">${name}</a>`)}
      <a class="composed-cookies" href="${dialogPath(path, 'cookies')}" rel="nofollow">${manageCookies}</a>
    </nav>
    <p>${copyright(year)}</p>
  </footer>`
