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
const messages = (problems: readonly { message: string }[]) => problems.map(({ message }) => message)

describe('a problem of a sign-up', () => {
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
    ['an offer by contract', { offer: 'ULTIME' }, ["L'offre Ultime se souscrit avec notre équipe"]],
    ['several things at once', { email: '', password: '' }, ['E-mail requis', 'Mot de passe requis']],
  ])('is %s', (_sentence, change, expected) => {
    expect(messages(signUpProblems({ ...filled, ...change }))).toEqual(expected)
  })
})

describe('a problem of a sign-in', () => {
  it('is an empty field, never the length of an old password', () => {
    expect(messages(signInProblems({ email: '', password: '' }))).toEqual(['E-mail requis', 'Mot de passe requis'])
    expect(signInProblems({ email: 'a@b.fr', password: 'court' })).toEqual([])
  })
})

describe('a problem of a password reset', () => {
  it('is a missing e-mail, or two passwords that differ', () => {
    expect(messages(resetProblems({ email: '' }))).toEqual(['E-mail requis'])
    expect(messages(changeProblems({ ...filled, confirmation: 'autre' }))).toEqual([
      'Mot de passe et confirmation différents',
    ])
    expect(changeProblems(filled)).toEqual([])
  })
})
