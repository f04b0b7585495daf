import { forEachText, individualText } from '../../../contracts/patients/individualTexts.ts'
import type { TextKind } from '../../../contracts/patients/individualTexts.ts'
import type { ImportField } from '../../../contracts/patients/patientImport.ts'
import type { Day } from '../../calendar/day.ts'
import { isEmail } from '../../contact/email.ts'
import { parsePhone } from '../../contact/phone.ts'
import { isSiren } from '../../contact/siren.ts'
import { isSiret } from '../../contact/siret.ts'
import { isZipCode } from '../../contact/zipCode.ts'
import { importedDay, importedPhone, importedZipCode } from './importedCell.ts'
import type { CellKind } from './importedCell.ts'

export type { ImportField } from '../../../contracts/patients/patientImport.ts'

interface FieldDefinition {
  /**
   * The French label: displayed on the screen, used as header of the template file, and recognised as header of a
   * column.
   */
  label: string
  /** The kind of the column's cells, for `readCell`. A name with several lines is refused. */
  kind: CellKind
  /**
   * Other headers by which the column is recognised, from spreadsheets and exports of other programs; case and accents
   * are ignored.
   */
  headers?: readonly string[]
  /** The examples in the template file, by type of patient. */
  examples?: { person?: string; firm?: string }
  /**
   * Whether a cell of a column with an unknown header may contain this field. The first field that matches most cells
   * is chosen.
   */
  looksLike?: (cell: string, today: Day) => boolean
  /**
   * Whether `looksLike` is used only for a column without any header, because many other kinds of data look like this
   * field.
   */
  onlyWithoutHeader?: boolean
}

/** The kind of cell for each kind of text. The name of another person may have several lines. */
const kindOfCell: Record<TextKind, CellKind> = { name: 'text', text: 'text', phone: 'phone', email: 'email' }

/** The fields of a patient that can be imported from a column of a spreadsheet, in display order. */
export const importFieldDefinitions: Readonly<Record<ImportField, FieldDefinition>> = {
  fullName: {
    label: 'Nom et prénom (une seule colonne)',
    kind: 'name',
    headers: [
      'nom prenom',
      'nom et prenom',
      'nom complet',
      'prenom nom',
      'prenom et nom',
      'patient',
      'client',
      'beneficiaire',
      'identite',
      'full name',
    ],
  },
  lastname: {
    label: 'Nom',
    kind: 'name',
    headers: [
      'nom de famille',
      'nom patient',
      'nom du patient',
      'nom usuel',
      'nom client',
      'last name',
      'lastname',
      'surname',
    ],
    examples: { person: 'Durand' },
  },
  firstname: {
    label: 'Prénom',
    kind: 'name',
    headers: ['prenoms', 'prenom patient', 'prenom du patient', 'prenom client', 'first name', 'firstname'],
    examples: { person: 'Léa' },
  },
  type: {
    label: 'Type',
    kind: 'text',
    headers: ['type de patient', 'categorie', 'statut'],
    examples: { person: 'Particulier', firm: 'Entreprise' },
  },
  companyName: {
    label: 'Entreprise',
    kind: 'name',
    headers: [
      'societe',
      'raison sociale',
      "nom de l'entreprise",
      'etablissement',
      'structure',
      'organisme',
      'association',
      'company',
    ],
    examples: { firm: 'Résidence des Tilleuls' },
  },
  siren: {
    label: 'SIREN',
    kind: 'siren',
    headers: ['n siren', 'no siren', 'numero siren', 'numero de siren', 'siren siret', 'siret siren'],
    examples: { firm: '732829320' },
    looksLike: (cell) => isSiren(cell.replaceAll(/[\s.]/g, '')),
  },
  siret: {
    label: 'SIRET',
    kind: 'siren',
    headers: [
      'n siret',
      'no siret',
      'numero siret',
      'numero de siret',
      "siret de l'etablissement",
      'siret etablissement',
      'nic siret',
    ],
    examples: { firm: '73282932000074' },
    looksLike: (cell) => isSiret(cell.replaceAll(/[\s.]/g, '')),
  },
  contactLastname: {
    label: 'Nom du contact',
    kind: 'name',
    headers: ['nom contact', 'nom de contact', "nom de l'interlocuteur", 'interlocuteur'],
    examples: { firm: 'Petit' },
  },
  contactFirstname: {
    label: 'Prénom du contact',
    kind: 'name',
    headers: ['prenom contact', 'prenom de contact', "prenom de l'interlocuteur"],
    examples: { firm: 'Hugo' },
  },
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
  birthdate: {
    label: 'Date de naissance',
    kind: 'day',
    headers: [
      'naissance',
      'ne le',
      'nee le',
      'ne e le',
      'date naissance',
      'date de naiss',
      'ddn',
      'anniversaire',
      'date of birth',
      'birthdate',
      'dob',
    ],
    examples: { person: '12/03/2015' },
    looksLike: (cell, today) => /[-/.a-z]/i.test(cell) && importedDay(cell, today) !== undefined,
    onlyWithoutHeader: true,
  },
  nbHoursToDo: {
    label: "Nombre d'heures à effectuer",
    kind: 'number',
    headers: ['heures a effectuer', 'nombre d heures', 'nb heures', 'heures', 'heures prevues'],
    examples: { person: '10' },
  },
  ...forEachText((name) => {
    const { label, kind, headers, example } = individualText(name)
    return { label, kind: kindOfCell[kind], headers, examples: { person: example } }
  }),
}

export const importFields = Object.keys(importFieldDefinitions).filter(
  (name): name is ImportField => name in importFieldDefinitions,
)

export const importFieldLabel = (field: ImportField): string => importFieldDefinitions[field].label

/** The field of each column, by its index; null ignores the column. */
export type ColumnMapping = readonly (ImportField | null)[]

/** The values of a line, in the notation of the patient's form; empty fields are omitted. A full name is split. */
export type ImportedValues = Partial<Record<Exclude<ImportField, 'fullName'>, string>>
