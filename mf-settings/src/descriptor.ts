import { describeArea } from 'shared/federation'
import { settingsPages } from './settingsPages.ts'

export default describeArea({
  name: 'mf-settings',
  title: 'Réglages',
  requires: { shared: '0.x', react: '^19.0.0' },
  paths: [
    ...settingsPages.map(
      ({ path, title, privilege, anyPrivilege, offers }) =>
        ({ path, title, audience: 'professional', hasOwnMenu: true, privilege, anyPrivilege, offers }) as const,
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
  firstSteps: [
    {
      id: 'profile',
      label: 'Vos informations',
      text: 'Nom, adresse et SIREN : vos devis et vos factures en ont besoin.',
      path: '/pros/user',
    },
    {
      id: 'openingHours',
      label: "Horaires d'ouverture",
      text: 'Les jours et les heures où un patient peut demander une séance.',
      path: '/pros/personalization',
      keepLabel: 'Garder du lundi au samedi, de 8 h à 20 h',
    },
    {
      id: 'sessionTypes',
      label: 'Types de séances',
      text: 'Ce que vous proposez, à quel prix et pour combien de temps.',
      path: '/pros/sessions-types',
      privilege: 'ADMINISTRATION',
      keepLabel: "Garder le type « Séance », d'une heure",
    },
    {
      id: 'publicPage',
      label: 'Page publique',
      text: "Paraître dans l'annuaire et recevoir des demandes en ligne : cochez l'accord dans vos informations.",
      path: '/pros/user',
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
