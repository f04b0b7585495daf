import { describe, expect, it } from '@jest/globals'
import { attributesOf } from './attributes.ts'

function parsedAttributes(attributes: Record<string, string>) {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return attributesOf(element)
}

describe('the attributes of the element', () => {
  it('start at the free slots of a therapist if one is named', () => {
    expect(parsedAttributes({ therapist: ' id/1 ' }).start).toBe('/therapists/id%2F1')
  })

  it('start at the search if a location is named', () => {
    expect(parsedAttributes({ location: 'Lyon' }).start).toBe('/therapists?location=Lyon')
  })

  it.each(['Inter, sans-serif', '"Playfair Display", Georgia, serif', "'Österreich 2', sans-serif"])(
    'accept the font %s',
    (font) => {
      expect(parsedAttributes({ font }).font).toBe(font)
    },
  )

  it.each(['x; } * { opacity: 0', 'url(//evil.example)', '"', 'a/**/b', 'x"};"'])(
    'ignore a font that would inject CSS: %s',
    (font) => {
      expect(parsedAttributes({ font }).font).toBe('')
    },
  )

  it('fall back to the light scheme for an invalid value', () => {
    expect(parsedAttributes({ scheme: 'sepia' }).scheme).toBe('light')
  })
})
