import { describe, expect, it } from '@jest/globals'
import { newDraft, parseDraft } from './draft.ts'

const unsavedDraft = {
  ...newDraft,
  email: 'a@b.fr',
  individual: { ...newDraft.individual, birthdate: '2010-05-04', nbHoursToDo: null },
  fit: { ...newDraft.fit, weightKg: 40, fears: ['dogs'] },
}

describe('parseDraft', () => {
  it('returns a stored draft unchanged', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(unsavedDraft)), newDraft)).toEqual(unsavedDraft)
  })

  it.each<[string, unknown]>([
    ['is not an object', 'x'],
    ['has an unknown type', { ...unsavedDraft, type: 'OTHER' }],
  ])('returns undefined for a draft that %s', (_caseName, stored) => {
    expect(parseDraft(stored, newDraft)).toBeUndefined()
  })

  it('ignores fields that are unknown or of another type', () => {
    const stored = {
      ...unsavedDraft,
      email: 3,
      individual: { lastname: ['x'] },
      fit: { fears: [1], allergies: 'x' },
      other: 1,
    }
    expect(parseDraft(stored, newDraft)).toEqual(newDraft)
  })
})
