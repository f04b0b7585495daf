import { describe, expect, it } from '@jest/globals'
import { aSession, id } from 'shared/testing'
import { buildMember, otherTherapist } from '../../../testing/fixtures.ts'
import { buildTherapistColumns } from './therapistColumns.ts'

const notesOf = (therapistId: string) => (therapistId === otherTherapist.id ? ['Absence'] : [])

describe('the columns of practitioners', () => {
  it('include every practitioner in the order of the team, even without a session, with the notes of the day', () => {
    expect(buildTherapistColumns([otherTherapist, buildMember()], [aSession()], notesOf)).toEqual([
      { id: otherTherapist.id, title: 'Hugo Blanc', notes: [{ text: 'Absence', tone: 'plain' }] },
      { id: buildMember().id, title: 'Camille Roux', notes: [] },
    ])
  })

  it('include a practitioner who left the team, so that no session is missing', () => {
    const sessions = [aSession({ therapistId: id(99) }), aSession({ therapistId: id(99) })]
    expect(buildTherapistColumns([buildMember()], sessions, () => []).map(({ title }) => title)).toEqual([
      'Camille Roux',
      'Ancien praticien',
    ])
  })
})
