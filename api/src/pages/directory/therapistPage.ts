import type { PublicSessionType, TherapistCard } from 'shared/contracts/directory/therapist'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { logoPicture } from 'shared/domain/directory/logoPicture'
import { dayName, withDe } from 'shared/domain/format'
import { therapistTitle } from 'shared/domain/publicPages/pageTitles'
import { bookingPath, therapistPath } from 'shared/domain/publicPages/publicPaths'
import { therapistCrumbs, type Crumb } from 'shared/domain/publicPages/directory/therapistCrumbs'
import { addressOf, initialsOf, nameOf } from 'shared/domain/publicPages/directory/therapistNames'
import { html, type Html } from '../html.ts'
import { breadcrumbs, practiceOf } from '../jsonLd/directory.ts'
import type { Page } from '../Page.ts'

export interface TherapistPageData {
  therapist: TherapistCard
  types: readonly PublicSessionType[]
  /** Next free slots of the first session type. */
  slots: readonly TimeSlot[]
  origin: string
}

/** Renders the logo, or the initials; hidden from screen readers, because the name is next to it. */
const portrait = (therapist: TherapistCard): Html =>
  logoPicture(therapist.logo)
    ? html`<img class="composed-portrait" src="${therapist.logo ?? ''}" width="72" height="72" alt="" />`
    : html`<span class="composed-portrait" aria-hidden="true">${initialsOf(therapist)}</span>`

const slotsOfDay = (day: string, slots: readonly TimeSlot[], { therapist, types }: TherapistPageData): Html =>
  html`<section aria-label="${dayName(day)}">
    <h3>${dayName(day)}</h3>
    <ul class="composed-slots">
      ${slots.map(
        (slot) =>
          html`<li>
            <a
              class="composed-outlined"
              href="${bookingPath(therapist.id, slot, types[0]?.id)}"
              rel="nofollow"
              aria-label="${dayName(day)}, de ${slot.startTime} à ${slot.endTime}"
              >${slot.startTime}</a
            >
          </li>`,
      )}
    </ul>
  </section>`

const freeSlots = (data: TherapistPageData): Html => {
  const days = Object.entries(Object.groupBy(data.slots, ({ date }) => date))
  return days.length === 0
    ? html`<p>Aucun créneau libre dans les cinq semaines qui viennent.</p>`
    : html`${days.map(([day, slots = []]) => slotsOfDay(day, slots, data))}`
}

const typeList = (types: readonly PublicSessionType[]): Html | false =>
  types.length > 0 &&
  html`<h2>Séances proposées</h2>
    <ul>
      ${types.map(({ name, duration }) => html`<li>${name}, ${duration} minutes</li>`)}
    </ul>`

const crumbLinks = (crumbs: readonly Crumb[]): Html =>
  html`<p>${crumbs.map(({ label, path }, index) => html`${index > 0 && '› '}<a href="${path}">${label}</a>`)}</p>`

/** Renders a therapist's published details and next free slots, each slot as a link to the booking request. */
export function therapistPage(data: TherapistPageData): Page {
  const { therapist, types, origin } = data
  const name = nameOf(therapist)
  const path = therapistPath(therapist.id)
  const { city } = therapist.address
  const address = addressOf(therapist.address)
  const crumbs = therapistCrumbs(therapist)
  return {
    status: 200,
    title: therapistTitle(therapist),
    description: `Les créneaux libres ${withDe(name)}${therapist.firmName && ` (${therapist.firmName})`}, praticien(ne) en médiation animale${city && ` à ${city}`}. Demandez une séance en ligne.`,
    path,
    jsonLd: [
      practiceOf(therapist, types, origin),
      breadcrumbs([...crumbs, { label: name, path }].map((crumb) => [crumb.label, origin + crumb.path])),
    ],
    layout: 'wide',
    startsOn: 'interaction',
    main: html`${crumbLinks(crumbs)}
      <h1>Disponibilités ${withDe(name)}</h1>
      <div class="composed-card composed-therapist">
        ${portrait(therapist)}
        <div>
          <h2>${name}</h2>
          ${therapist.firmName && html`<p>${therapist.firmName}</p>`}
          ${address && html`<p class="composed-soft">${address}</p>`}
        </div>
      </div>
      <h2>Créneaux libres</h2>
      ${freeSlots(data)} ${typeList(types)}`,
  }
}
