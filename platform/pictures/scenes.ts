import type { Page } from '@playwright/test'
import { sceneActions } from './sceneActions.ts'

/** A picture of the product: the screen it shows, and what is done there first. */
export interface Scene {
  /** The folder of its files, and what its module exports. */
  name: string
  path: string
  /** What must be there before the picture is taken. */
  readySelector: string
  action?: (page: Page) => Promise<void>
  /** What the picture begins with, under the header of the page; its top without it. */
  topSelector?: string
  /** The same on a phone, where it begins with something else. */
  phoneTopSelector?: string
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
    readySelector: '.rbc-event',
    topSelector: 'text=Imprimer la semaine',
    phoneTopSelector: '[aria-label="Agenda"]',
    deskWidth: 1440,
  },
  { name: 'agenda', path: '/pros/sessions', readySelector: '.rbc-event, [aria-label="Agenda"] li' },
  { name: 'animals', path: '/pros/animals', readySelector: 'text=Près de sa limite' },
  {
    name: 'patients',
    path: '/pros/patients',
    readySelector: 'main a[href$="/details"]',
    phoneTopSelector: 'text=Trier par',
  },
  {
    name: 'bills',
    path: '/pros/billings/details',
    readySelector: 'text=En retard de',
    phoneTopSelector: 'text=/^\\d+ factures$/',
  },
  { name: 'file', path: '/pros/patients', readySelector: 'main a[href$="/details"]', action: sceneActions.openFile },
  { name: 'invoice', path: '/pros/billings', readySelector: 'text=Prestations', action: sceneActions.fillInvoice },
  {
    name: 'import',
    path: '/pros/patients/import',
    readySelector: 'text=Télécharger un modèle',
    action: sceneActions.readFile,
  },
  {
    name: 'tour',
    path: '/pros/sessions',
    readySelector: '.rbc-event, [aria-label="Agenda"] li',
    action: sceneActions.startTour,
    hasMenu: true,
  },
  {
    name: 'series',
    path: '/pros/session?jour=2026-12-01&de=10:30',
    readySelector: 'text=Fréquence',
    action: sceneActions.planSeries,
  },
  { name: 'dunning', path: '/pros/billings/reminders', readySelector: 'text=Relances' },
  { name: 'team', path: '/pros/team', readySelector: 'text=Invitation envoyée', deskWidth: 1080 },
  { name: 'embed', path: '/partenaires', readySelector: 'complice-booking', action: sceneActions.chooseTherapist },
  {
    name: 'account',
    path: '/pros/user',
    readySelector: 'text=Exporter toutes mes données',
    topSelector: 'text=Appareils connectés',
  },
]
