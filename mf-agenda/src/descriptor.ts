import { describeArea } from 'shared/federation'

export default describeArea({
  name: 'mf-agenda',
  title: 'Agenda',
  requires: { shared: '0.x', react: '^19.0.0' },
  paths: [
    { path: '/pros/sessions', title: 'Rendez-vous', audience: 'professional', privilege: 'AGENDA' },
    { path: '/pros/session/:id?', title: 'Séance', audience: 'professional', privilege: 'AGENDA' },
    { path: '/pros/emargement/:id', title: "Feuille d'émargement", audience: 'professional', privilege: 'AGENDA' },
    { path: '/pros/animals', title: 'Animaux', audience: 'professional', privilege: 'ANIMALS' },
    { path: '/pros/animal/:id?', title: 'Animal', audience: 'professional', privilege: 'ANIMALS' },
    { path: '/pros/clubs', title: 'Lieux', audience: 'professional', privilege: 'CLUBS' },
    { path: '/pros/clubs/amount-details', title: 'Montants dus au lieu', audience: 'professional', privilege: 'CLUBS' },
    { path: '/pros/clubs/:id', title: 'Lieu', audience: 'professional', privilege: 'CLUBS' },
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
    { id: 'animals', label: 'Animaux', icon: 'animals', order: 20, path: '/pros/animals', privilege: 'ANIMALS' },
    { id: 'clubs', label: 'Lieux', icon: 'clubs', order: 30, path: '/pros/clubs', privilege: 'CLUBS' },
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
    {
      id: 'animals',
      order: 20,
      anchor: 'menu.animals',
      title: 'Animaux',
      text: 'Vos animaux, leurs heures de travail semaine après semaine, leur santé et ce que chacun peut porter.',
      privilege: 'ANIMALS',
    },
    {
      id: 'clubs',
      order: 30,
      anchor: 'menu.clubs',
      title: 'Lieux',
      text: "Les lieux où vous exercez, les séances qui s'y tiennent et ce que vous leur devez.",
      privilege: 'CLUBS',
    },
  ],
})
