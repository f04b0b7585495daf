import { describe, expect, it } from '@jest/globals'
import { visibleEmailNames } from './emailKinds.ts'

describe('the kinds of e-mail that a member may see', () => {
  it.each([
    ['are none without a privilege', [], []],
    ['are those of invoices for BILL', ['BILL'], ['billSent']],
    [
      'are those of quotes for ESTIMATION',
      ['ESTIMATION'],
      ['estimationSent', 'estimationWithFile', 'estimationConfirmed'],
    ],
    [
      'are those of sessions for AGENDA',
      ['AGENDA'],
      ['requestRecorded', 'sessionValidated', 'sessionMoved', 'sessionCancelled', 'requestExpired', 'sessionsDropped'],
    ],
    [
      'are documents and invitations for PATIENTS and ADMINISTRATION',
      ['PATIENTS', 'ADMINISTRATION'],
      ['documentShared', 'teamInvitation'],
    ],
    ['are none for animals and clubs', ['ANIMALS', 'CLUBS'], []],
  ])('%s', (_caseName, privileges, expected) => {
    expect(visibleEmailNames(privileges)).toEqual(expected)
  })
})
