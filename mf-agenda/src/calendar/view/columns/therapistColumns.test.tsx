import { describe, expect, it } from '@jest/globals'
import { aSession, id } from 'shared/testing'
import { aMember, otherTherapist } from '../../../testing/fixtures.ts'
import { therapistColumns } from './therapistColumns.ts'

const notesOf = (therapistId: string) => (therapistId === otherTherapist.id ? ['Absence'] : [])

describe('the columns of practitioners', () => {
  it('are one each in the order of the team, also without a session, with the notes of the day', () => {
    expect(therapistColumns([otherTherapist, aMember()], [aSession()], notesOf)).toEqual([
      { id: otherTherapist.id, title: 'Hugo Blanc', notes: [{ text: 'Absence', tone: 'plain' }] },
      { id: aMember().id, title: 'Camille Roux', notes: [] },
    ])
  })

  it('include a practitioner who left the team, so that no session is missing', () => {
    const sessions = [aSession({ therapistId: id(99) }), aSession({ therapistId: id(99) })]
    expect(therapistColumns([aMember()], sessions, () => []).map(({ title }) => title)).toEqual([
      'Camille Roux',
      'Ancien praticien',
    ])
  })
})
