import { describe, expect, it } from '@jest/globals'
import { commentPreview, isTruncated } from './commentPreview.ts'

describe('commentPreview', () => {
  it.each([
    ['the whole comment if it is short', 'Très calme', 'Très calme'],
    ['the first ten characters of a longer comment', 'A brossé Nala seul.', 'A brossé N…'],
    ['trimmed before the ellipsis', 'Léa a tenu la longe.', 'Léa a tenu…'],
    ['a single line for several lines', 'Calme.\n\n Bien', 'Calme. Bie…'],
    [
      'truncated by graphemes, with combined accents and emoji as one character',
      'e\u0301e\u0301e\u0301 👩‍👧👩‍👧👩‍👧 oui',
      'e\u0301e\u0301e\u0301 👩‍👧👩‍👧👩‍👧 ou…',
    ],
    ['empty for an empty comment', '  \n ', ''],
  ])('is %s', (_caseName, comment, expected) => {
    expect(commentPreview(comment)).toBe(expected)
  })

  it('is recognised as truncated by isTruncated', () => {
    expect([isTruncated(commentPreview('Court')), isTruncated(commentPreview('Un peu plus long'))]).toEqual([
      false,
      true,
    ])
  })
})
