import { describe, expect, it } from '@jest/globals'
import { errorCode } from './errorCodes.ts'
import { routes } from './routes.ts'

/** The calls whose change is not refused when a newer version exists, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'PUT /public/validations/patient': 'adds an account to an address that has none',
  'PUT /tenant/personalize/session-types': 'only orders the types: no typed text can be lost',
  'PUT /user/logo': 'replaces a whole picture; the screen shows the former one',
  'PUT /user/team/second-factor': 'one switch: there is no text to lose',
  'PUT /technical/patients/imports/:id/mapping':
    'a file is imported once; a second change is refused by its state (E154)',
  'PUT /technical/patients/imports/:id/lines/:line':
    'corrects a line of a file before it is imported; once it is compared or run, it is refused by its state (E154)',
  'PUT /billings/:billId': 'only adds a payment, and is refused if nothing remains to be paid',
  'PATCH /sessions/:id/audios': 'only adds a comment',
  'PATCH /report-links/:id/revoke': 'only revokes a link, which happens once',
}

describe('PUT and PATCH calls', () => {
  const changes = Object.entries(routes).filter(([name]) => /^(PUT|PATCH) /.test(name))

  it('declare the refusal of an outdated version (412), except for the listed exceptions', () => {
    const callsWithout412 = changes
      .filter(([, { errors }]) => !errors.some((code) => code === errorCode.changedMeanwhile))
      .map(([name]) => name)
    expect(callsWithout412.toSorted()).toEqual(Object.keys(exceptions).toSorted())
  })
})
