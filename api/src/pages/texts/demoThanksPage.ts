import { demoThanks } from 'shared/domain/publicPages/demoThanks'
import { pageTitle } from 'shared/domain/publicPages/pageTitles'
import { meadowDrawing } from '../drawing.ts'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'

/** Confirms that the demonstration request was received. */
export const demoThanksPage = (): Page => ({
  status: 200,
  title: pageTitle(demoThanks.tab),
  description: demoThanks.text,
  path: '/pros/demoThanks',
  hidden: true,
  layout: 'message',
  startsOn: 'use',
  main: html`${meadowDrawing(240)}
    <h1>${demoThanks.title}</h1>
    <p class="composed-soft">${demoThanks.text}</p>
    <a class="composed-outlined" href="/">${demoThanks.home}</a>`,
})
