import type { ImportField } from '../../../contracts/patients/patientImport.ts'
import { isEmail } from '../../contact/email.ts'
import { parsePhone } from '../../contact/phone.ts'
import { isZipCode } from '../../contact/zipCode.ts'
import { importedPhone, importedZipCode } from './importedCell.ts'
import type { ImportFieldDefinition } from './ImportFieldDefinition.ts'

/** The fields by which a patient is reached, in display order. */
export const contactFields = {
  email: {
    label: 'E-mail',
    kind: 'email',
    headers: [
      'mail',
      'email',
      'courriel',
      'adresse mail',
      'adresse e mail',
      'adresse email',
      'adresse electronique',
      'mel',
    ],
    examples: { person: 'lea.durand@exemple.fr', firm: 'contact@tilleuls.exemple.fr' },
    looksLike: (cell) => isEmail(cell),
  },
  phoneNumber: {
    label: 'Téléphone',
    kind: 'phone',
    headers: [
      'tel',
      'telephone portable',
      'telephone mobile',
      'portable',
      'mobile',
      'gsm',
      'n de telephone',
      'numero de telephone',
      'n tel',
      'tel portable',
      'tel mobile',
      'telephone fixe',
      'tel fixe',
      'phone',
    ],
    examples: { person: '06 12 34 56 78', firm: '04 78 00 00 00' },
    looksLike: (cell) => parsePhone(importedPhone(cell)) !== undefined,
  },
  streetName: {
    label: 'Rue',
    kind: 'text',
    headers: ['adresse', 'adresse postale', 'adresse 1', 'voie', 'numero et rue', 'street', 'address'],
    examples: { person: '4 rue des Lilas', firm: '12 avenue du Parc' },
  },
  zipCode: {
    label: 'Code postal',
    kind: 'zipCode',
    headers: ['cp', 'code post', 'c p', 'zip', 'zip code', 'postal code', 'postcode'],
    examples: { person: '01000', firm: '69003' },
    looksLike: (cell) => /^\d{4,5}$/.test(cell) && isZipCode(importedZipCode(cell)),
    onlyWithoutHeader: true,
  },
  city: {
    label: 'Ville',
    kind: 'text',
    headers: ['commune', 'localite', 'city'],
    examples: { person: 'Bourg-en-Bresse', firm: 'Lyon' },
  },
} satisfies Partial<Record<ImportField, ImportFieldDefinition>>
