import { extractXml } from '@stackforge-eu/factur-x'
import { describe, expect, it } from '@jest/globals'
import { lateInterests } from 'shared/domain/bills/lateInterests'
import { paymentChoices } from 'shared/domain/bills/paymentChoices'
import sharp from 'sharp'
import {
  billContent,
  billLine,
  creditNote,
  firm,
  issuer,
  manyLines,
  withId,
  withoutVat,
} from '../../../testing/bills/billContent.ts'
import { brokenRules, pictureTexts } from '../../../testing/pdf/pdfLint.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { expectSoundPdf, hashOf, pageCountOf, withoutWhitespace } from '../../../testing/pdf/soundPdf.ts'
import type { BillContent } from './BillContent.ts'
import { billDocument } from './billDocument.ts'

const textOf = async (content: BillContent) => withoutWhitespace(pdfText((await billDocument(content)).pdf))

const name = `L'Œil & "Fils" <Écho> É`
const paid = billContent({ paidOn: '2026-11-30' })
const ofTwoRates = billContent({
  lines: [
    billLine({}, { quantity: 20_000, discount: { type: 'PERCENT', value: 1000 } }),
    billLine({ place: 'Salle des fêtes' }, { unitPrice: 123_450, rate: 550, discount: { type: 'EURO', value: 500 } }),
  ],
})
const cents = billContent({ lines: manyLines(3).map((line) => billLine(line, { unitPrice: 33 })) })
const reduced = billContent({ lines: manyLines(2), globalDiscount: { type: 'PERCENT', value: 1500 } })
const company = { ...issuer, individualFirm: false, legalForm: 'SARL', shareCapital: 500_000, rcsCity: 'Lyon' }

describe('the PDF of an invoice', () => {
  it.each([
    ['a person', billContent(), 'Facture n° 2026-0042'],
    ['a firm, over two pages', billContent({ client: firm, lines: manyLines(42) }), 'Facture n° 2026-0042'],
    ['several rates', ofTwoRates, 'Facture n° 2026-0042'],
    ['nobody yet', billContent({ number: null }), 'Facture'],
    ['a correction', creditNote(), 'Avoir n° A2026-0001'],
  ])('for %s is sound, its number and page on each page', async (_what, content, title) => {
    const { pdf } = await billDocument(content)
    await expectSoundPdf(pdf, { title, note: title })
  })

  it('bears the logo of the firm, with its text for who does not see it, and stays sound', async () => {
    const background = { r: 31, g: 100, b: 87, alpha: 0.6 }
    const logo = await sharp({ create: { width: 512, height: 160, channels: 4, background } })
      .png()
      .toBuffer()
    const { pdf } = await billDocument(billContent({ issuer: { ...issuer, logo } }))
    await expectSoundPdf(pdf, { title: 'Facture n° 2026-0042', note: 'Facture n° 2026-0042' })
    expect(await pictureTexts(pdf)).toEqual([`Logo de ${issuer.firmName}`])
    expect(await pictureTexts((await billDocument(billContent())).pdf)).toEqual([])
  })

  it('has its electronic invoice inside it', async () => {
    const { pdf, xml } = await billDocument(billContent())
    expect(await extractXml(pdf)).toMatchObject({ xml, filename: 'factur-x.xml' })
  })

  it('has the same bytes for the same content', async () => {
    const [first, second] = [await billDocument(ofTwoRates), await billDocument(ofTwoRates)]
    expect(hashOf(first.pdf)).toBe(hashOf(second.pdf))
  })

  it('of 42 lines takes two pages', async () => {
    const { pdf } = await billDocument(billContent({ client: firm, lines: manyLines(42) }))
    expect(pageCountOf(pdf)).toBe(2)
  })

  it('draws names with signs of markup and letters of French', async () => {
    const content = billContent({ client: { ...firm, name }, issuer: { ...company, firmName: name } })
    const { pdf, xml } = await billDocument(content)
    expect(withoutWhitespace(pdfText(pdf))).toContain(withoutWhitespace(name))
    expect(await brokenRules(pdf)).toEqual([])
    expect(xml).toContain(`L'Œil &amp; &quot;Fils&quot; &lt;Écho&gt; É`)
  })

  it('writes amounts as in French, the spaces between them drawn', async () => {
    const text = pdfText((await billDocument(billContent({ lines: [billLine({}, { unitPrice: 123_456_789 })] }))).pdf)
    const amounts = text.split('\n').filter((piece) => piece.includes('€') && /^[\d\s,€\u00A0-]+$/.test(piece))
    expect(amounts.length).toBeGreaterThan(3)
    for (const each of amounts) expect(each).toMatch(/^-?\d{1,3}([\u00A0 ]\d{3})*,\d{2}[\u00A0 ]€$/)
    expect(withoutWhitespace(text)).not.toMatch(/\d\/\d{3},\d{2}/)
  })

  it('of a draft says BROUILLON, has no number and no XML', async () => {
    const { pdf, xml } = await billDocument(billContent({ number: null }))
    const text = withoutWhitespace(pdfText(pdf))
    expect(text).toContain('BROUILLON')
    expect(text).not.toContain('n°')
    expect(xml).toBeNull()
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('/EmbeddedFile')
    expect(await textOf(billContent())).not.toContain('BROUILLON')
  })

  it.each<[string, BillContent, string[]]>([
    ['its days, the service on one', billContent(), ["Date d'émission : 30/11/2026", '12/11/2026']],
    ['its days, the service over several', cents, ['du 01/11/2026 au 03/11/2026']],
    ['the place, once for all lines', billContent(), ['Lieu des prestations Club des Tilleuls, Lyon']],
    ['the place of each line', ofTwoRates, ['Club des Tilleuls, Lyon', 'Salle des fêtes']],
    ['who issues it', billContent(), ['Chloé Œuvrard EI', 'SIREN 732 829 320', 'TVA FR44732829320', '06 12 34 56 78']],
    ['the company', billContent({ issuer: company }), ['SARL au capital de 5 000,00 €', 'RCS Lyon 732 829 320']],
    ['the client', billContent(), ['Léa Martin', '12 rue des Lilas', '69001 Lyon']],
    ['the firm', billContent({ client: firm }), ['Les Tilleuls', 'SIREN 552 100 554']],
    ['what it is of', billContent(), ['Prestations de services exclusivement']],
    ['its lines', ofTwoRates, ['60,00 €', '20 %', '-10 %', '108,00 €', '5,5 %', '-5,00 €', '1 229,50 €']],
    ['the discount of all', reduced, ['Total avant remise 120,00 €', 'Remise -18,00 €', 'Total H.T 102,00 €']],
    [
      'the VAT of each rate',
      ofTwoRates,
      ['TVA 20 % sur 108,00 €', '21,60 €', 'TVA 5,5 % sur 1 229,50 €', '67,62 €', 'Total TVA', '89,22 €', '1 426,72 €'],
    ],
    ['VAT of what all lines come to', cents, ['0,99 €', '0,20 €', '1,19 €']],
    ['why there is no VAT', withoutVat(), ['TVA non applicable, art. 293 B du CGI', 'Total 60,00 €']],
    ['when VAT is due', billContent({ vatOnDebits: true }), ["paiement de la taxe d'après les débits"]],
    ['until when it is paid', billContent(), ['Échéance : 30/12/2026', 'le 30/12/2026 (30 jours)']],
    ['how it is paid', billContent(), ['Virement', 'FR76 3000 6000 0112 3456 7890 189', 'BIC AGRIFRPP']],
    [
      'what a firm owes when it is late',
      billContent({ client: firm }),
      ["trois fois le taux d'intérêt légal", '40 €', "Pas d'escompte"],
    ],
    ['who mediates for a person', billContent(), ['Médiateur de la consommation', 'Centre de la médiation']],
    ['that it was paid', paid, ['Acquittée le 30/11/2026']],
    [
      'what a credit note corrects',
      creditNote(),
      ['Avoir n° A2026-0001', 'Annule et corrige la facture 2026-0042 du 30/11/2026', 'Séance facturée deux fois.'],
    ],
    [
      'who gets how much back',
      creditNote(),
      ['Total T.T.C à votre crédit 72,00 €', 'TVA 20 %', 'SIREN 732 829 320', 'Léa Martin'],
    ],
    ['why a credit note has no VAT', creditNote({ withTaxes: false, exemption: withoutVat().exemption }), ['293 B']],
  ])('says %s', async (_what, content, said) => {
    const text = await textOf(content)
    for (const each of said) expect(text).toContain(withoutWhitespace(each))
  })

  it.each<[string, BillContent, RegExp]>([
    ['EI of a company', billContent({ issuer: company }), /ŒuvrardEI/],
    ['VAT where there is none', withoutVat(), /TVA0|T\.T\.C|TVA\d+%/],
    ['a discount where there is none', billContent(), /Remise/],
    ['the option for « les débits »', billContent(), /débits/],
    ['an account where it is paid by card', billContent({ paymentChoice: withId(paymentChoices, 'CARD') }), /IBAN|BIC/],
    ['an indemnity to a person', billContent(), /40€|escompte/],
    ['a mediator to a firm', billContent({ client: firm }), /[Mm]édiateur/],
    ['a mediator where there is none', billContent({ mediator: '' }), /[Mm]édiateur/],
    ['interest where none is due', billContent({ lateInterest: withId(lateInterests, 'NONE') }), /retard/i],
    ['when it is to be paid, once it was', paid, /IBAN|réglerauplustard/],
    ['that a credit note is to be paid', creditNote(), /Échéance|IBAN|retard/],
  ])('does not say %s', async (_what, content, unsaid) => {
    expect(await textOf(content)).not.toMatch(unsaid)
  })

  it('has the introduction before the lines and the conclusion after them, as they were written', async () => {
    const content = billContent({ introText: 'Bonjour,\nvoici la facture.', concludeText: 'Merci\net à bientôt.' })
    const text = pdfText((await billDocument(content)).pdf)
    expect(text).toMatch(/Bonjour,\nvoici la facture\.\n[^]*Désignation[^]*T\.T\.C[^]*Merci\net à bientôt\./)
  })
})
