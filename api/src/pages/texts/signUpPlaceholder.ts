import { pageTitle } from 'shared/domain/publicPages/pageTitles'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'

/** Renders the sign-up page, which has only its title, 'About' (ruling 39). */
export const signUpPlaceholder = (): Page => ({
  status: 200,
  title: pageTitle('About'),
  description: 'About',
  path: '/pros/sign-up',
  isNotIndexed: true,
  layout: 'wide',
  main: html`<h1>About</h1>`,
})
