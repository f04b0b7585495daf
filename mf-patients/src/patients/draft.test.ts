import { describe, expect, it } from '@jest/globals'
import { newDraft, parseDraft } from './draft.ts'

const typed = {
  ...newDraft,
  email: 'a@b.fr',
  individual: { ...newDraft.individual, birthdate: '2010-05-04', nbHoursToDo: null },
  fit: { ...newDraft.fit, weightKg: 40, fears: ['dogs'] },
}

describe('a draft that was kept on the device', () => {
  it('is read as it was typed', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(typed)), newDraft)).toEqual(typed)
  })

  it.each<[string, unknown]>([
    ['is no record', 'x'],
    ['has an unknown type', { ...typed, type: 'OTHER' }],
  ])('is none where it %s', (_sentence, stored) => {
    expect(parseDraft(stored, newDraft)).toBeUndefined()
  })

  it('lacks what is missing or no longer of its kind', () => {
    const stored = {
      ...typed,
      email: 3,
      individual: { lastname: ['x'] },
      fit: { fears: [1], allergies: 'x' },
      other: 1,
    }
    expect(parseDraft(stored, newDraft)).toEqual(newDraft)
  })
})
