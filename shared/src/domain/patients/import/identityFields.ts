import type { ImportField } from '../../../contracts/patients/patientImport.ts'
import { isSiren } from '../../contact/siren.ts'
import { isSiret } from '../../contact/siret.ts'
import type { ImportFieldDefinition } from './ImportFieldDefinition.ts'

/** The fields that name a person or a firm, in display order. */
export const identityFields = {
  fullName: {
    label: 'Nom et prénom (une seule colonne)',
    kind: 'name',
  },
  lastname: {
    label: 'Nom',
    kind: 'name',
    examples: { person: 'Durand' },
  },
  firstname: {
    label: 'Prénom',
    kind: 'name',
    examples: { person: 'Léa' },
  },
  type: {
    label: 'Type',
    kind: 'text',
    examples: { person: 'Particulier', firm: 'Entreprise' },
  },
  companyName: {
    label: 'Entreprise',
    kind: 'name',
    examples: { firm: 'Résidence des Tilleuls' },
  },
  siren: {
    label: 'SIREN',
    kind: 'siren',
    examples: { firm: '732829320' },
    looksLike: (cell) => isSiren(cell.replaceAll(/[\s.]/g, '')),
  },
  siret: {
    label: 'SIRET',
    kind: 'siren',
    examples: { firm: '73282932000074' },
    looksLike: (cell) => isSiret(cell.replaceAll(/[\s.]/g, '')),
  },
  vatNumber: {
    label: 'Numéro de TVA',
    kind: 'text',
    examples: { firm: 'FR44732829320' },
  },
  contactLastname: {
    label: 'Nom du contact',
    kind: 'name',
    examples: { firm: 'Petit' },
  },
  contactFirstname: {
    label: 'Prénom du contact',
    kind: 'name',
    examples: { firm: 'Hugo' },
  },
} satisfies Partial<Record<ImportField, ImportFieldDefinition>>
