import { afterEach, describe, expect, it } from '@jest/globals'
import { forgetDraft, keepDraft, keptDraft } from './draft.ts'

const empty = {
  tab: 'new',
  firstname: '',
  lastname: '',
  email: '',
  phoneNumber: '',
  password: '',
  accountPassword: '',
  answers: {},
  hasConsented: false,
  consentBy: 'SELF',
}

afterEach(forgetDraft)

describe('a booking that was typed before a reload', () => {
  it('is there again', () => {
    const draft = { ...empty, tab: 'known', email: 'lea@exemple.fr', answers: { q1: 'Oui' } }
    sessionStorage.setItem('complice.booking', JSON.stringify(draft))
    expect(keptDraft()).toEqual(draft)
  })

  it('asks for the consent again', () => {
    keepDraft({ ...keptDraft(), hasConsented: true, consentBy: 'GUARDIAN' })
    expect(sessionStorage.getItem('complice.booking')).not.toMatch(/onsent/)
  })

  it.each([
    ['no JSON', '{', {}],
    ['no object', '["Léa"]', {}],
    ['a tab there is not', '{"tab":"third","firstname":"Léa"}', { firstname: 'Léa' }],
    ['fields of another type', '{"firstname":1,"lastname":null,"answers":"Oui","email":"a@b.fr"}', { email: 'a@b.fr' }],
    ['answers of another type', '{"answers":{"q1":"Oui","q2":{}}}', { answers: { q1: 'Oui' } }],
    ['fields that no form has, or that are never stored', '{"admin":"1","password":"x"}', {}],
  ])('loses what is %s', (_sentence, stored, expected) => {
    sessionStorage.setItem('complice.booking', stored)
    expect(keptDraft()).toEqual({ ...empty, ...expected })
  })
})
