import { describeArea } from 'shared/federation'
import { settingsPages } from './settingsPages.ts'

export default describeArea({
  name: 'mf-settings',
  title: 'Réglages',
  requires: { shared: '0.x', react: '^19.0.0' },
  paths: [
    ...settingsPages.map(
      ({ path, title, privilege, anyPrivilege, offers }) =>
        ({ path, title, audience: 'professional', privilege, anyPrivilege, offers }) as const,
    ),
    { path: '/pros/sessions-types', title: 'Types séances', audience: 'professional', privilege: 'ADMINISTRATION' },
    {
      path: '/pros/team',
      title: 'Equipe',
      audience: 'professional',
      privilege: 'ADMINISTRATION',
      offers: ['PRO', 'ULTIME'],
    },
    {
      path: '/pros/team/activity',
      title: "Activité de l'équipe",
      audience: 'professional',
      privilege: 'ADMINISTRATION',
      offers: ['PRO', 'ULTIME'],
    },
    { path: '/invitation', title: 'Rejoindre une équipe', audience: 'public' },
  ],
  menu: [
    {
      id: 'sessionTypes',
      label: 'Types séances',
      icon: 'sessionTypes',
      order: 90,
      path: '/pros/sessions-types',
      privilege: 'ADMINISTRATION',
    },
    {
      id: 'team',
      label: 'Equipe',
      icon: 'team',
      order: 110,
      path: '/pros/team',
      privilege: 'ADMINISTRATION',
      offers: ['PRO', 'ULTIME'],
    },
  ],
  tour: [
    {
      id: 'sessionTypes',
      order: 90,
      anchor: 'menu.sessionTypes',
      title: 'Types séances',
      text: 'Ce que vous proposez, à quel prix et combien de temps, et ce que vous demandez au premier rendez-vous.',
      privilege: 'ADMINISTRATION',
    },
    {
      id: 'team',
      order: 110,
      anchor: 'menu.team',
      title: 'Equipe',
      text: 'Les membres de votre cabinet : leur rôle, et ce que chacun peut ouvrir.',
      privilege: 'ADMINISTRATION',
      offers: ['PRO', 'ULTIME'],
    },
  ],
})
