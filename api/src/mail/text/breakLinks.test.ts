import { describe, expect, it } from '@jest/globals'
import { breakLinks } from './breakLinks.ts'

describe('a link in typed text', () => {
  it.each([
    ['Gagnez sur evil.fr', 'Gagnez sur evil [point] fr'],
    ['https://evil.fr/gain?a=1', 'https : //evil [point] fr/gain?a=1'],
    ['HTTP://EVIL.FR', 'HTTP : //EVIL [point] FR'],
    ['www.banque.evil.co.uk', 'www [point] banque [point] evil [point] co [point] uk'],
    ['écrivez à paul@evil.fr', 'écrivez à paul [arobase] evil [point] fr'],
    ['mailto:paul@evil.fr', 'mailto : paul [arobase] evil [point] fr'],
    ['evil．fr evil。fr', 'evil [point] fr evil [point] fr'],
    ['evil.xn--p1ai', 'evil [point] xn--p1ai'],
    ['http://192.0.2.10/gain', 'http : //192 [point] 0 [point] 2 [point] 10/gain'],
    ['evil.2fr.com', 'evil.2fr [point] com'],
    ['javascript:alert(1)', 'javascript : alert(1)'],
  ])('%s becomes %s', (text, broken) => {
    expect(breakLinks(text)).toBe(broken)
  })

  it.each([
    'Bonjour. Voici le devis : 1 250,50 € pour 10 séances.',
    'Rendez-vous à 10:30, le 12.03.2026.',
    'M. Durand (S.A.R.L. Les Prés)',
    'Les Prés, 12 rue du Bac\n69001 Lyon',
  ])('is not detected in: %s', (text) => {
    expect(breakLinks(text)).toBe(text)
  })
})
