import { pageTitle } from 'shared/domain/publicPages/pageTitles'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'

/** Renders the page of the booking request. Without JavaScript, the page states that JavaScript is required. */
export const requestPage = (): Page => ({
  status: 200,
  title: pageTitle('Demander une séance'),
  description: "La demande d'une séance à un praticien de la médiation animale.",
  path: '/public/session',
  isNotIndexed: true,
  layout: 'reading',
  main: html`<h1>Demander une séance</h1>
    <noscript
      ><p>
        Cette étape a besoin de JavaScript, et d'un compte patient que l'on ouvre ou retrouve ici même, par une adresse
        e-mail et un mot de passe. Activez JavaScript pour ce site, puis rechargez la page : le créneau choisi reste
        dans son adresse.
      </p>
      <p>Sinon, prenez contact avec le praticien : son cabinet et son adresse sont sur sa page.</p></noscript
    >
    <p><a href="/therapists">Revenir à la recherche</a></p>`,
})
