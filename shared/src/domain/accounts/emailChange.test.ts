import { describe, expect, it } from '@jest/globals'
import { linksText, newEmailProblems, newPatientEmailProblems, resentText } from './emailChange.ts'

const current = 'zoe@exemple.fr'

describe('the new address of an account', () => {
  it.each([
    ['accepted when it differs', ' zoe.petit@exemple.fr ', []],
    ['required', ' ', ['Nouvelle adresse requise']],
    ['refused when it is not an e-mail address', 'zoe@', ["L'adresse mail n'est pas valable"]],
    ['refused when it is the current one, in any letter case', 'Zoe@Exemple.fr', ["C'est déjà votre adresse."]],
  ])('is %s', (_caseName, email, messages) => {
    expect(newEmailProblems({ email }, current).map(({ message }) => message)).toEqual(messages)
  })

  it("is refused without the password of a patient's account", () => {
    const problems = newPatientEmailProblems({ email: 'a@exemple.fr', password: '' }, current)
    expect(problems.map(({ field }) => field)).toEqual(['password'])
  })
})

describe('the sentence about the links of a change', () => {
  it.each([
    [
      'both addresses if the current one is confirmed',
      true,
      'à zoe@exemple.fr et à la nouvelle adresse',
      'les deux ont confirmé',
    ],
    ['the new address alone if the current one is unconfirmed', false, 'à la nouvelle adresse', 'elle a confirmé'],
  ])('names %s', (_caseName, isConfirmed, recipients, condition) => {
    expect(linksText({ email: current, isConfirmed, pending: null }, current)).toBe(
      `Un lien est envoyé ${recipients}. Le changement a lieu quand ${condition}, dans les 48 heures.`,
    )
  })

  it.each([
    ['plural while neither address has confirmed', false, 'Liens renvoyés'],
    ['singular once the current address has confirmed', true, 'Lien renvoyé'],
  ])('after resending them is in the %s', (_caseName, isConfirmedByFormer, expected) => {
    const pending = { newEmail: 'a@exemple.fr', expiresAt: '', isConfirmedByFormer, isConfirmedByNew: false }
    expect(resentText({ email: current, isConfirmed: true, pending })).toBe(expected)
  })
})
