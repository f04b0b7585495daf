import type { Patient } from 'shared/contracts/patient'
import { choiceFilter, searchFilter } from 'shared/domain/list/filter'
import { patientName } from 'shared/domain/patients/patientName'
import type { List } from 'shared/ui/data'

export const patientPath = ({ id }: Patient) => `/pros/patient/${id}`

const typeLabels = { INDIVIDUAL: 'Particulier', FIRM: 'Entreprise' }

/** A patient without a type is a contact. */
const typeLabel = ({ type }: Patient) => (type ? typeLabels[type] : 'Contact')

export const patientList = {
  label: 'Patients',
  nameOf: patientName,
  columns: [
    { key: 'name', label: 'Nom', value: patientName, path: patientPath, sortable: true, card: 'title' },
    { key: 'type', label: 'Type', value: typeLabel, sortable: true, card: 'summary' },
    { key: 'email', label: 'E-mail', value: ({ email }) => email, sortable: true, wrap: 'anywhere' },
    {
      key: 'phoneNumber',
      label: 'Téléphone',
      value: ({ phoneNumber }) => phoneNumber,
      sortable: true,
      wrap: 'never',
      card: 'summary',
      cardOrder: 1,
    },
    { key: 'city', label: 'Ville', value: ({ address }) => address.city, sortable: true, card: 'summary' },
  ],
  filters: {
    name: searchFilter('Rechercher par nom', { wide: true }),
    type: choiceFilter('Type', '', { '': 'Tous', ...typeLabels }),
  },
  empty: "Aucun patient répertorié pour l'instant",
  nothingFound: 'Aucun résultat trouvé pour votre recherche',
} as const satisfies List<Patient>
