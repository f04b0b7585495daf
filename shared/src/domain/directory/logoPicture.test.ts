import { describe, expect, it } from '@jest/globals'
import { logoPicture } from './logoPicture.ts'

describe('logoPicture', () => {
  it('splits the data URL of a logo', () => {
    expect(logoPicture('data:image/webp;base64,UklGRg==')).toEqual({ contentType: 'image/webp', base64: 'UklGRg==' })
  })

  it.each([
    null,
    '',
    'https://exemple.fr/logo.png',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:text/html;base64,PGI+',
    'data:image/png;base64,"><script>',
    'data:image/png;base64,UklGRg=="><script>',
    'https://exemple.fr/?data:image/png;base64,UklGRg==',
  ])('returns undefined for %p', (logo) => {
    expect(logoPicture(logo)).toBeUndefined()
  })
})
