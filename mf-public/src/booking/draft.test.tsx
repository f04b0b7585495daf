import { afterEach, describe, expect, it } from '@jest/globals'
import { removeDraft, storeDraft, currentDraft } from './draft.ts'

const emptyDraft = {
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

afterEach(removeDraft)

describe('the stored draft of a booking', () => {
  it('is restored after a reload', () => {
    const draft = { ...emptyDraft, tab: 'known', email: 'lea@exemple.fr', answers: { q1: 'Oui' } }
    sessionStorage.setItem('complice.booking', JSON.stringify(draft))
    expect(currentDraft()).toEqual(draft)
  })

  it('does not include the consent', () => {
    storeDraft({ ...currentDraft(), hasConsented: true, consentBy: 'GUARDIAN' })
    expect(sessionStorage.getItem('complice.booking')).not.toMatch(/onsent/)
  })

  it.each([
    ['a text that is not JSON', '{', {}],
    ['a JSON value that is not an object', '["Léa"]', {}],
    ['an unknown tab', '{"tab":"third","firstname":"Léa"}', { firstname: 'Léa' }],
    ['fields of another type', '{"firstname":1,"lastname":null,"answers":"Oui","email":"a@b.fr"}', { email: 'a@b.fr' }],
    ['answers of another type', '{"answers":{"q1":"Oui","q2":{}}}', { answers: { q1: 'Oui' } }],
    ['unknown fields, and passwords', '{"admin":"1","password":"x"}', {}],
  ])('is restored without %s', (_caseName, stored, expected) => {
    sessionStorage.setItem('complice.booking', stored)
    expect(currentDraft()).toEqual({ ...emptyDraft, ...expected })
  })
})
