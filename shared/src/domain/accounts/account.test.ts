import { describe, expect, it } from '@jest/globals'
import type { Problem } from '../problems.ts'
import { passwordChangeProblems, resetRequestProblems, signInProblems, signUpProblems } from './account.ts'
import type { SignUpDraft } from './account.ts'

const completeDraft: SignUpDraft = {
  email: 'camille@exemple.fr',
  password: 'une phrase longue',
  confirmation: 'une phrase longue',
  terms: true,
  offer: 'PRO',
}
const fieldMessagesOf = (problems: readonly Problem[]) => problems.map(({ field, message }) => `${field}: ${message}`)

describe('signUpProblems', () => {
  it.each<[string, Partial<SignUpDraft>, string[]]>([
    ['nothing for a complete form', {}, []],
    ['a missing e-mail', { email: ' ' }, ['email: E-mail requis']],
    ['a missing password', { password: '', confirmation: '' }, ['password: Mot de passe requis']],
    [
      'a password of seven characters',
      { password: '1234567', confirmation: '1234567' },
      ['password: Mot de passe : 8 caractères au moins'],
    ],
    ['nothing for a password of eight characters', { password: '12345678', confirmation: '12345678' }, []],
    [
      'a confirmation that differs',
      { confirmation: 'autre' },
      ['confirmation: Mot de passe et confirmation différents'],
    ],
    [
      'terms that are not accepted',
      { terms: false },
      ["terms: Les conditions générales d'utilisation doivent être acceptées"],
    ],
    [
      'an offer that is sold on request only',
      { offer: 'ULTIME' },
      ["offer: L'offre Ultime se souscrit avec notre équipe"],
    ],
    [
      'all missing fields at once',
      { email: '', password: '' },
      ['email: E-mail requis', 'password: Mot de passe requis'],
    ],
  ])('reports %s', (_caseName, change, expected) => {
    expect(fieldMessagesOf(signUpProblems({ ...completeDraft, ...change }))).toEqual(expected)
  })
})

describe('signInProblems', () => {
  it('requires e-mail and password, and accepts a password shorter than the minimum', () => {
    expect(fieldMessagesOf(signInProblems({ email: '', password: '' }))).toEqual([
      'email: E-mail requis',
      'password: Mot de passe requis',
    ])
    expect(signInProblems({ email: 'a@b.fr', password: 'court' })).toEqual([])
  })
})

describe('resetRequestProblems', () => {
  it('reports a missing e-mail', () => {
    expect(fieldMessagesOf(resetRequestProblems({ email: '' }))).toEqual(['email: E-mail requis'])
  })
})

describe('passwordChangeProblems', () => {
  it('reports a confirmation that differs from the password', () => {
    expect(fieldMessagesOf(passwordChangeProblems({ ...completeDraft, confirmation: 'autre' }))).toEqual([
      'confirmation: Mot de passe et confirmation différents',
    ])
    expect(passwordChangeProblems(completeDraft)).toEqual([])
  })
})
