import { describe, expect, it } from '@jest/globals'
import { errorCode } from './errorCodes.ts'
import { routes } from './routes.ts'

/** The changes that are not refused when a newer version exists, each with its reason. */
const without: Readonly<Record<string, string>> = {
  'PUT /public/validations/patient': 'adds an account to an address that has none',
  'PUT /tenant/personalize/session-types': 'orders the types: nothing written is lost with an order',
  'PUT /user/logo': 'a picture as a whole; the one before is on the screen where another is chosen',
  'PUT /user/team/second-factor': 'one switch: there is no text to lose',
  'PUT /technical/patients/imports/:id/mapping': 'a file that is imported once; refused by its state (E154)',
  'PUT /billings/:billId': 'only ever adds a payment, and is refused where nothing remains to be paid',
  'PATCH /sessions/:id/audios': 'only ever adds a comment',
  'PATCH /report-links/:id/revoke': 'only ever ends a link, which ends once',
}

describe('a change of shared data', () => {
  const changes = Object.entries(routes).filter(([name]) => /^(PUT|PATCH) /.test(name))

  it('is refused with 412 for an outdated version, unless there is a reason', () => {
    const unversioned = changes
      .filter(([, { errors }]) => !errors.some((code) => code === errorCode.changedMeanwhile))
      .map(([name]) => name)
    expect(unversioned.toSorted()).toEqual(Object.keys(without).toSorted())
  })
})
