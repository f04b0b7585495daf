import { describe, expect, it } from '@jest/globals'
import { changeProblems, resetProblems, signInProblems, signUpProblems } from './account.ts'
import type { SignUpDraft } from './account.ts'

const filled: SignUpDraft = {
  email: 'camille@exemple.fr',
  password: 'une phrase longue',
  confirmation: 'une phrase longue',
  terms: true,
  offer: 'PRO',
}
const messagesOf = (problems: readonly { message: string }[]) => problems.map(({ message }) => message)

describe('signUpProblems', () => {
  it.each<[string, Partial<SignUpDraft>, string[]]>([
    ['nothing for a complete form', {}, []],
    ['a missing e-mail', { email: ' ' }, ['E-mail requis']],
    ['a missing password', { password: '', confirmation: '' }, ['Mot de passe requis']],
    [
      'a password of seven characters',
      { password: '1234567', confirmation: '1234567' },
      ['Mot de passe : 8 caractères au moins'],
    ],
    ['a confirmation that differs', { confirmation: 'autre' }, ['Mot de passe et confirmation différents']],
    [
      'terms that are not accepted',
      { terms: false },
      ["Les conditions générales d'utilisation doivent être acceptées"],
    ],
    ['an offer that needs a contract', { offer: 'ULTIME' }, ["L'offre Ultime se souscrit avec notre équipe"]],
    ['all missing fields at once', { email: '', password: '' }, ['E-mail requis', 'Mot de passe requis']],
  ])('reports %s', (_caseName, change, expected) => {
    expect(messagesOf(signUpProblems({ ...filled, ...change }))).toEqual(expected)
  })
})

describe('signInProblems', () => {
  it('requires e-mail and password, and accepts a password shorter than the minimum', () => {
    expect(messagesOf(signInProblems({ email: '', password: '' }))).toEqual(['E-mail requis', 'Mot de passe requis'])
    expect(signInProblems({ email: 'a@b.fr', password: 'court' })).toEqual([])
  })
})

describe('resetProblems and changeProblems, for a password reset', () => {
  it('report a missing e-mail and a confirmation that differs from the password', () => {
    expect(messagesOf(resetProblems({ email: '' }))).toEqual(['E-mail requis'])
    expect(messagesOf(changeProblems({ ...filled, confirmation: 'autre' }))).toEqual([
      'Mot de passe et confirmation différents',
    ])
    expect(changeProblems(filled)).toEqual([])
  })
})
