import { dialogPath } from 'shared/domain/publicPages/dialogPath'
import { landingAnchors, landingSectionsLabel } from 'shared/domain/publicPages/landingAnchors'
import { html, type Html } from './html.ts'
import { isLanding, type Page } from './Page.ts'

const findTherapistLink = html`<a class="composed-wide-only" href="/therapists">Trouver un praticien</a>`

/**
 * The landing page's sections on narrow screens, where the header has no space for them
 * (`shell/src/header/LandingSections.tsx`).
 */
const landingSections = html`<nav class="composed-sections" aria-label="${landingSectionsLabel}">
  ${landingAnchors.map(({ href, label }) => html`<a href="${href}">${label}</a>`)}
</nav>`

/** The landing page's header tools: section links, sign-in and sign-up (`shell/src/header/LandingTools.tsx`). */
const landingTools = ({ path }: Page): Html =>
  html`${landingAnchors.map(({ href, label }) => html`<a class="composed-section" href="${href}">${label}</a>`)}
    ${findTherapistLink}
    <a class="composed-tool" href="${dialogPath(path, 'connexion')}" rel="nofollow">Connexion</a>
    <a class="composed-button" href="${dialogPath(path, 'inscription')}" rel="nofollow">Essai gratuit</a>`

/** Header tools of other pages; their dialogs open over the page (`shell/src/header/SignedOutTools.tsx`). */
const signedOutTools = ({ path }: Page): Html =>
  html`${findTherapistLink}
    <a class="composed-tool" href="${dialogPath(path, 'inscription')}" rel="nofollow">Inscription</a>
    <a class="composed-outlined" href="${dialogPath(path, 'connexion')}" rel="nofollow">Connexion</a>`

/** The header of each page, with the links of the shell's for signed-out visitors (`shell/src/header/Header.tsx`). */
export const siteHeader = (page: Page): Html =>
  html`<a class="composed-skip" href="#contenu">Aller au contenu</a>
    <header class="composed-header">
      <a class="composed-logo" href="/">Complice</a>
      <nav aria-label="Complice">${isLanding(page) ? landingTools(page) : signedOutTools(page)}</nav>
    </header>
    ${isLanding(page) && landingSections}`
