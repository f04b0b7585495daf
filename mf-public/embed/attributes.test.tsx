import { describe, expect, it } from '@jest/globals'
import { attributesOf } from './attributes.ts'

function written(attributes: Record<string, string>) {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return attributesOf(element)
}

describe('the attributes of the element', () => {
  it('open the free slots of a therapist', () => {
    expect(written({ therapist: ' id/1 ' }).start).toBe('/therapists/id%2F1')
  })

  it('open a search', () => {
    expect(written({ location: 'Lyon' }).start).toBe('/therapists?location=Lyon')
  })

  it.each(['Inter, sans-serif', '"Playfair Display", Georgia, serif', "'Österreich 2', sans-serif"])(
    'may be a font: %s',
    (font) => {
      expect(written({ font }).font).toBe(font)
    },
  )

  it.each(['x; } * { opacity: 0', 'url(//evil.example)', '"', 'a/**/b', 'x"};"'])(
    'is never more of a style sheet than a font: %s',
    (font) => {
      expect(written({ font }).font).toBe('')
    },
  )

  it('give a light scheme when the value is invalid', () => {
    expect(written({ scheme: 'sepia' }).scheme).toBe('light')
  })
})
