import { describe, expect, it } from '@jest/globals'
import { linksText, newEmailProblems, newPatientEmailProblems, resentText } from './emailChange.ts'

const current = 'zoe@exemple.fr'

describe('the new address of an account', () => {
  it.each([
    ['accepted when it differs', ' zoe.petit@exemple.fr ', []],
    ['required', ' ', ['Nouvelle adresse requise']],
    ['refused when it is no address', 'zoe@', ["L'adresse mail n'est pas valable"]],
    ['refused when it is the present one, in any case', 'Zoe@Exemple.fr', ["C'est déjà votre adresse."]],
  ])('is %s', (_title, email, messages) => {
    expect(newEmailProblems({ email }, current).map(({ message }) => message)).toEqual(messages)
  })

  it("needs the password of a patient's account", () => {
    const problems = newPatientEmailProblems({ email: 'a@exemple.fr', password: '' }, current)
    expect(problems.map(({ field }) => field)).toEqual(['password'])
  })
})

describe('the sentence about the links of a change', () => {
  it.each([
    ['both addresses for a confirmed one', true, 'à zoe@exemple.fr et à la nouvelle adresse', 'les deux ont confirmé'],
    ['the new address alone for an unconfirmed one', false, 'à la nouvelle adresse', 'elle a confirmé'],
  ])('names %s', (_title, isConfirmed, recipients, condition) => {
    expect(linksText({ email: current, isConfirmed, pending: null }, current)).toBe(
      `Un lien est envoyé ${recipients}. Le changement a lieu quand ${condition}, dans les 48 heures.`,
    )
  })

  it.each([
    [false, 'Liens renvoyés'],
    [true, 'Lien renvoyé'],
  ])(
    'uses the plural for links sent again to both addresses: the present address has confirmed: %s',
    (isConfirmedByFormer, text) => {
      const pending = { newEmail: 'a@exemple.fr', expiresAt: '', isConfirmedByFormer, isConfirmedByNew: false }
      expect(resentText({ email: current, isConfirmed: true, pending })).toBe(text)
    },
  )
})
