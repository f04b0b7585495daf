import { noTherapistTitle, pageTitle } from 'shared/domain/publicPages/pageTitles'
import { html } from './html.ts'
import type { Page } from './Page.ts'

/** Error page for a therapist who is not in the directory; `hasLeft` is true if the therapist was in it before. */
export const noTherapistPage = (path: string, { hasLeft }: { hasLeft: boolean }): Page => ({
  status: hasLeft ? 410 : 404,
  title: noTherapistTitle,
  description: "Ce praticien ne figure pas, ou plus, dans l'annuaire.",
  path,
  main: html`<h1>Disponibilités</h1>
    <p>Ce praticien ne figure ${hasLeft ? 'plus' : 'pas, ou plus,'} dans l'annuaire.</p>
    <p><a class="composed-button" href="/therapists">Trouver un praticien</a></p>`,
  layout: 'wide',
})

/** Error page for an unknown address below the public pages. */
export const unknownPage = (path: string): Page => ({
  status: 404,
  title: pageTitle('Page introuvable'),
  description: "La page que vous recherchez n'existe pas.",
  path,
  main: html`<h1>Oops... Vous vous êtes perdu&nbsp;?</h1>
    <p>La page que vous recherchez n'existe pas.</p>
    <p><a class="composed-button" href="/">Revenir à l'accueil</a></p>`,
  layout: 'wide',
})
