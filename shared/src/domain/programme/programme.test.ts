import { describe, expect, it } from '@jest/globals'
import { criteriaOf, evaluationSections } from '../evaluation/sections.ts'
import { ObjectiveCriterion } from '../../contracts/patients/programme.ts'
import { endProblems, programmeProblems, type ProgrammeDraft } from './programme.ts'

const attention = { criterion: 'objectifs.cognitifs.stimulationAttention', atStart: 'partiel' } as const
const anxiety = { criterion: 'objectifs.psychoSociaux.reductionAnxiete', atStart: null } as const
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
    ['with two criteria', { objectives: [attention, anxiety] }, []],
    ['of one minute', { planned: 1 }, []],
    ['of a negative number of hours', { planned: -60 }, ['planned']],
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

  it.each<[string, Partial<ProgrammeDraft>, string]>([
    ['no hours', { planned: 0 }, "Le nombre d'heures ne peut être vide"],
    ['no sessions', { unit: 'SESSIONS', planned: 0 }, 'Le nombre de séances ne peut être vide'],
    ['no purpose', { purpose: '' }, 'Le but ne peut être vide'],
    ['no first day', { startDate: null }, 'Le premier jour ne peut être vide'],
    ['an end before the first day', { plannedEndDate: '2026-11-01' }, 'La fin prévue précède le premier jour'],
    ['a criterion twice', { objectives: [attention, attention] }, 'Un objectif est choisi deux fois'],
  ])('with %s is refused in words', (_name, change, message) => {
    expect(programmeProblems(draft(change)).map((problem) => problem.message)).toEqual([message])
  })

  it('that ends before it begins is refused with a kind of its own', () => {
    expect(programmeProblems(draft({ plannedEndDate: '2026-11-01' }))).toMatchObject([{ kind: 'endBeforeStart' }])
  })

  it.each([
    ['2026-11-02', []],
    ['2026-11-01', [{ field: 'endedOn', kind: 'invalid', message: 'Le dernier jour précède le premier' }]],
    [null, [{ field: 'endedOn', kind: 'required', message: 'Le dernier jour ne peut être vide' }]],
  ])('ended on %s has the problems %j', (endedOn, problems) => {
    expect(endProblems({ startDate: '2026-11-02' }, endedOn)).toEqual(problems)
  })

  it("has the criteria of the evaluation's objectives section", () => {
    const section = evaluationSections.filter(({ id }) => id === 'objectifs').flatMap(criteriaOf)
    expect(ObjectiveCriterion.anyOf.map((literal) => literal.const)).toEqual(section.map(({ path }) => path))
  })
})
