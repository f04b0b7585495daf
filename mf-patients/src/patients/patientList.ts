import type { ListedPatient } from 'shared/contracts/patients/patient'
import { choiceFilter, customFilter, searchFilter } from 'shared/domain/list/filter'
import { byPatientName } from 'shared/domain/patients/byPatientName'
import { patientName } from 'shared/domain/patients/patientName'
import { patientTypeLabels } from 'shared/domain/patients/patientType'
import { isUuid } from 'shared/domain/uuid'
import type { List } from 'shared/ui/data'
import { LastCommentCell } from './list/LastCommentCell.tsx'
import { PhonesCell } from './list/PhonesCell.tsx'
import { typeLabel } from './typeLabel.ts'

/** Path to the form of a patient. */
export const patientPath = ({ id }: { id: string }) => `/pros/patient/${id}`

/** Path to the file of a patient. */
export const filePath = ({ id }: { id: string }) => `/pros/patients/${id}/details`

const isDay = (param: string) => /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(param)
const areIds = (param: string) => param.split(',').every(isUuid)

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
      widthPx: 148,
    },
    {
      key: 'type',
      label: 'Type',
      value: typeLabel,
      text: (patient) => (patient.archivedAt ? `${typeLabel(patient)}, archivé` : typeLabel(patient)),
      sortable: true,
      card: 'summary',
    },
    {
      key: 'email',
      label: 'E-mail',
      value: ({ email }) => email,

      sortable: true,
      wrap: 'anywhere',
      widthPx: 222,
    },
    {
      key: 'phoneNumber',
      label: 'Téléphone',
      value: ({ phoneNumber }) => phoneNumber,
      Cell: PhonesCell,
      cardText: ({ phoneNumber, secondPhoneNumber }) =>
        [phoneNumber, secondPhoneNumber].flatMap((phone) => phone?.replaceAll(' ', '\u00A0') || []).join(' · '),
      sortable: true,
      wrap: 'never',
      card: 'summary',
      cardOrder: 1,
    },
    { key: 'city', label: 'Ville', value: ({ address }) => address.city, sortable: true, card: 'summary' },
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
    name: searchFilter('Rechercher par nom ou téléphone', { wide: true }),
    type: choiceFilter('Type', '', { '': 'Tous', ...patientTypeLabels }),
    sessionTypes: customFilter('Types de séance', { isValid: areIds, advanced: true }),
    startDate: customFilter('Séance à partir du', { isValid: isDay, advanced: true }),
    endDate: customFilter("Séance jusqu'au", { isValid: isDay, advanced: true }),
    archived: choiceFilter('Dossiers', '', { '': 'En cours', only: 'Archivés', true: 'Tous' }, { advanced: true }),
  },
  empty: "Aucun patient répertorié pour l'instant",
  nothingFound: 'Aucun résultat trouvé pour votre recherche',
} as const satisfies List<ListedPatient>
