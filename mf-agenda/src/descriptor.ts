import { describeArea } from 'shared/federation'

export default describeArea({
  name: 'mf-agenda',
  title: 'Agenda',
  requires: { shared: '0.x', react: '^19.0.0' },
  paths: [
    { path: '/pros/sessions', title: 'Rendez-vous', audience: 'professional', privilege: 'AGENDA' },
    { path: '/pros/session/:id?', title: 'Séance', audience: 'professional', privilege: 'AGENDA' },
  ],
  menu: [
    {
      id: 'sessions',
      label: 'Rendez-vous',
      icon: 'sessions',
      order: 10,
      path: '/pros/sessions',
      privilege: 'AGENDA',
      plus: { label: 'Ajouter une séance', path: '/pros/session' },
    },
  ],
  tour: [
    {
      id: 'sessions',
      order: 10,
      anchor: 'menu.sessions',
      title: 'Rendez-vous',
      text: 'Votre semaine, vos séances et les demandes à valider. Un clic sur un créneau libre ajoute une séance.',
      privilege: 'AGENDA',
    },
  ],
})
