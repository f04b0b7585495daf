import { importFieldLabels, importFields } from './importFields.ts'
import type { ImportField } from './importFields.ts'
import { plainText } from '../../plainText.ts'

/** What the columns of a field are called, in spreadsheets and in the exports of other programs. */
const otherNames: Partial<Record<ImportField, readonly string[]>> = {
  fullName: [
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
  lastname: [
    'nom de famille',
    'nom patient',
    'nom du patient',
    'nom usuel',
    'nom client',
    'last name',
    'lastname',
    'surname',
  ],
  firstname: ['prenoms', 'prenom patient', 'prenom du patient', 'prenom client', 'first name', 'firstname'],
  type: ['type de patient', 'categorie', 'statut'],
  companyName: [
    'societe',
    'raison sociale',
    "nom de l'entreprise",
    'etablissement',
    'structure',
    'organisme',
    'association',
    'company',
  ],
  siren: ['n siren', 'numero siren', 'siren siret'],
  contactLastname: ['nom contact', 'nom de contact', "nom de l'interlocuteur", 'interlocuteur'],
  contactFirstname: ['prenom contact', 'prenom de contact', "prenom de l'interlocuteur"],
  email: [
    'mail',
    'email',
    'courriel',
    'adresse mail',
    'adresse e mail',
    'adresse email',
    'adresse electronique',
    'mel',
  ],
  phoneNumber: [
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
  streetName: ['adresse', 'adresse postale', 'adresse 1', 'voie', 'numero et rue', 'street', 'address'],
  zipCode: ['cp', 'code post', 'c p', 'zip', 'zip code', 'postal code', 'postcode'],
  city: ['commune', 'localite', 'city'],
  birthdate: [
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
  nbHoursToDo: ['heures a effectuer', 'nombre d heures', 'nb heures', 'heures', 'heures prevues'],
  legalManagerLastname: ['responsable legal', 'tuteur', 'representant legal', 'parent'],
  legalManagerPhone: [
    'telephone responsable legal',
    'tel responsable legal',
    'telephone parent',
    'tel parent',
    'telephone du tuteur',
  ],
  legalManagerEmail: ['mail responsable legal', 'email responsable legal', 'mail parent', 'mail du responsable legal'],
  legalManagerLink: ['lien', 'lien de parente'],
  referentPhone: ['telephone referent', 'tel referent'],
  referentEmail: ['mail referent', 'email referent', 'mail du referent'],
  funderLastname: ['financeur'],
}

const fieldByName = new Map<string, ImportField>(
  importFields.flatMap((field) =>
    [importFieldLabels[field], ...(otherNames[field] ?? [])].map((name) => [plainText(name), field] as const),
  ),
)

/** The field that a column of this name holds, undefined where the name is not known. `« E-MAIL »`, `« é-mail * »` and `« Email »` are one. */
export const fieldOfHeader = (header: string): ImportField | undefined => fieldByName.get(plainText(header))
