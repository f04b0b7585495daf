import { describeArea } from 'shared/federation'

export default describeArea({
  name: 'mf-patients',
  title: 'Patients',
  requires: { shared: '0.x', react: '^19.0.0' },
  paths: [
    { path: '/pros/patients', title: 'Patients', audience: 'professional', privilege: 'PATIENTS' },
    {
      path: '/pros/patients/import/:id?',
      title: 'Importer des patients',
      audience: 'professional',
      privilege: 'PATIENTS',
    },
    {
      path: '/pros/patients/deleted',
      title: 'Patients supprimés',
      audience: 'professional',
      privilege: 'PATIENTS',
    },
    {
      path: '/pros/patients/retention',
      title: 'Dossiers à échéance',
      audience: 'professional',
      privilege: 'ADMINISTRATION',
    },
    { path: '/pros/patients/:id/details', title: 'Patient', audience: 'professional', privilege: 'PATIENTS' },
    {
      path: '/pros/patients/:id/programme/:programmeId/bilan',
      title: 'Bilan',
      audience: 'professional',
      privilege: 'PATIENTS',
    },
    {
      path: '/pros/patients/:id/programme/:programmeId?',
      title: 'Programme',
      audience: 'professional',
      privilege: 'PATIENTS',
    },
    { path: '/pros/patient/:id?', title: 'Patient', audience: 'professional', privilege: 'PATIENTS' },
  ],
  menu: [
    {
      id: 'patients',
      label: 'Patients',
      icon: 'patients',
      order: 40,
      path: '/pros/patients',
      otherPages: ['/pros/patient'],
      privilege: 'PATIENTS',
      isInBottomBar: true,
    },
  ],
  actions: [
    {
      label: 'Ajouter un patient',
      path: '/pros/patient',
      keywords: 'nouveau',
      privilege: 'PATIENTS',
    },
    {
      label: 'Importer des patients',
      path: '/pros/patients/import',
      keywords: 'fichier tableur',
      privilege: 'PATIENTS',
    },
  ],
  firstSteps: [
    {
      id: 'patients',
      label: 'Patients',
      text: 'Un par un, ou tous depuis le fichier que vous avez déjà.',
      path: '/pros/patient',
      privilege: 'PATIENTS',
      other: { label: 'Importer un fichier', path: '/pros/patients/import' },
    },
  ],
  tour: [
    {
      id: 'patients',
      order: 40,
      anchor: 'menu.patients',
      title: 'Patients',
      text: 'Les particuliers et les entreprises que vous accompagnez, et tout leur dossier.',
      privilege: 'PATIENTS',
    },
  ],
})
