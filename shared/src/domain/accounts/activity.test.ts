import { expect, it } from '@jest/globals'
import { activityText } from './activity.ts'

it.each([
  ['READ', '', 'patient', 'Dossier consulté'],
  ['WRITE', '', 'patient', 'Dossier modifié'],
  ['ACT', 'validate', 'session', 'Validation · Séance'],
  ['ACT', 'setForecast', 'tenant', 'Prévisionnel enregistré · Cabinet'],
  ['ACT', 'merge', 'patient', 'Fusion de deux dossiers · Patient'],
  ['ACT', 'setCancellationDelay', 'tenant', "Délai d'annulation changé · Cabinet"],
  ['ACT', 'undo', 'vacation', 'Retour en arrière · Absence'],
  ['ACT', 'of a later version', 'session', 'Autre acte · Séance'],
  ['ACT', 'of a later version', 'another thing', 'Autre acte'],
] as const)('activityText describes the entry %s %s %s as %s', (kind, act, entity, text) => {
  expect(activityText({ kind, act, entity })).toBe(text)
})
