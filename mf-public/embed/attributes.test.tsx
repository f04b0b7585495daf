import { describe, expect, it } from '@jest/globals'
import { attributesOf } from './attributes.ts'

function parseAttributes(attributes: Record<string, string>) {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return attributesOf(element)
}

describe('attributesOf', () => {
  it('returns the path of the free slots of the named therapist as the start', () => {
    expect(parseAttributes({ therapist: ' id/1 ' }).start).toBe('/therapists/id%2F1')
  })

  it('returns the path of the search with the named location as the start', () => {
    expect(parseAttributes({ location: 'Lyon' }).start).toBe('/therapists?location=Lyon')
  })

  it.each(['Inter, sans-serif', '"Playfair Display", Georgia, serif', "'Österreich 2', sans-serif"])(
    'accepts the font %s',
    (font) => {
      expect(parseAttributes({ font }).font).toBe(font)
    },
  )

  it.each(['x; } * { opacity: 0', 'url(//evil.example)', '"', 'a/**/b', 'x"};"'])(
    'ignores a font that would inject CSS: %s',
    (font) => {
      expect(parseAttributes({ font }).font).toBe('')
    },
  )

  it('returns the light scheme for an invalid scheme', () => {
    expect(parseAttributes({ scheme: 'sepia' }).scheme).toBe('light')
  })
})
