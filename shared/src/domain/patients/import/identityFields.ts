import type { ImportField } from '../../../contracts/patients/patientImport.ts'
import { isSiren } from '../../contact/siren.ts'
import { isSiret } from '../../contact/siret.ts'
import type { ImportFieldDefinition } from './ImportFieldDefinition.ts'

/** The fields that name a person or a firm, in display order. */
export const identityFields = {
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
} satisfies Partial<Record<ImportField, ImportFieldDefinition>>
