import { afterEach, describe, expect, it } from '@jest/globals'
import { forgetDraft, keepDraft, currentDraft } from './draft.ts'

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

describe('the stored draft of a booking', () => {
  it('is restored after a reload', () => {
    const draft = { ...empty, tab: 'known', email: 'lea@exemple.fr', answers: { q1: 'Oui' } }
    sessionStorage.setItem('complice.booking', JSON.stringify(draft))
    expect(currentDraft()).toEqual(draft)
  })

  it('does not store the consent', () => {
    keepDraft({ ...currentDraft(), hasConsented: true, consentBy: 'GUARDIAN' })
    expect(sessionStorage.getItem('complice.booking')).not.toMatch(/onsent/)
  })

  it.each([
    ['text that is not JSON', '{', {}],
    ['JSON that is not an object', '["Léa"]', {}],
    ['an unknown tab', '{"tab":"third","firstname":"Léa"}', { firstname: 'Léa' }],
    ['fields of another type', '{"firstname":1,"lastname":null,"answers":"Oui","email":"a@b.fr"}', { email: 'a@b.fr' }],
    ['answers of another type', '{"answers":{"q1":"Oui","q2":{}}}', { answers: { q1: 'Oui' } }],
    ['unknown fields, and passwords', '{"admin":"1","password":"x"}', {}],
  ])('ignores %s', (_sentence, stored, expected) => {
    sessionStorage.setItem('complice.booking', stored)
    expect(currentDraft()).toEqual({ ...empty, ...expected })
  })
})
