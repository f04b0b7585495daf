import { describe, expect, it } from '@jest/globals'
import type { Evaluation } from '../../contracts/agenda/evaluation.ts'
import { emptyEvaluation, parseEvaluation } from './evaluation.ts'
import {
  canAddSatisfactoryAnswers,
  canCopyObjectives,
  initiallyShownSections,
  hasObjectives,
  withPreviousObjectives,
  withSatisfactoryAnswers,
} from './quickAnswers.ts'
import type { SectionId } from './sections.ts'
import { summaryOf } from './summary.ts'

const createEvaluation = (stored: { [S in keyof Evaluation]?: object }) => parseEvaluation(stored)

describe("'Tout satisfaisant'", () => {
  it.each<[SectionId, string]>([
    ['preparation', 'Moyenne 3 / 4'],
    ['accueil', 'Moyenne 3 / 4'],
    ['interaction', 'Moyenne 3 / 4'],
    ['comportement', 'Moyenne 4 / 5'],
    ['bienEtreAnimal', 'Comportement : Satisfaisant · Coopération : Satisfaisant'],
    ['gestionSeance', 'Moyenne 3 / 4'],
    ['evaluationGlobale', 'Satisfaction 4 / 5'],
  ])('answers the section %s with « %s », and no other section', (id, summary) => {
    const evaluation = withSatisfactoryAnswers(emptyEvaluation(), id, [])
    expect(summaryOf(evaluation, id)).toBe(summary)
    expect({ ...evaluation, [id]: emptyEvaluation()[id] }).toEqual(emptyEvaluation())
  })

  it('keeps the answers and notes of the section', () => {
    const evaluation = createEvaluation({ accueil: { qualiteAccueil: 1, respectRythme: 0, observations: 'Calme' } })
    expect(withSatisfactoryAnswers(evaluation, 'accueil', []).accueil).toEqual({
      qualiteAccueil: 1,
      presentationAnimal: 3,
      respectRythme: 0,
      gestionApprehension: 3,
      observations: 'Calme',
    })
  })

  it('answers for each animal of the session, and keeps the lowest score for the session', () => {
    const evaluation = createEvaluation({ bienEtreParAnimal: [{ animalId: 'rex', comportementAnimal: 1 }] })
    const { bienEtreParAnimal, bienEtreAnimal } = withSatisfactoryAnswers(evaluation, 'bienEtreAnimal', ['rex', 'luna'])
    expect(bienEtreParAnimal).toMatchObject([
      { animalId: 'rex', comportementAnimal: 1, cooperationAnimal: 3 },
      { animalId: 'luna', comportementAnimal: 3, cooperationAnimal: 3 },
    ])
    expect(bienEtreAnimal).toMatchObject({ comportementAnimal: 1, cooperationAnimal: 3 })
  })

  it.each<[isOffered: boolean, caseName: string, id: SectionId, evaluation: Evaluation]>([
    [true, 'an empty section', 'preparation', emptyEvaluation()],
    [true, 'the animals of a session that are not rated', 'bienEtreAnimal', emptyEvaluation()],
    [false, 'objectives, which have no such answer', 'objectifs', emptyEvaluation()],
    [false, 'recommendations, which have no criteria', 'recommandations', emptyEvaluation()],
    [false, 'an answered section', 'evaluationGlobale', createEvaluation({ evaluationGlobale: { satisfaction: 2 } })],
  ])('is offered (%s) for %s', (isOffered, _caseName, id, evaluation) => {
    expect(canAddSatisfactoryAnswers(evaluation, id, ['rex'])).toBe(isOffered)
  })
})

describe('the objectives of the last session', () => {
  const previous = createEvaluation({
    objectifs: {
      moteurs: { motriciteFine: 'atteint', motriciteGlobale: 'partiel' },
      observations: 'Note de ce jour-là',
    },
  })

  it('fill objectives without an answer, not the note', () => {
    const evaluation = createEvaluation({ objectifs: { moteurs: { motriciteFine: 'non-atteint' } } })
    const { objectifs } = withPreviousObjectives(evaluation, previous)
    expect(objectifs.moteurs).toMatchObject({ motriciteFine: 'non-atteint', motriciteGlobale: 'partiel' })
    expect(objectifs.observations).toBe('')
  })

  it('are offered while they would change something', () => {
    expect(canCopyObjectives(emptyEvaluation(), previous)).toBe(true)
    expect(canCopyObjectives(withPreviousObjectives(emptyEvaluation(), previous), previous)).toBe(false)
  })

  it.each<[boolean, string, Evaluation]>([
    [false, 'nothing', emptyEvaluation()],
    [false, 'a note only', createEvaluation({ objectifs: { observations: 'Calme' } })],
    [true, 'an answer', previous],
    [true, 'objectives of the next session', createEvaluation({ recommandations: { objectifsProchaine: 'Le pas' } })],
  ])('exist (%s) in an evaluation with %s', (expected, _caseName, evaluation) => {
    expect(hasObjectives(evaluation)).toBe(expected)
  })
})

describe('the sections that the evaluation shows first', () => {
  it.each<[string, Evaluation, SectionId[]]>([
    ['the short form', emptyEvaluation(), ['objectifs', 'comportement', 'bienEtreAnimal', 'evaluationGlobale']],
    [
      'the short form and the sections that have an answer or a note, in display order',
      createEvaluation({ accueil: { observations: 'Calme' }, gestionSeance: { gestionAnimal: 2 } }),
      ['accueil', 'objectifs', 'comportement', 'bienEtreAnimal', 'gestionSeance', 'evaluationGlobale'],
    ],
  ])('are %s', (_caseName, evaluation, expected) => {
    expect(initiallyShownSections(evaluation)).toEqual(expected)
  })
})
