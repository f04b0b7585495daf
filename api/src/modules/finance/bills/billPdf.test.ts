import { extractXml } from '@stackforge-eu/factur-x'
import { describe, expect, it } from '@jest/globals'
import { lateInterests } from 'shared/domain/bills/lateInterests'
import { paymentChoices } from 'shared/domain/bills/paymentChoices'
import sharp from 'sharp'
import {
  billContent,
  billLine,
  creditNoteContent,
  firmClient,
  issuer,
  buildBillLines,
  findById,
  exemptBillContent,
  exemptionOf,
} from '../../../testing/bills/billContent.ts'
import { listViolatedRules, listFigureTexts } from '../../../testing/pdf/pdfLint.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { expectValidPdf, hashOf, pageCountOf, withoutWhitespace } from '../../../testing/pdf/expectValidPdf.ts'
import type { BillContent } from './BillContent.ts'
import { billDocument } from './billDocument.ts'

const textOf = async (content: BillContent) => withoutWhitespace(pdfText((await billDocument(content)).pdf))

const nameWithSpecialCharacters = `L'Œil & "Fils" <Écho> É`
const fullDiscount = { type: 'PERCENT' as const, value: 10_000 }
const paidBill = billContent({ paidOn: '2026-11-30' })
const twoRateBill = billContent({
  lines: [
    billLine({}, { quantity: 20_000, discount: { type: 'PERCENT', value: 1000 } }),
    billLine({ place: 'Salle des fêtes' }, { unitPrice: 123_450, rate: 550, discount: { type: 'EURO', value: 500 } }),
  ],
})
const centRoundingBill = billContent({ lines: buildBillLines(3).map((line) => billLine(line, { unitPrice: 33 })) })
const discountedBill = billContent({ lines: buildBillLines(2), globalDiscount: { type: 'PERCENT', value: 1500 } })
const company = { ...issuer, individualFirm: false, legalForm: 'SARL', shareCapital: 500_000, rcsCity: 'Lyon' }

describe('the PDF of an invoice', () => {
  it.each([
    ['a person', billContent(), 'Facture n° 2026-0042'],
    ['a firm, on two pages', billContent({ client: firmClient, lines: buildBillLines(42) }), 'Facture n° 2026-0042'],
    ['several VAT rates', twoRateBill, 'Facture n° 2026-0042'],
    ['a draft', billContent({ number: null }), 'Facture'],
    [
      'names in other scripts',
      billContent({ client: { ...firmClient, name: 'Nguyễn محمد Наталья 🐴' } }),
      'Facture n° 2026-0042',
    ],
    [
      'names in Asian scripts',
      billContent({ client: { ...firmClient, name: '王小明 渡辺 김민수 สมชาย გიორგი Արմեն தமிழ் हिन्दी' } }),
      'Facture n° 2026-0042',
    ],
    ['a credit note', creditNoteContent(), 'Avoir n° A2026-0001'],
  ])('is valid for %s, with its title on each page', async (_case, content, title) => {
    const { pdf } = await billDocument(content)
    await expectValidPdf(pdf, { title, note: title })
  })

  it("shows the firm's logo with its alternative text", async () => {
    const background = { r: 31, g: 100, b: 87, alpha: 0.6 }
    const logo = await sharp({ create: { width: 512, height: 160, channels: 4, background } })
      .png()
      .toBuffer()
    const { pdf } = await billDocument(billContent({ issuer: { ...issuer, logo } }))
    await expectValidPdf(pdf, { title: 'Facture n° 2026-0042', note: 'Facture n° 2026-0042' })
    expect(await listFigureTexts(pdf)).toEqual([`Logo de ${issuer.firmName}`])
    expect(await listFigureTexts((await billDocument(billContent())).pdf)).toEqual([])
  })

  it('embeds the electronic invoice', async () => {
    const { pdf, xml } = await billDocument(billContent())
    expect(await extractXml(pdf)).toMatchObject({ xml, filename: 'factur-x.xml' })
  })

  it('prints the quantity of the electronic invoice, and an amount that is this quantity times the price', async () => {
    const sixtyFiveMinutes = billLine({}, { quantity: 10_833, unitPrice: 6_000 })
    const content = billContent({ lines: [sixtyFiveMinutes] })
    const { xml } = await billDocument(content)
    expect(await textOf(content)).toContain('1,083360,00€20%65,00€')
    expect(xml).toContain('<ram:BilledQuantity unitCode="C62">1.0833</ram:BilledQuantity>')
    expect(xml).toContain('<ram:LineTotalAmount>65.00</ram:LineTotalAmount>')
  })

  it('has the same bytes for the same content', async () => {
    const [first, second] = [await billDocument(twoRateBill), await billDocument(twoRateBill)]
    expect(hashOf(first.pdf)).toBe(hashOf(second.pdf))
  })

  it('takes two pages for 42 lines', async () => {
    const { pdf } = await billDocument(billContent({ client: firmClient, lines: buildBillLines(42) }))
    expect(pageCountOf(pdf)).toBe(2)
  })

  it('takes one page for seven shared sessions, with or without VAT', async () => {
    const description = "Séance de médiation par l'animal (pour Paul Martin, part de 42,00 € sur 60,00 €)"
    const buildSharedLines = (rate: number) =>
      buildBillLines(7).map((line) => billLine({ ...line, description }, { rate }))
    for (const content of [
      billContent({ lines: buildSharedLines(2000) }),
      exemptBillContent({ lines: buildSharedLines(0) }),
    ])
      expect(pageCountOf((await billDocument(content)).pdf)).toBe(1)
  })

  const sharedLines = Array.from({ length: 7 }, (_, index) =>
    billLine({
      description: 'Médiation en groupe (pour Léa Martin, part de 30,00 € sur 60,00 €)',
      place: index % 2 === 0 ? 'Salle des fêtes, Villeurbanne' : 'Club des Tilleuls, Lyon',
    }),
  )

  it.each([
    ['a firm', billContent({ client: firmClient, lines: sharedLines })],
    ['an individual, a part of it paid by credit', billContent({ lines: sharedLines, creditSpent: 50_00 })],
    ['an individual, without VAT', exemptBillContent({ lines: sharedLines })],
  ])('takes one page for seven shared sessions at two places, for %s', async (_case, content) => {
    expect(pageCountOf((await billDocument(content)).pdf)).toBe(1)
  })

  it('begins the second page with the sum carried forward from the first page', async () => {
    const [, secondPage = ''] = (await textOf(billContent({ client: firmClient, lines: buildBillLines(42) }))).split(
      'Report',
    )
    const [carriedSum = ''] = /^[\d\s]+,\d\d€/.exec(secondPage) ?? []
    const lineCount = secondPage.split("médiationparl'animal").length - 1
    expect(carriedSum).toBe(`${new Intl.NumberFormat('fr-FR').format((42 - lineCount) * 60).replaceAll(/\s/g, '')},00€`)
    expect(await textOf(billContent())).not.toContain('Report')
  })

  it('renders markup characters and French letters in names', async () => {
    const content = billContent({
      client: { ...firmClient, name: nameWithSpecialCharacters },
      issuer: { ...company, firmName: nameWithSpecialCharacters },
    })
    const { pdf, xml } = await billDocument(content)
    expect(withoutWhitespace(pdfText(pdf))).toContain(withoutWhitespace(nameWithSpecialCharacters))
    expect(await listViolatedRules(pdf)).toEqual([])
    expect(xml).toContain(`L'Œil &amp; &quot;Fils&quot; &lt;Écho&gt; É`)
  })

  it('formats amounts in French, with visible spaces between the digits', async () => {
    const text = pdfText((await billDocument(billContent({ lines: [billLine({}, { unitPrice: 123_456_789 })] }))).pdf)
    const amounts = text.split('\n').filter((piece) => piece.includes('€') && /^[\d\s,€\u00A0-]+$/.test(piece))
    expect(amounts.length).toBeGreaterThan(3)
    for (const amount of amounts) expect(amount).toMatch(/^-?\d{1,3}([\u00A0 ]\d{3})*,\d{2}[\u00A0 ]€$/)
    expect(withoutWhitespace(text)).not.toMatch(/\d\/\d{3},\d{2}/)
  })

  it.each([
    ['a paid invoice', paidBill],
    ['an invoice of 0 €', billContent({ lines: [billLine({}, { discount: fullDiscount })], paidOn: '2026-11-30' })],
  ])('shows neither a due date nor late-payment terms for %s', async (_caseName, content) => {
    const latePaymentTexts = ['À régler au plus tard', 'Retard de paiement', "Pas d'escompte"]
    const dueText = await textOf(billContent({ client: firmClient }))
    const paidText = await textOf({ ...content, client: firmClient })
    for (const text of latePaymentTexts) {
      expect(dueText).toContain(withoutWhitespace(text))
      expect(paidText).not.toContain(withoutWhitespace(text))
    }
  })

  it('marks a draft with BROUILLON and omits its number and its XML', async () => {
    const { pdf, xml } = await billDocument(billContent({ number: null }))
    const text = withoutWhitespace(pdfText(pdf))
    expect(text).toContain('BROUILLON')
    expect(text).not.toContain('n°')
    expect(xml).toBeNull()
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('/EmbeddedFile')
    expect(await textOf(billContent())).not.toContain('BROUILLON')
  })

  it.each<[string, BillContent, string[]]>([
    ['its dates, for a service on one day', billContent(), ["Date d'émission : 30/11/2026", '12/11/2026']],
    ['its dates, for services on several days', centRoundingBill, ['du 01/11/2026 au 03/11/2026']],
    ['the place, once for all lines', billContent(), ['Lieu des prestations Club des Tilleuls, Lyon']],
    ['the place of each line', twoRateBill, ['Club des Tilleuls, Lyon', 'Salle des fêtes']],
    ['the issuer', billContent(), ['Chloé Œuvrard EI', 'SIREN 732 829 320', 'TVA FR44732829320', '06 12 34 56 78']],
    [
      'the legal form of a company',
      billContent({ issuer: company }),
      ['SARL au capital de 5 000,00 €', 'RCS Lyon 732 829 320'],
    ],
    ['the client', billContent(), ['Léa Martin', '12 rue des Lilas', '69001 Lyon']],
    ['the client that is a firm', billContent({ client: firmClient }), ['Les Tilleuls', 'SIREN 552 100 554']],
    [
      "the SIRET of a firm's establishment",
      billContent({ client: { ...firmClient, siret: '55210055400013' } }),
      ['SIREN 552 100 554', 'SIRET 552 100 554 00013'],
    ],
    ['the category of the services', billContent(), ['Prestations de services exclusivement']],
    [
      'the amounts of its lines',
      twoRateBill,
      ['60,00 €', '20 %', '-10 %', '108,00 €', '5,5 %', '-5,00 €', '1 229,50 €'],
    ],
    [
      'the discount on the whole invoice',
      discountedBill,
      ['Total avant remise 120,00 €', 'Remise -18,00 €', 'Total H.T 102,00 €'],
    ],
    [
      'the VAT of each rate',
      twoRateBill,
      ['TVA 20 % sur 108,00 €', '21,60 €', 'TVA 5,5 % sur 1 229,50 €', '67,62 €', 'Total TVA', '89,22 €', '1 426,72 €'],
    ],
    [
      'quantities with up to four decimals',
      billContent({ lines: [billLine({}, { quantity: 10_833 }), billLine({}, { quantity: 123_456_789 })] }),
      ['1,0833', '65,00 €', '12 345,6789', '740 740,73 €'],
    ],
    [
      'the amount that remains to be paid after the deducted client credit',
      billContent({ creditSpent: 50_00 }),
      ['Total T.T.C 72,00 €', 'Crédit déduit -50,00 €', 'Reste à payer 22,00 €'],
    ],
    ['that nothing remains to be paid of a paid invoice', paidBill, ['Déjà payé -72,00 €', 'Reste à payer 0,00 €']],
    ['the VAT computed on the sum of all lines', centRoundingBill, ['0,99 €', '0,20 €', '1,19 €']],
    [
      'the reason for the absence of VAT',
      exemptBillContent(),
      ['TVA non applicable, art. 293 B du CGI (art. L. 223-3 du CIBS)', 'Total 60,00 €'],
    ],
    [
      'the reason of the lines without VAT among lines with VAT',
      billContent({
        vatOnDebits: true,
        lines: [billLine(), billLine({}, { rate: 0 })],
        exemption: exemptionOf('EXONERE_SANTE'),
      }),
      ['Lignes à 0 % : Exonération de TVA, art. 261-4-1° du CGI', "paiement de la taxe d'après les débits"],
    ],
    [
      "the client's VAT number and order number",
      billContent({ client: { ...firmClient, vatNumber: 'FR96552100554' }, orderNumber: 'BC-2026-17' }),
      ['TVA FR96552100554', 'Numéro de commande BC-2026-17'],
    ],
    ['the VAT rate of La Réunion', billContent({ lines: [billLine({}, { rate: 850 })] }), ['TVA 8,5 % 5,10 €']],
    [
      'the option of VAT due on invoicing',
      billContent({ vatOnDebits: true }),
      ["paiement de la taxe d'après les débits"],
    ],
    ['the due date', billContent(), ['Échéance : 30/12/2026', 'le 30/12/2026 (30 jours)']],
    ['the means of payment', billContent(), ['Virement', 'FR76 3000 6000 0112 3456 7890 189', 'BIC AGRIFRPP']],
    [
      'the late-payment terms of a firm',
      billContent({ client: firmClient }),
      ["trois fois le taux d'intérêt légal", '40 €', "Pas d'escompte"],
    ],
    ['the mediator of an individual', billContent(), ['Médiateur de la consommation', 'Centre de la médiation']],
    ['the day of payment of a paid invoice', paidBill, ['Acquittée le 30/11/2026']],
    [
      'the invoice that a credit note corrects',
      creditNoteContent(),
      ['Avoir n° A2026-0001', 'Annule et corrige la facture 2026-0042 du 30/11/2026', 'Séance facturée deux fois.'],
    ],
    [
      'the client and the amount of a credit note',
      creditNoteContent(),
      ['Total T.T.C à votre crédit 72,00 €', 'TVA 20 %', 'SIREN 732 829 320', 'Léa Martin'],
    ],
    [
      'the reason for the absence of VAT on a credit note',
      creditNoteContent({
        withTaxes: false,
        exemption: exemptBillContent().exemption,
        lines: [billLine({}, { rate: 0 })],
      }),
      ['293 B'],
    ],
  ])('shows %s', async (_case, content, expectedTexts) => {
    const text = await textOf(content)
    for (const expectedText of expectedTexts) expect(text).toContain(withoutWhitespace(expectedText))
  })

  it.each<[string, BillContent, RegExp]>([
    ['EI for a company', billContent({ issuer: company }), /ŒuvrardEI/],
    ['VAT on an invoice without VAT', exemptBillContent(), /TVA0|T\.T\.C|TVA\d+%/],
    ['a remaining amount if nothing was paid', billContent(), /Resteàpayer/],
    [
      'the VAT of a rate whose lines amount to 0 €',
      billContent({ lines: [billLine(), billLine({}, { rate: 550, discount: { type: 'PERCENT', value: 10_000 } })] }),
      /TVA5,5%sur|TotalTVA/,
    ],
    ['a discount on an invoice without one', billContent(), /Remise/],
    ['the option for « les débits »', billContent(), /débits/],
    [
      'bank details when the client pays by card',
      billContent({ paymentChoice: findById(paymentChoices, 'CARD') }),
      /IBAN|BIC/,
    ],
    ['the recovery indemnity to an individual', billContent(), /40€|escompte/],
    ['a mediator to a firm', billContent({ client: firmClient }), /[Mm]édiateur/],
    ['a mediator when the profile names none', billContent({ mediator: '' }), /[Mm]édiateur/],
    ['late interest when none is due', billContent({ lateInterest: findById(lateInterests, 'NONE') }), /retard/i],
    ['payment terms on a paid invoice', paidBill, /IBAN|réglerauplustard/],
    ['payment terms on a credit note', creditNoteContent(), /Échéance|IBAN|retard/],
  ])('does not show %s', async (_case, content, forbiddenText) => {
    expect(await textOf(content)).not.toMatch(forbiddenText)
  })

  it('shows the introduction before the lines and the conclusion after them, with their line breaks', async () => {
    const content = billContent({ introText: 'Bonjour,\nvoici la facture.', concludeText: 'Merci\net à bientôt.' })
    const text = pdfText((await billDocument(content)).pdf)
    expect(text).toMatch(/Bonjour,\nvoici la facture\.\n[^]*Désignation[^]*T\.T\.C[^]*Merci\net à bientôt\./)
  })
})
