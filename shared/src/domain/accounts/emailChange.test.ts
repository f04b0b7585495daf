import { describe, expect, it } from '@jest/globals'
import { newEmailProblems, newPatientEmailProblems } from './emailChange.ts'

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
