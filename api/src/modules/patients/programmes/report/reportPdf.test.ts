import { describe, expect, it } from '@jest/globals'
import { objectiveProgress } from 'shared/domain/programme/objectiveProgress'
import { pdfText } from '../../../../testing/pdf/pdfText.ts'
import { expectValidPdf, hashOf, pageCountOf, withoutWhitespace } from '../../../../testing/pdf/expectValidPdf.ts'
import type { MedicalContent, ReportContent } from './ReportContent.ts'
import { reportPdf } from './reportPdf.ts'

const criterion = 'objectifs.cognitifs.stimulationAttention'
const evaluations = ['non-atteint', 'partiel', 'atteint', 'atteint'].map((answer, index) => ({
  date: `2026-0${index + 5}-12`,
  answers: { [criterion]: answer },
}))
const noSessions = { sessions: 0, minutes: 0 }
const session = { date: '2026-05-12', startTime: '10:00', endTime: '11:30' }

const medicalContent = (change: Partial<MedicalContent> = {}): MedicalContent => ({
  purpose: "Retrouver l'attention en classe",
  objectives: objectiveProgress([{ criterion, atStart: 'non-atteint' }], evaluations),
  activities: ['Équithérapie : 4 séances', 'Soins : 2 séances'],
  comments: [{ ...session, comments: 'Léa a brossé Nala.' }],
  conclusion: 'À poursuivre.',
  ...change,
})
const reportContent = (change: Partial<ReportContent> = {}): ReportContent => ({
  practice: 'Les Prés & « Cie »',
  patient: "Œuvrard & <Nœl> d'Été",
  therapists: ['Claire Roux'],
  startDate: '2026-05-01',
  endDate: '2026-08-31',
  isRunning: false,
  counter: {
    unit: 'HOURS',
    planned: 600,
    done: { sessions: 4, minutes: 360 },
    scheduled: noSessions,
    absent: { sessions: 1, minutes: 60 },
    cancelledLate: noSessions,
    invoiced: { sessions: 4, minutes: 360 },
    left: 240,
    toSchedule: 240,
  },
  attendance: [
    { ...session, status: 'present' },
    { ...session, date: '2026-05-19', status: 'absent' },
    { ...session, date: '2026-05-26', status: 'cancelledLate' },
  ],
  medical: medicalContent(),
  createdAtLocal: { day: '2026-11-22', time: '18:30' },
  createdAt: new Date('2026-11-22T17:30:00Z'),
  ...change,
})
const confidentialNote = 'Document confidentiel — données de santé'

describe('the report of a programme', () => {
  it('shows the patient, the therapists, the period, the time of generation and the medical content', async () => {
    const text = withoutWhitespace(pdfText(await reportPdf(reportContent())))
    for (const expectedText of [
      "Œuvrard & <Nœl> d'Été",
      'Praticien : Claire Roux',
      'Programme du 01/05/2026 au 31/08/2026',
      'Généré le 22/11/2026 à 18:30',
      'Prévues : 10 h',
      'Faites : 6 h',
      'Absences : 1 h',
      'mardi 12 mai 2026',
      '1 h 30',
      'Annulée tard',
      "Stimulation de l'attention",
      'Non atteint au départ ; atteint à la dernière évaluation.',
      '4 évaluations : non atteint 1 (25 %), partiellement atteint 1 (25 %), atteint 2 (50 %)',
      'Soins : 2 séances',
      'À poursuivre.',
    ])
      expect(text).toContain(withoutWhitespace(expectedText))
  })

  it("is tagged, in French, with a title without the patient's name, embedded fonts and a note on each page", async () => {
    const bytes = await reportPdf(reportContent())
    await expectValidPdf(bytes, { title: 'Bilan de programme', note: confidentialNote })
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/uvrard/)
  })

  it('renders curves as vector graphics, not images, with an alternative text', async () => {
    const bytes = await reportPdf(reportContent())
    const rawPdf = Buffer.from(bytes).toString('latin1')
    expect(rawPdf).toMatch(/\/S \/Figure/)
    expect(rawPdf).toContain('/Alt')
    expect(rawPdf).not.toContain('/Subtype /Image')
  })

  it('has the same bytes for the same content', async () => {
    expect(hashOf(await reportPdf(reportContent()))).toBe(hashOf(await reportPdf(reportContent())))
  })

  it('spans pages without losing lines, accents, emoji or words', async () => {
    const lines = Array.from({ length: 150 }, (_, index) => `Ligne ${index} : éàçœ, Nala 🐴 « doucement ».`)
    const bytes = await reportPdf(
      reportContent({
        medical: medicalContent({
          objectives: objectiveProgress(
            Array.from({ length: 13 }, () => ({ criterion, atStart: 'partiel' as const })),
            evaluations,
          ),
          comments: [{ ...session, comments: lines.join('\n') }],
          conclusion: 'mot '.repeat(3000),
        }),
      }),
    )
    expect(pageCountOf(bytes)).toBeGreaterThan(6)
    await expectValidPdf(bytes, { title: 'Bilan de programme', note: confidentialNote })
    const text = withoutWhitespace(pdfText(bytes))
    for (const index of [0, 75, 149])
      expect(text).toContain(withoutWhitespace(`Ligne ${index} : éàçœ, Nala 🐴 « doucement ».`))
    expect(text.match(/mot/g)).toHaveLength(3000)
  })

  it('shows attendance and hours to a funder, and nothing medical', async () => {
    const { medical: _medical, ...funderContent } = reportContent()
    const bytes = await reportPdf(funderContent)
    await expectValidPdf(bytes, { title: 'Bilan de programme', note: 'Document confidentiel' })
    const text = withoutWhitespace(pdfText(bytes))
    expect(text).toContain(withoutWhitespace('Prévues : 10 h'))
    expect(text).not.toMatch(/santé|attention|atteint|Équithérapie|brossé|poursuivre|But|Facturées/)
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('/S /Figure')
  })
})
