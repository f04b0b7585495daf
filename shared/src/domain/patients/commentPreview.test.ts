import { describe, expect, it } from '@jest/globals'
import { commentPreview, isCut } from './commentPreview.ts'

describe('the preview of a comment', () => {
  it.each([
    ['the whole of a short one', 'Très calme', 'Très calme'],
    ['ten characters of a longer one', 'A brossé Nala seul.', 'A brossé N…'],
    ['no space before the dots', 'Léa a tenu la longe.', 'Léa a tenu…'],
    ['lines as one', 'Calme.\n\n Bien', 'Calme. Bie…'],
    ['accents and emoji as one character each', 'e\u0301e\u0301e\u0301 👩‍👧👩‍👧👩‍👧 oui', 'e\u0301e\u0301e\u0301 👩‍👧👩‍👧👩‍👧 ou…'],
    ['empty for an empty one', '  \n ', ''],
  ])('is %s', (_what, comment, expected) => {
    expect(commentPreview(comment)).toBe(expected)
  })

  it('shows whether it is truncated', () => {
    expect([isCut(commentPreview('Court')), isCut(commentPreview('Un peu plus long'))]).toEqual([false, true])
  })
})
