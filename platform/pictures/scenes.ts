import type { Page } from '@playwright/test'
import { sceneActions } from './sceneActions.ts'

/** A picture of the product: its screen, and the actions on the screen before the picture is taken. */
export interface Scene {
  /** Name of the folder of the picture's files. It also begins the name that the picture's module exports. */
  name: string
  path: string
  /** Selector of an element that must appear before the picture is taken. */
  readySelector: string
  action?: (page: Page) => Promise<void>
  /** Selector of the element at the top of the picture; by default the picture begins at the top of the page. */
  topSelector?: string
  /** `topSelector` for the phone, when it differs. */
  phoneTopSelector?: string
  /** Width of the desktop picture in CSS pixels, when it differs from the usual width. */
  deskWidth?: number
  /** Whether the desktop picture shows the open menu. */
  hasMenu?: boolean
}

/** All scenes show the first practice of the demonstration, at the same date and time. */
export const scenes: readonly Scene[] = [
  {
    name: 'week',
    path: '/pros/sessions',
    readySelector: '.rbc-event',
    phoneTopSelector: '[aria-label="Aujourd\'hui"]',
    deskWidth: 1440,
  },
  { name: 'agenda', path: '/pros/sessions', readySelector: '.rbc-event, [aria-label="Agenda"] li' },
  { name: 'animals', path: '/pros/animals', readySelector: 'text=Près de sa limite' },
  { name: 'patients', path: '/pros/patients', readySelector: 'main a[href$="/details"]' },
  {
    name: 'bills',
    path: '/pros/billings/details',
    readySelector: '[role="tabpanel"] >> text=€',
    phoneTopSelector: 'main [role="tablist"]',
  },
  {
    name: 'file',
    path: '/pros/patients',
    readySelector: 'main a[href$="/details"]',
    action: sceneActions.openPatientFile,
  },
  { name: 'invoice', path: '/pros/billings', readySelector: 'text=Prestations', action: sceneActions.fillInvoice },
  {
    name: 'import',
    path: '/pros/patients/import',
    readySelector: 'text=Télécharger un modèle',
    action: sceneActions.readImportFile,
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
