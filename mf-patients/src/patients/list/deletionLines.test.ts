import { describe, expect, it } from '@jest/globals'
import { billedSessionsText, deletionLines } from './deletionLines.ts'

const noConsequences = { cancelledSessions: 0, billedSessions: 0, firmSessions: 0, invoices: 0, estimations: 0 }
const pastSessionsLine = "Les séances passées restent lisibles dans l'agenda"

describe('the lines about the deletion of a patient', () => {
  it.each([
    ['mention only the past sessions when there are no other consequences', {}, []],
    [
      'mention a single session, invoice and quote',
      { cancelledSessions: 1, firmSessions: 1, invoices: 1, estimations: 1 },
      [
        "1 séance à venir : elle sera annulée, et la personne qui l'a réservée en ligne prévenue par e-mail",
        '1 séance à venir de son entreprise : elle reste prévue, avec son nom',
        '1 facture : elle est conservée',
        '1 devis : il est conservé',
      ],
    ],
    [
      'mention several invoices and quotes in the plural',
      { invoices: 3, estimations: 2 },
      ['3 factures : elles sont conservées', '2 devis : ils sont conservés'],
    ],
  ])('%s', (_caseName, change, expected) => {
    expect(deletionLines({ ...noConsequences, ...change })).toEqual([...expected, pastSessionsLine])
  })

  it('explain why a patient with a billed future session cannot be deleted', () => {
    expect(billedSessionsText(1)).toMatch(/^1 séance à venir est déjà facturée : .* la séance soit passée\.$/)
    expect(billedSessionsText(2)).toMatch(/^2 séances à venir sont déjà facturées : .* les séances soient passées\.$/)
  })
})
