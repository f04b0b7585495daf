import { countryName } from 'shared/domain/contact/countryNames'
import { patientTypeLabels } from 'shared/domain/patients/patientType'
import { cachedRow, listKey } from 'shared/lists'
import type { FieldLabels } from 'shared/ui/form'
import { relatedContactFieldGroups } from './fields/relatedContactFieldGroups.ts'
import type { Draft } from './draft.ts'

/** Labels of the fields, for the comparison after a conflict or before a merge. */
export const patientLabels: FieldLabels<Draft> = {
  type: { label: 'Type de patient', words: ({ type }) => patientTypeLabels[type] },
  'individual.lastname': 'Nom de famille',
  'individual.firstname': 'Prénom',
  'individual.birthdate': 'Date de naissance',
  'individual.birthYear': 'Année de naissance',
  'individual.nbHoursToDo': "Nombre d'heures à effectuer",
  'individual.firm': {
    label: 'Entreprise de rattachement',
    words: ({ individual }) => cachedRow(listKey.patients, individual.firm)?.firm?.companyName ?? '',
  },
  'firm.companyName': "Nom de l'entreprise",
  'firm.siren': 'SIREN',
  'firm.siret': 'SIRET',
  'firm.vatNumber': 'Numéro de TVA',
  contactLastname: 'Nom du contact',
  contactFirstname: 'Prénom du contact',
  email: 'E-mail',
  phoneNumber: 'Téléphone',
  secondPhoneNumber: 'Téléphone 2',
  'address.streetName': 'Rue',
  'address.zipCode': 'Code postal',
  'address.city': 'Ville',
  'address.country': { label: 'Pays', words: ({ address }) => countryName(address.country ?? '') },
  ...Object.fromEntries(
    Object.values(relatedContactFieldGroups)
      .flat()
      .map(({ name, label }) => [`individual.${name}`, label]),
  ),
  practiceNote: 'Note du cabinet',
}
