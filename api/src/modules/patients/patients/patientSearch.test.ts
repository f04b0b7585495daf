import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinPractice, openPractice, testApp } from '../../../testing/practice.ts'
import type { Caller, TestApp, TestPractice } from '../../../testing/practice.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller

const individualInput = (lastname: string, change: object = {}, city = '', individual: object = {}) => ({
  type: 'INDIVIDUAL',
  email: '',
  phoneNumber: '',
  contactFirstname: '',
  contactLastname: '',
  address: { streetName: '', zipCode: '', city },
  individual: { firstname: 'Zoé', lastname, birthdate: null, nbHoursToDo: 0, ...individual },
  firm: null,
  ...change,
})

const findNames = async (caller: Caller, typedText: string) => {
  const { status, body } = await caller.get(`/patients?name=${encodeURIComponent(typedText)}`)
  expect(status).toBe(200)
  return body.map(({ individual }: { individual: { lastname: string } }) => individual.lastname)
}

beforeAll(async () => {
  api = await testApp()
  practice = await openPractice(api)
  alice = api.as(practice.token)
  const inputs = [
    individualInput('Aubert', { phoneNumber: '06 12 34 56 78', email: 'z.aubert@boite.test' }, 'Saint-Étienne'),
    individualInput('Bonnet', { secondPhoneNumber: '04 77 00 11 22', phoneNumber: '07 00 00 00 01' }, 'Lyon'),
    individualInput('Caron', { email: 'famille.caron@boite.test' }, 'Lyon', {
      legalManagerLastname: 'Dumas',
      legalManagerEmail: 'papa.dumas@autre.test',
      legalManagerPhone: '06 99 88 77 66',
    }),
  ]
  for (const input of inputs) expect((await alice.post('/patients', input)).status).toBe(201)
  const { body } = await alice.post('/patients', individualInput('Martin'))
  await api.admin("update patient set phone_number = '05.11 22-33/44' where id = $1", [body.id])
})
afterAll(() => api.close())

describe('the search of the list of patients', () => {
  it.each([
    ['a phone number with spaces', '06 12 34 56 78', ['Aubert']],
    ['a phone number with the country code', '+33612345678', ['Aubert']],
    ['a phone number with a zero in brackets', '+33 (0)6 12 34 56 78', ['Aubert']],
    ['a phone number with two zeros', '0033 6 12 34', ['Aubert']],
    ['the end of a phone number', '56 78', ['Aubert']],
    ['the second phone number', '04.77.00', ['Bonnet']],
    ['a number that is stored as it was typed', '05 11 22', ['Martin']],
    ["the guardian's phone number", '0699887766', ['Caron']],
    ['a whole e-mail address, in capitals', 'Z.AUBERT@boite.test', ['Aubert']],
    ['the domain of e-mail addresses', '@boite', ['Aubert', 'Caron']],
    ['the beginning of an e-mail address', 'famille.car', ['Caron']],
    ["the guardian's e-mail address", 'papa.dumas@autre.test', ['Caron']],
    ['a domain without @', 'boite.test', []],
    ['a town', 'lyon', ['Bonnet', 'Caron']],
    ['a town, without accents and hyphen', 'saint etienne', ['Aubert']],
    ['a name and a town', 'bonnet lyon', ['Bonnet']],
    ['a name and another town', 'bonnet saint', []],
    ['a wildcard character of SQL patterns', '%', []],
  ])('finds the matching patients only, by %s: « %s »', async (_case, typedText, names) => {
    expect(await findNames(alice, typedText)).toEqual(names)
  })

  it.each(['06 12 34 56 78', 'z.aubert@boite.test', 'saint etienne', 'dumas'])(
    'matches only names, not « %s », for a member without the privilege PATIENTS',
    async (typedText) => {
      const agendaMember = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
      expect(await findNames(agendaMember, typedText)).toEqual([])
      expect(await findNames(agendaMember, 'aubert')).toEqual(['Aubert'])
    },
  )

  it.each(['06 12 34 56 78', 'z.aubert@boite.test', 'saint etienne'])(
    'finds no patients of another practice by « %s »',
    async (typedText) => {
      const otherPractice = api.as((await openPractice(api)).token)
      expect(await findNames(otherPractice, typedText)).toEqual([])
    },
  )
})
