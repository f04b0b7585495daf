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

describe('programmeProblems', () => {
  it.each<[string, Partial<ProgrammeDraft>, string[]]>([
    ['a complete programme', {}, []],
    ['a programme without objectives', { objectives: [] }, []],
    ['a programme without a planned end', { plannedEndDate: null }, []],
    ['a programme of one day', { plannedEndDate: '2026-11-02' }, []],
    ['a programme with two criteria', { objectives: [attention, anxiety] }, []],
    ['a programme of one minute', { planned: 1 }, []],
    ['a programme with negative hours', { planned: -60 }, ['planned']],
    ['a programme with zero hours', { planned: 0 }, ['planned']],
    ['a programme with empty hours', { planned: null }, ['planned']],
    ['a programme with a blank purpose', { purpose: ' \n' }, ['purpose']],
    ['a programme without a first day', { startDate: null }, ['startDate']],
    ['a programme that ends before it begins', { plannedEndDate: '2026-11-01' }, ['plannedEndDate']],
    [
      'a programme with a duplicate criterion',
      { objectives: [attention, { ...attention, atStart: null }] },
      ['objectives'],
    ],
  ])('returns the invalid fields of %s', (_caseName, change, fields) => {
    const problems = programmeProblems(draft(change))
    expect(problems.map(({ field }) => field)).toEqual(fields)
  })

  it.each<[string, Partial<ProgrammeDraft>, string]>([
    ['zero hours', { planned: 0 }, "Le nombre d'heures ne peut être vide"],
    ['zero sessions', { unit: 'SESSIONS', planned: 0 }, 'Le nombre de séances ne peut être vide'],
    ['no purpose', { purpose: '' }, 'Le but ne peut être vide'],
    ['no first day', { startDate: null }, 'Le premier jour ne peut être vide'],
    ['an end before the first day', { plannedEndDate: '2026-11-01' }, 'La fin prévue précède le premier jour'],
    ['a criterion twice', { objectives: [attention, attention] }, 'Un objectif est choisi deux fois'],
  ])('returns the message for %s', (_caseName, change, message) => {
    expect(programmeProblems(draft(change)).map((problem) => problem.message)).toEqual([message])
  })

  it.each([
    ['2026-11-01', ['Le premier jour suit le dernier']],
    ['2026-11-02', []],
    [null, []],
  ])('for the last day %s returns the messages %j', (endedOn, messages) => {
    expect(programmeProblems(draft(), endedOn).map((problem) => problem.message)).toEqual(messages)
  })

  it('returns the kind endBeforeStart for a programme that ends before it begins', () => {
    expect(programmeProblems(draft({ plannedEndDate: '2026-11-01' }))).toMatchObject([{ kind: 'endBeforeStart' }])
  })
})

describe('endProblems', () => {
  it.each([
    ['2026-11-02', []],
    ['2026-11-01', [{ field: 'endedOn', kind: 'invalid', message: 'Le dernier jour précède le premier' }]],
    [null, [{ field: 'endedOn', kind: 'required', message: 'Le dernier jour ne peut être vide' }]],
  ])('for the last day %s returns the problems %j', (endedOn, problems) => {
    expect(endProblems({ startDate: '2026-11-02' }, endedOn)).toEqual(problems)
  })
})

describe('ObjectiveCriterion', () => {
  it("has the criteria of the evaluation's objectives section", () => {
    const section = evaluationSections.filter(({ id }) => id === 'objectifs').flatMap(criteriaOf)
    expect(ObjectiveCriterion.anyOf.map((literal) => literal.const)).toEqual(section.map(({ path }) => path))
  })
})
