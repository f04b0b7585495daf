import { expect, it } from '@jest/globals'
import { activityText } from './activity.ts'

it.each([
  ['READ', '', 'patient', 'Dossier consulté'],
  ['WRITE', '', 'patient', 'Dossier modifié'],
  ['ACT', 'validate', 'session', 'Validation · Séance'],
  ['ACT', 'of a later version', 'session', 'Autre acte · Séance'],
  ['ACT', 'of a later version', 'another thing', 'Autre acte'],
] as const)('says %s %s %s as %s', (kind, act, entity, text) => {
  expect(activityText({ kind, act, entity })).toBe(text)
})
