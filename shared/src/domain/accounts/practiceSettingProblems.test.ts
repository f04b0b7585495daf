import { describe, expect, it } from '@jest/globals'
import { practiceSettings } from '../../contracts/accounts/practiceSettings.ts'
import { practiceSettingProblems } from './practiceSettingProblems.ts'

describe('the cancellation deadline, in hours before a session', () => {
  it.each([
    [null, ['required']],
    [undefined, ['required']],
    [0, []],
    [48, []],
    [8760, []],
    [8761, ['invalid']],
    [-1, ['invalid']],
    [1.5, ['invalid']],
  ])('is checked: %s has the problems %j', (cancellationBefore, kinds) => {
    const problems = practiceSettingProblems(practiceSettings.cancellation, cancellationBefore)
    expect(problems.map(({ kind }) => kind)).toEqual(kinds)
  })

  it.each([0, 48, 8760])('is accepted: %i', (cancellationBefore) => {
    expect(practiceSettingProblems(practiceSettings.cancellation, cancellationBefore)).toEqual([])
  })

  it('is refused as missing while the field is empty', () => {
    expect(practiceSettingProblems(practiceSettings.cancellation, null)).toEqual([
      { field: 'cancellationBefore', kind: 'required', message: 'Obligatoire' },
    ])
  })

  it('is refused with a message that states the allowed range', () => {
    expect(practiceSettingProblems(practiceSettings.cancellation, -1)).toEqual([
      { field: 'cancellationBefore', kind: 'invalid', message: "Un nombre d'heures de 0 à 8760" },
    ])
  })
})
