import { describe, expect, it } from '@jest/globals'
import { criteriaOf, evaluationSections } from '../evaluation/sections.ts'
import { ObjectiveCriterion } from '../../contracts/patients/programme.ts'
import { endProblems, programmeProblems, type ProgrammeDraft } from './programme.ts'

const attention = { criterion: 'objectifs.cognitifs.stimulationAttention', atStart: 'partiel' } as const
const draft = (change: Partial<ProgrammeDraft> = {}): ProgrammeDraft => ({
  unit: 'HOURS',
  planned: 600,
  purpose: "Retrouver l'attention en classe",
  objectives: [attention],
  startDate: '2026-11-02',
  plannedEndDate: '2027-02-26',
  ...change,
})

describe('a programme', () => {
  it.each<[string, Partial<ProgrammeDraft>, string[]]>([
    ['whole', {}, []],
    ['without objectives', { objectives: [] }, []],
    ['without an end', { plannedEndDate: null }, []],
    ['of one day', { plannedEndDate: '2026-11-02' }, []],
    ['of no hours', { planned: 0 }, ['planned']],
    ['with hours left open', { planned: null }, ['planned']],
    ['without a purpose', { purpose: ' \n' }, ['purpose']],
    ['without a first day', { startDate: null }, ['startDate']],
    ['that ends before it begins', { plannedEndDate: '2026-11-01' }, ['plannedEndDate']],
    ['with a criterion twice', { objectives: [attention, { ...attention, atStart: null }] }, ['objectives']],
  ])('%s', (_name, change, fields) => {
    const problems = programmeProblems(draft(change))
    expect(problems.map(({ field }) => field)).toEqual(fields)
  })

  it.each([
    ['2026-11-02', []],
    ['2026-11-01', ['endedOn']],
    [null, ['endedOn']],
  ])('ends on %s', (endedOn, fields) => {
    expect(endProblems({ startDate: '2026-11-02' }, endedOn).map(({ field }) => field)).toEqual(fields)
  })

  it("has the criteria of the evaluation's objectives section", () => {
    const section = evaluationSections.filter(({ id }) => id === 'objectifs').flatMap(criteriaOf)
    expect(ObjectiveCriterion.anyOf.map((literal) => literal.const)).toEqual(section.map(({ path }) => path))
  })
})
