import './defineBuildGlobals.ts'
import { render } from '@testing-library/react'
import { QueryRoot } from 'shared/client'
import { CONTRACT } from 'shared/federation'
import type { AreaDescriptor, MenuEntry, Registry } from 'shared/federation'
import { createMemoryRouter, RouterProvider } from 'shared/router'
import { storage } from 'shared/session'
import { ThemeRoot } from 'shared/ui'
import { Frame } from '../Frame.tsx'
import { startRegistry } from '../registry/registry.ts'

type Entry = Omit<MenuEntry, 'order'>

const entries: readonly Entry[] = [
  {
    id: 'sessions',
    label: 'Rendez-vous',
    icon: 'sessions',
    path: '/pros/sessions',
    otherPages: ['/pros/session'],
    privilege: 'AGENDA',
    isInBottomBar: true,
  },
  {
    id: 'animals',
    label: 'Animaux',
    icon: 'animals',
    path: '/pros/animals',
    otherPages: ['/pros/animal'],
    privilege: 'ANIMALS',
    isInBottomBar: true,
  },
  { id: 'clubs', label: 'Lieux', icon: 'clubs', path: '/pros/clubs', privilege: 'CLUBS' },
  {
    id: 'patients',
    label: 'Patients',
    icon: 'patients',
    path: '/pros/patients',
    privilege: 'PATIENTS',
    isInBottomBar: true,
  },
  {
    id: 'estimations',
    label: 'Devis',
    icon: 'estimations',
    path: '/pros/estimations/details',
    privilege: 'ESTIMATION',
    plus: { label: 'Ajouter un devis', path: '/pros/estimations' },
  },
  {
    id: 'billings',
    label: 'Factures',
    icon: 'billings',
    path: '/pros/billings/details',
    otherPages: ['/pros/billings'],
    privilege: 'BILL',
    isInBottomBar: true,
    plus: { label: 'Ajouter une facture', path: '/pros/billings' },
  },
  {
    id: 'forecast',
    label: 'Prévisionnel',
    icon: 'forecast',
    path: '/pros/finance/forecast',
    privilege: 'ADMINISTRATION',
  },
  {
    id: 'administration',
    label: 'Administration',
    icon: 'administration',
    path: '/pros/administration',
    privilege: 'ADMINISTRATION',
  },
  {
    id: 'sessionTypes',
    label: 'Types séances',
    icon: 'sessionTypes',
    path: '/pros/sessions-types',
    privilege: 'ADMINISTRATION',
  },
  {
    id: 'team',
    label: 'Equipe',
    icon: 'team',
    path: '/pros/team',
    privilege: 'ADMINISTRATION',
    offers: ['PRO', 'ULTIME'],
  },
]

const descriptor: AreaDescriptor = {
  contract: CONTRACT,
  name: 'mf-whole',
  title: 'Complice',
  requires: {},
  paths: [
    { path: '/', title: 'Accueil', audience: 'public' },
    { path: '/therapists', title: 'Trouver un praticien', audience: 'public' },
    { path: '/pros/prices', title: 'Prix', audience: 'public' },
    { path: '/public/cgu', title: 'Conditions générales', audience: 'public' },
    { path: '/aide', title: 'Aide', audience: 'public' },
    { path: '/pros/user', title: 'Mes informations', audience: 'professional' },
    { path: '/pros/paiement', title: 'Paiement', audience: 'professional' },
    { path: '/pros/patients/:id/details', title: 'Patient', audience: 'professional', privilege: 'PATIENTS' },
    { path: '/pros/billings', title: 'Nouvelle facture', audience: 'professional', privilege: 'BILL' },
    ...entries.map(({ path, label, privilege, offers }) => ({
      path,
      title: label,
      audience: 'professional' as const,
      privilege,
      offers,
    })),
  ],
  menu: entries.map((entry, index) => ({ ...entry, order: index })),
  actions: [{ label: 'Nouvelle facture', path: '/pros/billings', keywords: 'ajouter', privilege: 'BILL' }],
  firstSteps: [
    { id: 'session', label: 'Première séance', text: 'Un clic suffit.', path: '/pros/sessions', privilege: 'AGENDA' },
    { id: 'profile', label: 'Vos informations', text: 'Pour vos factures.', path: '/pros/user' },
    {
      id: 'openingHours',
      label: "Horaires d'ouverture",
      text: 'Pour les demandes.',
      path: '/pros/user',
      keepLabel: 'Garder ces horaires',
    },
    {
      id: 'patients',
      label: 'Patients',
      text: 'Un par un, ou depuis un fichier.',
      path: '/pros/patients',
      privilege: 'PATIENTS',
      other: { label: 'Importer un fichier', path: '/pros/patients' },
    },
  ],
  tour: entries.map(({ id, label, privilege, offers }, index) => ({
    id,
    order: index,
    anchor: `menu.${id}`,
    title: label,
    text: `Ce que fait ${label}.`,
    privilege,
    offers,
  })),
}

const hash = `sha384-${'A'.repeat(64)}`
const registry: Registry = {
  schema: 1,
  serial: 1,
  areas: {
    'mf-whole': {
      current: 'one',
      builds: {
        one: {
          base: '/mf/whole/one/',
          entry: 'entry.js',
          container: 'whole',
          first: [],
          files: { 'entry.js': hash },
          descriptor,
        },
      },
    },
  },
}

/** Opens the shell on a page, with every menu entry of the product and an area that never loads. */
export async function openShell(path: string, state?: unknown) {
  storage.write('complice.registry', JSON.stringify(registry))
  await startRegistry()
  const { pathname, search } = new URL(path, location.origin)
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }], {
    initialEntries: [{ pathname, search, state }],
  })
  const renderResult = render(
    <ThemeRoot>
      <QueryRoot>
        <RouterProvider router={router} />
      </QueryRoot>
    </ThemeRoot>,
  )
  return { ...renderResult, router, address: () => router.state.location.pathname }
}
