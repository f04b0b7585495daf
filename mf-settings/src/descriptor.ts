import { describeArea } from 'shared/federation'

export default describeArea({
  name: 'mf-settings',
  title: 'Réglages',
  requires: { shared: '0.x', react: '^19.0.0' },
  paths: [
    { path: '/pros/user', title: 'Mes informations', audience: 'professional' },
    { path: '/pros/sessions-types', title: 'Types séances', audience: 'professional', privilege: 'ADMINISTRATION' },
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
  ],
})
