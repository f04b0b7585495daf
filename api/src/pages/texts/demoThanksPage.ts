import { demoThanks } from 'shared/domain/publicPages/demoThanks'
import { pageTitle } from 'shared/domain/publicPages/pageTitles'
import { meadowDrawing } from '../drawing.ts'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'

/** Renders the page that confirms the request of a demonstration. */
export const demoThanksPage = (): Page => ({
  status: 200,
  title: pageTitle(demoThanks.tab),
  description: demoThanks.text,
  path: '/pros/demoThanks',
  isNotIndexed: true,
  layout: 'message',
  startsOn: 'use',
  main: html`${meadowDrawing(240)}
    <h1>${demoThanks.title}</h1>
    <p class="composed-soft">${demoThanks.text}</p>
    <a class="composed-outlined" href="/">${demoThanks.home}</a>`,
})
