import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../../../../testing/pdf/pdfText.ts'
import { expectValidPdf, hashOf, pageCountOf, withoutWhitespace } from '../../../../testing/pdf/expectValidPdf.ts'
import type { EstimationContent } from './EstimationContent.ts'
import { estimationPdf } from './estimationPdf.ts'

const estimationContent = (change: Partial<EstimationContent> = {}): EstimationContent => ({
  number: 'D-2026-0042',
  day: '2026-11-30',
  validUntil: '2027-02-28',
  createdAt: new Date('2026-11-30T10:00:00Z'),
  issuer: {
    firmName: 'Les Prés de Chloé',
    ownerName: 'Chloé Œuvrard',
    individualFirm: true,
    street: '4 rue du Lac',
    zipCode: '69003',
    city: 'Lyon',
    phone: '+33612345678',
    email: 'chloe@exemple.fr',
    siren: '732829320',
    tvaNumber: '',
    legalForm: '',
    shareCapital: null,
    rcsCity: '',
    logo: undefined,
  },
  therapist: 'Chloé Œuvrard',
  client: { name: 'Léa Martin', street: '12 rue des Lilas', zipCode: '69001', city: 'Lyon', siren: '' },
  firm: null,
  nbHoursToDo: 7,
  unitaryPrice: 45.35,
  taxes: 20,
  comments: '',
  therapistComments: '',
  mediator: 'Centre de la médiation, 1 rue de la Paix, 75002 Paris, https://mediation.exemple.fr',
  ...change,
})
const firmClient = {
  name: 'Les Tilleuls',
  street: '8 cours Gambetta',
  zipCode: '69007',
  city: 'Lyon',
  siren: '552100554',
}
const firmContent = (nbParticipants: number, beneficiary: string | null = null) =>
  estimationContent({ client: firmClient, firm: { nbParticipants, beneficiary }, mediator: 'Centre de la médiation' })

const textOf = async (change: Partial<EstimationContent> = {}) =>
  withoutWhitespace(pdfText(await estimationPdf(estimationContent(change))))
const firmText = async (nbParticipants: number, beneficiary: string | null = null) =>
  withoutWhitespace(pdfText(await estimationPdf(firmContent(nbParticipants, beneficiary))))

describe('the PDF of a quote', () => {
  it('is valid: A4, tagged, in French, with embedded fonts and its number on each page', async () => {
    const bytes = await estimationPdf(estimationContent({ therapistComments: 'Une ligne.\n'.repeat(120) }))
    expect(pageCountOf(bytes)).toBeGreaterThan(2)
    await expectValidPdf(bytes, { title: 'Devis n° D-2026-0042', note: 'Devis n° D-2026-0042' })
  })

  it('has the same bytes for the same content', async () => {
    expect(hashOf(await estimationPdf(estimationContent()))).toBe(hashOf(await estimationPdf(estimationContent())))
  })

  it('renders markup characters and French letters in names', async () => {
    const name = `L'Œil & "Fils" <Écho> É`
    const bytes = await estimationPdf(
      estimationContent({ client: { ...firmClient, name }, issuer: { ...estimationContent().issuer, firmName: name } }),
    )
    expect(withoutWhitespace(pdfText(bytes))).toContain(withoutWhitespace(name))
    expect(Buffer.from(bytes).toString('utf8')).not.toMatch(/<rdf:li>[^<]*&(?!amp;|lt;|gt;)/)
  })

  it('formats amounts in French, with visible spaces between the digits', async () => {
    const text = await textOf({ nbHoursToDo: 100, unitaryPrice: 1234.5 })
    const amounts = pdfText(await estimationPdf(estimationContent({ nbHoursToDo: 100, unitaryPrice: 1234.5 })))
      .split('\n')
      .filter((piece) => piece.includes('€') && /^[\d\s,€\u00A0-]+$/.test(piece))
    expect(amounts.length).toBeGreaterThan(2)
    for (const amount of amounts) expect(amount).toMatch(/^-?\d{1,3}([\u00A0 ]\d{3})*,\d{2}[\u00A0 ]€$/)
    expect(text).not.toMatch(/\d\/\d{3},\d{2}/)
  })

  it('marks a draft with BROUILLON and omits its number', async () => {
    const text = await textOf({ number: null })
    expect(text).toContain('BROUILLON')
    expect(text).not.toContain('n°')
    expect(await textOf()).not.toContain('BROUILLON')
  })

  it('shows the day of issue and the last day of validity', async () => {
    const text = await textOf()
    expect(text).toContain('Date:30/11/2026')
    expect(text).toContain(withoutWhitespace("Valable jusqu'au 28/02/2027"))
  })

  it('shows the issuer: « EI » only for an individual firm, other details if known', async () => {
    const text = await textOf()
    for (const expectedText of [
      'Chloé Œuvrard EI',
      '4 rue du Lac',
      '06 12 34 56 78',
      'chloe@exemple.fr',
      'SIREN 732 829 320',
    ])
      expect(text).toContain(withoutWhitespace(expectedText))
    expect(text).not.toMatch(/TVAFR|RCS|capital/)
    const companyText = await textOf({
      issuer: {
        ...estimationContent().issuer,
        individualFirm: false,
        tvaNumber: 'FR44732829320',
        legalForm: 'SARL',
        shareCapital: 500_000,
        rcsCity: 'Lyon',
      },
    })
    for (const expectedText of ['SARL au capital de 5 000,00 €', 'RCS Lyon 732 829 320', 'TVA FR44732829320'])
      expect(companyText).toContain(withoutWhitespace(expectedText))
    expect(companyText).not.toContain(withoutWhitespace('Œuvrard EI'))
  })

  it('shows the client, with the SIREN of a firm', async () => {
    const text = await textOf()
    for (const expectedText of ['Léa Martin', '12 rue des Lilas', '69001 Lyon'])
      expect(text).toContain(withoutWhitespace(expectedText))
    expect(await firmText(2)).toContain(withoutWhitespace('SIREN 552 100 554'))
  })

  it.each([
    [1, 'Paul Durand', 'Bénéficiaire Paul Durand'],
    [1, null, '1 participant'],
    [12, null, '12 participants'],
    [1000, null, '1 000 participants'],
  ])('shows %i participants (%s) for a firm', async (count, beneficiary, expectedText) => {
    expect(await firmText(count, beneficiary)).toContain(withoutWhitespace(expectedText))
  })

  it('mentions no participant for an individual', async () => {
    expect(await textOf()).not.toMatch(/participant|Bénéficiaire/i)
  })

  it('shows the line and the totals to the cent', async () => {
    const text = await textOf()
    for (const expectedText of ['45,35 €', '317,45 €', 'TVA 20 %', '63,49 €', 'Total T.T.C', '380,94 €'])
      expect(text).toContain(withoutWhitespace(expectedText))
  })

  it('shows the reason for the absence of VAT, and no VAT', async () => {
    const mention = 'TVA non applicable, art. 293 B du CGI (art. L. 223-3 du CIBS)'
    const text = await textOf({ taxes: 0, comments: mention })
    expect(text).toContain(withoutWhitespace(mention))
    expect(text).not.toMatch(/TVA0|T\.T\.C|63,49/)
    expect(await textOf({ comments: '' })).not.toContain('293B')
  })

  it("keeps the line breaks of the therapist's text, and omits the heading if there is no text", async () => {
    const pieces = pdfText(
      await estimationPdf(estimationContent({ therapistComments: 'Première ligne\nSeconde ligne' })),
    )
    expect(pieces).toMatch(/Première ligne\n[^]*Seconde ligne/)
    expect(await textOf()).not.toContain('Informations')
  })

  it('shows the terms of payment and the place to sign', async () => {
    const text = await textOf()
    for (const expectedText of ['Conditions', '30 jours', 'Bon pour accord', 'Date, nom et signature'])
      expect(text).toContain(withoutWhitespace(expectedText))
  })

  it('mentions the right of withdrawal and the mediator only to individuals', async () => {
    expect(await textOf()).toContain(withoutWhitespace('Droit de rétractation'))
    expect(await textOf()).toContain('Centredelamédiation')
    expect(await textOf({ mediator: '' })).not.toContain('Médiateur')
    expect(await firmText(2)).not.toMatch(/rétractation|[Mm]édiateur/)
  })
})
