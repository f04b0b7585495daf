import { describe, expect, it } from '@jest/globals'
import { extractEmail, isEmail } from './email.ts'

describe('an e-mail address', () => {
  it.each([
    'parent@exemple.fr',
    ' parent@exemple.fr ',
    "jean-luc.o'neil+rdv@mail.exemple.co.uk",
    'a_b@exemple.fr',
    'contact@école.fr',
    'contact@xn--cole-9oa.fr',
  ])('is accepted: %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    'parent@exemple.fr,',
    'parent@exemple.fr;',
    'a@exemple..fr',
    'a..b@exemple.fr',
    '.a@exemple.fr',
    'a.@exemple.fr',
    'a@-exemple.fr',
    'a@exemple-.fr',
    'a@exemple',
    'a@exemple.f',
    'a b@exemple.fr',
    'a@b@exemple.fr',
    'é@exemple.fr',
    'Julie <julie@exemple.fr>',
    `${'a'.repeat(65)}@exemple.fr`,
    `a@${'exemple.'.repeat(32)}fr`,
    '',
  ])('is refused: %s', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it.each([
    ['parent@exemple.fr,', 'parent@exemple.fr'],
    ['parent@exemple.fr.', 'parent@exemple.fr'],
    [' <parent@exemple.fr> ', 'parent@exemple.fr'],
    ['Julie Durand <parent@exemple.fr>', 'parent@exemple.fr'],
    ['"Durand, Julie" <parent@exemple.fr>;', 'parent@exemple.fr'],
    ['mailto:parent@exemple.fr', 'parent@exemple.fr'],
    ['\u200Bparent@exemple.fr\u00A0', 'parent@exemple.fr'],
    ['a@exemple..fr', 'a@exemple..fr'],
    ['a@exemple.fr, b@exemple.fr', 'a@exemple.fr, b@exemple.fr'],
    ['', ''],
  ])('is cleaned: %j becomes %j', (text, address) => {
    expect(extractEmail(text)).toBe(address)
  })
})
