import { describeArea } from 'shared/federation'

export default describeArea({
  name: 'mf-public',
  title: 'Espace public',
  requires: { shared: '0.x', react: '^19.0.0' },
  paths: [
    { path: '/', title: 'Complice', audience: 'public' },
    { path: '/therapists', title: 'Trouver un praticien', audience: 'public' },
    { path: '/therapists/:id', title: 'Disponibilités', audience: 'public' },
    { path: '/partenaires', title: 'Réserver depuis votre site', audience: 'public' },
    { path: '/public/session', title: 'Demander une séance', audience: 'public' },
    { path: '/public/validation/waiting/session', title: 'Demande enregistrée', audience: 'public' },
    { path: '/public/session/cancel', title: 'Annuler une séance', audience: 'public' },
    { path: '/public/document', title: 'Document', audience: 'public' },
    { path: '/public/confirm', title: 'Confirmer votre adresse e-mail', audience: 'public' },
  ],
  menu: [],
  tour: [],
})
