import type { ListedPatient } from 'shared/contracts/patients/patient'
import { shortDay } from 'shared/domain/format'
import { choiceFilter, customFilter, dayFilter, searchFilter } from 'shared/domain/list/filter'
import { byPatientName } from 'shared/domain/patients/byPatientName'
import { patientName } from 'shared/domain/patients/patientName'
import { patientTypeLabels } from 'shared/domain/patients/patientType'
import { isUuid } from 'shared/domain/uuid'
import type { List } from 'shared/ui/data'
import { LastCommentCell } from './list/LastCommentCell.tsx'
import { typeLabel } from './typeLabel.ts'

/** Path to the form of a patient. */
export const patientPath = ({ id }: { id: string }) => `/pros/patient/${id}`

/** Path to the file of a patient. */
export const filePath = ({ id }: { id: string }) => `/pros/patients/${id}/details`

const isDay = (param: string) => /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(param)
const areIds = (param: string) => param.split(',').every(isUuid)

/** The phone numbers of a patient, which wrap only between them. */
const phonesText = ({ phoneNumber, secondPhoneNumber }: ListedPatient) =>
  [phoneNumber, secondPhoneNumber].flatMap((phone) => phone?.replaceAll(' ', '\u00A0') || []).join(' · ')

export const patientList = {
  label: 'Patients',
  nameOf: patientName,
  columns: [
    {
      key: 'name',
      label: 'Nom',
      value: patientName,
      compare: byPatientName,
      path: filePath,
      sortable: true,
      card: 'title',
    },
    {
      key: 'type',
      label: 'Type',
      value: typeLabel,
      text: (patient) => (patient.archivedAt ? `${typeLabel(patient)}, archivé` : typeLabel(patient)),
      sortable: true,
      wrap: 'never',
      card: 'summary',
    },
    {
      key: 'email',
      label: 'E-mail',
      value: ({ email }) => email,
      mailTo: ({ email }) => email,
      sortable: true,
      share: 2,
    },
    {
      key: 'phoneNumber',
      label: 'Téléphone',
      value: ({ phoneNumber }) => phoneNumber,
      text: phonesText,
      sortable: true,
      wrap: 'never',
      card: 'summary',
      cardOrder: 1,
    },
    { key: 'city', label: 'Ville', value: ({ address }) => address.city, sortable: true, card: 'summary' },
    {
      key: 'zipCode',
      label: 'Code postal',
      value: ({ address }) => address.zipCode,
      sortable: ['croissants', 'décroissants'],
      wrap: 'never',
      isShownByDefault: false,
    },
    {
      key: 'birthdate',
      label: 'Date de naissance',
      value: ({ individual }) => individual?.birthdate,
      text: ({ individual }) => (individual?.birthdate ? shortDay(individual.birthdate) : ''),
      sortable: ['les plus âgés', 'les plus jeunes'],
      wrap: 'never',
      isShownByDefault: false,
    },
    {
      key: 'lastComment',
      label: 'Dernier commentaire',
      widthPx: 104,
      value: ({ lastComment }) => lastComment?.date,
      Cell: LastCommentCell,
      sortable: ['les plus anciens', 'les plus récents'],
      card: 'line',
    },
  ],
  filters: {
    name: searchFilter('Nom, tél., e-mail ou ville', { wide: true }),
    type: choiceFilter('Type', '', { '': 'Tous', ...patientTypeLabels }),
    sessionTypes: customFilter('Types de séance', { isValid: areIds, advanced: true }),
    startDate: dayFilter('Séance à partir du', { isValid: isDay, advanced: true }),
    endDate: dayFilter("Séance jusqu'au", { isValid: isDay, advanced: true }),
    archived: choiceFilter('Dossiers', '', { '': 'En cours', only: 'Archivés', true: 'Tous' }, { advanced: true }),
  },
  empty: "Aucun patient répertorié pour l'instant",
  emptyHint: 'Leurs coordonnées, leurs séances, leurs devis et leurs factures se retrouveront ici.',
  nothingFound: 'Aucun résultat trouvé pour votre recherche',
} as const satisfies List<ListedPatient>
