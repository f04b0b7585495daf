import type { Page } from '@playwright/test'
import { acts } from './acts.ts'

/** A picture of the product: the screen it shows, and what is done there first. */
export interface Scene {
  /** The folder of its files, and what its module exports. */
  name: string
  path: string
  /** What must be there before the picture is taken. */
  shows: string
  act?: (page: Page) => Promise<void>
  /** What the picture begins with, under the header of the page; its top without it. */
  from?: string
  /** The same on a phone, where it begins with something else. */
  phoneFrom?: string
  /** How many CSS pixels of the page a desk shows, where it needs more than others. */
  deskWidth?: number
  /** Whether a desk's picture has the menu, open. */
  hasMenu?: boolean
}

/** All of the demonstration's first practice, at one time of one day. */
export const scenes: readonly Scene[] = [
  {
    name: 'week',
    path: '/pros/sessions',
    shows: '.rbc-event',
    from: 'text=Imprimer la semaine',
    phoneFrom: '[aria-label="Agenda"]',
    deskWidth: 1440,
  },
  { name: 'agenda', path: '/pros/sessions', shows: '.rbc-event, [aria-label="Agenda"] li' },
  { name: 'animals', path: '/pros/animals', shows: 'text=Près de sa limite' },
  { name: 'patients', path: '/pros/patients', shows: 'main a[href$="/details"]', phoneFrom: 'text=Trier par' },
  { name: 'bills', path: '/pros/billings/details', shows: 'text=En retard de', phoneFrom: 'text=/^\\d+ factures$/' },
  { name: 'file', path: '/pros/patients', shows: 'main a[href$="/details"]', act: acts.openFile },
  { name: 'invoice', path: '/pros/billings', shows: 'text=Prestations', act: acts.fillInvoice },
  { name: 'import', path: '/pros/patients/import', shows: 'text=Télécharger un modèle', act: acts.readFile },
  {
    name: 'tour',
    path: '/pros/sessions',
    shows: '.rbc-event, [aria-label="Agenda"] li',
    act: acts.startTour,
    hasMenu: true,
  },
  { name: 'series', path: '/pros/session?jour=2026-12-01&de=10:30', shows: 'text=Fréquence', act: acts.planSeries },
  { name: 'dunning', path: '/pros/billings/reminders', shows: 'text=Relances' },
  { name: 'team', path: '/pros/team', shows: 'text=Invitation envoyée', deskWidth: 1080 },
  { name: 'embed', path: '/partenaires', shows: 'complice-booking', act: acts.chooseTherapist },
  { name: 'account', path: '/pros/user', shows: 'text=Exporter toutes mes données', from: 'text=Appareils connectés' },
]
