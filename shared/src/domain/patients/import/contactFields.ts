import type { ImportField } from '../../../contracts/patients/patientImport.ts'
import { isEmail } from '../../contact/email.ts'
import { parsePhone } from '../../contact/phone.ts'
import { isZipCode } from '../../contact/zipCode.ts'
import { parsePhoneCell, parseZipCodeCell } from './importedCell.ts'
import type { ImportFieldDefinition } from './ImportFieldDefinition.ts'

/** The fields by which a patient is reached, in display order. */
export const contactFields = {
  email: {
    label: 'E-mail',
    kind: 'email',
    examples: { person: 'lea.durand@exemple.fr', firm: 'contact@tilleuls.exemple.fr' },
    looksLike: (cell) => isEmail(cell),
  },
  phoneNumber: {
    label: 'Téléphone',
    kind: 'phone',
    examples: { person: '06 12 34 56 78', firm: '04 78 00 00 00' },
    looksLike: (cell) => parsePhone(parsePhoneCell(cell)) !== undefined,
  },
  secondPhoneNumber: {
    label: 'Téléphone 2',
    kind: 'phone',
    examples: { person: '04 74 00 00 00' },
  },
  streetName: {
    label: 'Rue',
    kind: 'text',
    examples: { person: '4 rue des Lilas', firm: '12 avenue du Parc' },
  },
  zipCode: {
    label: 'Code postal',
    kind: 'zipCode',
    examples: { person: '01000', firm: '69003' },
    looksLike: (cell) => /^\d{4,5}$/.test(cell) && isZipCode(parseZipCodeCell(cell)),
  },
  city: {
    label: 'Ville',
    kind: 'text',
    examples: { person: 'Bourg-en-Bresse', firm: 'Lyon' },
  },
  country: {
    label: 'Pays',
    kind: 'country',
    examples: { person: 'France', firm: 'France' },
  },
} satisfies Partial<Record<ImportField, ImportFieldDefinition>>
