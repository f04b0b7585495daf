import { describe, expect, it } from '@jest/globals'
import type { WorkLine } from '../../contracts/agenda/animal.ts'
import { correctionText, lineNote, wellbeingText, workedMinutes } from './register.ts'

const line: WorkLine = {
  sessionId: 's',
  day: '2026-11-20',
  startTime: '09:00',
  endTime: '10:15',
  sessionType: 'Séance',
  club: '',
  handler: 'Alice Durand',
  wellbeing: null,
  forceReason: null,
  correction: null,
}
const changedLine: WorkLine = {
  ...line,
  correction: { act: 'changed', correctedAt: '2026-11-20T14:05', by: 'Alice Durand' },
}

describe('the workload register', () => {
  it('sums the valid lines', () => {
    expect(workedMinutes([])).toBe(0)
    expect(workedMinutes([line, changedLine, { ...line, startTime: '01:00', endTime: '04:00' }])).toBe(75 + 180)
  })

  it('describes the correction of a line, with its time and member', () => {
    expect(correctionText(line)).toBe('')
    expect(correctionText(changedLine)).toBe('Séance modifiée le 20/11/2026 à 14:05 par Alice Durand')
    expect(correctionText({ ...line, correction: { act: 'removed', correctedAt: '2027-01-02T09:00', by: '' } })).toBe(
      'Séance retirée le 02/01/2027 à 09:00',
    )
  })

  it.each([
    ['nothing below an ordinary line', null, null, ''],
    ['that a session was forced without a reason', '', null, 'Enregistrée malgré un conflit'],
    ['why a session was forced', 'Remplace Perle', null, 'Enregistrée malgré un conflit : Remplace Perle'],
    [
      'the correction before the reason',
      'Remplace Perle',
      changedLine.correction,
      'Séance modifiée le 20/11/2026 à 14:05 par Alice Durand. Enregistrée malgré un conflit : Remplace Perle',
    ],
  ])('describes %s', (_caseName, forceReason, correction, note) => {
    expect(lineNote({ ...line, forceReason, correction })).toBe(note)
  })

  it('labels each wellbeing score, and no score with an empty text', () => {
    expect([null, 1, 2, 3, 4].map(wellbeingText)).toEqual([
      '',
      'Problématique',
      'À surveiller',
      'Satisfaisant',
      'Excellent',
    ])
  })
})
