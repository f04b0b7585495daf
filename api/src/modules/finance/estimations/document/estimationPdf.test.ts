import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../../../../testing/pdf/pdfText.ts'
import { expectSoundPdf, hashOf, pageCountOf, withoutWhitespace } from '../../../../testing/pdf/soundPdf.ts'
import type { EstimationContent } from './EstimationContent.ts'
import { estimationPdf } from './estimationPdf.ts'

const content = (change: Partial<EstimationContent> = {}): EstimationContent => ({
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
const company = { name: 'Les Tilleuls', street: '8 cours Gambetta', zipCode: '69007', city: 'Lyon', siren: '552100554' }
const forFirm = (nbParticipants: number, beneficiary: string | null = null) =>
  content({ client: company, firm: { nbParticipants, beneficiary }, mediator: 'Centre de la médiation' })

const textOf = async (change: Partial<EstimationContent> = {}) =>
  withoutWhitespace(pdfText(await estimationPdf(content(change))))
const firmText = async (nbParticipants: number, beneficiary: string | null = null) =>
  withoutWhitespace(pdfText(await estimationPdf(forFirm(nbParticipants, beneficiary))))

describe('the PDF of a quote', () => {
  it('is sound: A4, tagged, in French, fonts embedded, its number and page on each page', async () => {
    const bytes = await estimationPdf(content({ therapistComments: 'Une ligne.\n'.repeat(120) }))
    expect(pageCountOf(bytes)).toBeGreaterThan(2)
    await expectSoundPdf(bytes, { title: 'Devis n° D-2026-0042', note: 'Devis n° D-2026-0042' })
  })

  it('has the same bytes for the same record', async () => {
    expect(hashOf(await estimationPdf(content()))).toBe(hashOf(await estimationPdf(content())))
  })

  it('draws names with signs of markup and letters of French', async () => {
    const name = `L'Œil & "Fils" <Écho> É`
    const bytes = await estimationPdf(
      content({ client: { ...company, name }, issuer: { ...content().issuer, firmName: name } }),
    )
    expect(withoutWhitespace(pdfText(bytes))).toContain(withoutWhitespace(name))
    expect(Buffer.from(bytes).toString('utf8')).not.toMatch(/<rdf:li>[^<]*&(?!amp;|lt;|gt;)/)
  })

  it('writes amounts as in French, the spaces between them drawn', async () => {
    const text = await textOf({ nbHoursToDo: 100, unitaryPrice: 1234.5 })
    const amounts = pdfText(await estimationPdf(content({ nbHoursToDo: 100, unitaryPrice: 1234.5 })))
      .split('\n')
      .filter((piece) => piece.includes('€') && /^[\d\s,€\u00A0-]+$/.test(piece))
    expect(amounts.length).toBeGreaterThan(2)
    for (const each of amounts) expect(each).toMatch(/^-?\d{1,3}([\u00A0 ]\d{3})*,\d{2}[\u00A0 ]€$/)
    expect(text).not.toMatch(/\d\/\d{3},\d{2}/)
  })

  it('of a draft says BROUILLON and has no number', async () => {
    const text = await textOf({ number: null })
    expect(text).toContain('BROUILLON')
    expect(text).not.toContain('n°')
    expect(await textOf()).not.toContain('BROUILLON')
  })

  it('says when it was made and until when it is valid', async () => {
    const text = await textOf()
    expect(text).toContain('Date:30/11/2026')
    expect(text).toContain(withoutWhitespace("Valable jusqu'au 28/02/2027"))
  })

  it('names the provider: EI of an individual firm alone, the rest where it is known', async () => {
    const text = await textOf()
    for (const said of ['Chloé Œuvrard EI', '4 rue du Lac', '06 12 34 56 78', 'chloe@exemple.fr', 'SIREN 732 829 320'])
      expect(text).toContain(withoutWhitespace(said))
    expect(text).not.toMatch(/TVAFR|RCS|capital/)
    const sarl = await textOf({
      issuer: {
        ...content().issuer,
        individualFirm: false,
        tvaNumber: 'FR44732829320',
        legalForm: 'SARL',
        shareCapital: 500_000,
        rcsCity: 'Lyon',
      },
    })
    for (const said of ['SARL au capital de 5 000,00 €', 'RCS Lyon 732 829 320', 'TVA FR44732829320'])
      expect(sarl).toContain(withoutWhitespace(said))
    expect(sarl).not.toContain(withoutWhitespace('Œuvrard EI'))
  })

  it('names the client: a firm with its SIREN', async () => {
    const text = await textOf()
    for (const said of ['Léa Martin', '12 rue des Lilas', '69001 Lyon']) expect(text).toContain(withoutWhitespace(said))
    expect(await firmText(2)).toContain(withoutWhitespace('SIREN 552 100 554'))
  })

  it.each([
    [1, 'Paul Durand', 'Bénéficiaire Paul Durand'],
    [1, null, '1 participant'],
    [12, null, '12 participants'],
    [1000, null, '1 000 participants'],
  ])('of a firm with %i participants (%s) says so', async (count, beneficiary, said) => {
    expect(await firmText(count, beneficiary)).toContain(withoutWhitespace(said))
  })

  it('of an individual speaks of no participant', async () => {
    expect(await textOf()).not.toMatch(/participant|Bénéficiaire/i)
  })

  it('has its line and its totals to the cent', async () => {
    const text = await textOf()
    for (const said of ['45,35 €', '317,45 €', 'TVA 20 %', '63,49 €', 'Total T.T.C', '380,94 €'])
      expect(text).toContain(withoutWhitespace(said))
  })

  it('without VAT has the mention and no VAT', async () => {
    const mention = 'TVA non applicable, art. 293 B du CGI'
    const text = await textOf({ taxes: 0, comments: mention })
    expect(text).toContain(withoutWhitespace(mention))
    expect(text).not.toMatch(/TVA0|T\.T\.C|63,49/)
    expect(await textOf({ comments: '' })).not.toContain('293B')
  })

  it('has the text of the therapist as it was written, and no heading without one', async () => {
    const pieces = pdfText(await estimationPdf(content({ therapistComments: 'Première ligne\nSeconde ligne' })))
    expect(pieces).toMatch(/Première ligne\n[^]*Seconde ligne/)
    expect(await textOf()).not.toContain('Informations')
  })

  it('says how it is paid, and where it is signed', async () => {
    const text = await textOf()
    for (const said of ['Conditions', '30 jours', 'Bon pour accord', 'Date, nom et signature'])
      expect(text).toContain(withoutWhitespace(said))
  })

  it('tells an individual of withdrawal and, where there is one, the mediator; a firm of neither', async () => {
    expect(await textOf()).toContain(withoutWhitespace('Droit de rétractation'))
    expect(await textOf()).toContain('Centredelamédiation')
    expect(await textOf({ mediator: '' })).not.toContain('Médiateur')
    expect(await firmText(2)).not.toMatch(/rétractation|[Mm]édiateur/)
  })
})
