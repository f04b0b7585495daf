import { maxEmailLength, maxNameLength } from 'shared/contracts/wire'
import { landingOffers } from 'shared/domain/accounts/offers'
import { helpIndexPath } from 'shared/domain/help/helpPath'
import { demoLink, demoMail } from 'shared/domain/publicPages/contact'
import {
  benefits,
  demoForm,
  demoHoneypot,
  features,
  hero,
  landingSections,
  questions,
  signUpSteps,
} from 'shared/domain/publicPages/landing'
import { benefitPictures, featurePictures, heroPicture } from 'shared/domain/publicPages/landingPictures'
import { html, include, type Html } from '../html.ts'
import { organizationOf, websiteOf, type SiteData } from '../jsonLd/site.ts'
import { applicationOf, faq } from '../jsonLd/offers.ts'
import { offerList } from '../offerList.ts'
import type { Page } from '../Page.ts'
import { searchForm } from '../searchForm.ts'

interface Section {
  anchor?: string
  title: string
  lead?: string
}

const section = ({ anchor, title, lead }: Section, content: Html): Html =>
  html`<section${anchor !== undefined && html` id="${anchor}"`}>
<div class="composed-heading"><h2>${title}</h2>
${lead !== undefined && html`<p>${lead}</p>`}</div>
${content}
</section>`

const picture = ({ name }: { name: string }): Html => include(`picture-${name}`)

const featureList = html`<ul class="composed-cards composed-features">
  ${features.map(
    (feature) =>
      html`<li class="composed-card">
        <span class="composed-icon composed-icon-${feature.icon}"></span>
        <h3>${feature.title}</h3>
        <p class="composed-soft">${feature.text}</p>
        <div>${picture(featurePictures[feature.title])}</div>
      </li>`,
  )}
</ul>`

const benefitList = html`<ol class="composed-benefits">
  ${benefits.map(
    ({ title, text }, index) =>
      html`<li>
        <div>
          <p class="composed-rank" aria-hidden="true">${index + 1}</p>
          <h3>${title}</h3>
          <p class="composed-soft">${text}</p>
        </div>
        ${picture(benefitPictures[title])}
      </li>`,
  )}
</ol>`

const stepList = html`<ol class="composed-steps">
  ${signUpSteps.map(
    ({ title, text }, index) =>
      html`<li>
        <span class="composed-rank" aria-hidden="true">${index + 1}</span>
        <h3>${title}</h3>
        <p class="composed-soft">${text}</p>
      </li>`,
  )}
</ol>`

const accountLinks = ({ href, target, rel }: ReturnType<typeof demoLink>): Html =>
  html`<p class="composed-actions">
    <a class="composed-button composed-accent" href="/?inscription=1">${hero.trial}</a>
    <a class="composed-outlined" href="${href}" ${target !== undefined && html`target="${target}" rel="${rel}"`}
      >${hero.demo}</a
    >
  </p>`

const questionList = (email: string): Html =>
  html`<div class="composed-questions">
    ${questions.map(
      ({ question, answer }) =>
        html`<details>
          <summary>${question}</summary>
          <p>${answer}</p>
        </details>`,
    )}
    <p class="composed-soft">
      Une autre question ? L'<a href="${helpIndexPath}">aide</a> montre l'essentiel pas à pas. Ou écrivez-nous à
      <a href="mailto:${email}">${email}</a>.
    </p>
  </div>`

/**
 * Renders the same form to request a demonstration as React, with its honeypot field; `shell/src/composed/demoForm`
 * enables and sends it. Without scripts, an e-mail link replaces it.
 */
const demoRequestForm = (mailUrl: string): Html =>
  html`<form class="composed-form">
    <p class="composed-soft composed-without-scripting">
      Sans JavaScript, <a href="${mailUrl}">écrivez-nous</a> : nous vous proposons un moment.
    </p>
    <fieldset disabled>
      ${demoForm.fields.map(
        ({ name, label, type, autoComplete }) =>
          html`<label
            >${label}<input
              name="${name}"
              type="${type}"
              autocomplete="${autoComplete}"
              maxlength="${type === 'email' ? maxEmailLength : maxNameLength}"
              required
          /></label>`,
      )}
      <div class="composed-hidden" aria-hidden="true">
        <label
          >${demoHoneypot.label}<input
            name="${demoHoneypot.name}"
            maxlength="200"
            tabindex="-1"
            autocomplete="${demoHoneypot.attributes.autoComplete}"
            data-1p-ignore="true"
            data-bwignore="true"
            data-lpignore="true"
            data-form-type="other"
        /></label>
      </div>
      <p class="composed-soft">${demoForm.purpose}</p>
      <button class="composed-button">${demoForm.submit}</button>
    </fieldset>
  </form>`

/** Renders the landing page, with the same content as React; it needs the shell only when a dialog is opened. */
export function landingPage(site: SiteData): Page {
  const { origin, operator } = site
  const demoLinkProps = demoLink(operator)
  return {
    status: 200,
    title: hero.documentTitle,
    description: hero.lead,
    path: '/',
    jsonLd: [organizationOf(site), websiteOf(site), applicationOf(landingOffers, `${origin}/#tarifs`), faq()],
    layout: 'landing',
    startsOn: 'use',
    main: html`<div class="composed-hero">
        <div class="composed-promise">
          <h1>${hero.title}</h1>
          <p class="composed-lead">${hero.lead}</p>
          ${accountLinks(demoLinkProps)}
          <p class="composed-terms">${hero.terms}</p>
        </div>
        <div class="composed-finder">
          <p>${hero.search}</p>
          ${searchForm({ name: '', location: '' })}
        </div>
        <div class="composed-screen">${picture(heroPicture)}</div>
      </div>
      ${section(landingSections.features, featureList)} ${section(landingSections.benefits, benefitList)}
      ${section(landingSections.steps, stepList)} ${section(landingSections.prices, offerList(landingOffers, 'Tarifs'))}
      ${section(landingSections.questions, questionList(operator.email))}
      ${section(landingSections.demo, demoRequestForm(demoMail(operator.email)))}
      <div class="composed-closing">${section(landingSections.closing, accountLinks(demoLinkProps))}</div>`,
  }
}
