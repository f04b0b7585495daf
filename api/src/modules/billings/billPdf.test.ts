import { describe, expect, it } from '@jest/globals'
import { billContent } from '../../testing/billContent.ts'
import { pdfText } from '../../testing/pdfText.ts'
import { expectSoundPdf, solid } from '../../testing/soundPdf.ts'
import type { BillContent } from './BillContent.ts'
import { billDocument } from './billDocument.ts'

const textOf = async (content: BillContent) => solid(pdfText((await billDocument(content)).pdf))

describe('the PDF of an invoice', () => {
  it('is sound, its number on each page (G1–G5, F1)', async () => {
    const { pdf } = await billDocument(billContent({ concludeText: 'Une ligne.\n'.repeat(80) }))
    expectSoundPdf(pdf, { title: 'Facture n° 2026-0042', note: 'Facture n° 2026-0042' })
  })

  it('of a draft says BROUILLON, has no number and no XML (F1)', async () => {
    const { pdf, xml } = await billDocument(billContent({ number: null }))
    const text = solid(pdfText(pdf))
    expect(text).toContain('BROUILLON')
    expect(text).not.toContain('n°')
    expect(xml).toBeNull()
    expect(await textOf(billContent())).not.toContain('BROUILLON')
  })
})
