import { describe, expect, it } from '@jest/globals'
import type { Evaluation } from '../../contracts/agenda/evaluation.ts'
import { parseEvaluation } from './evaluation.ts'
import { evaluationSections, type SectionId } from './sections.ts'
import { isEmptySection, summaryOf } from './summary.ts'

type PartialEvaluation = { [S in keyof Evaluation]?: object }

describe('summaryOf and isEmptySection', () => {
  it.each<[string, SectionId, PartialEvaluation]>([
    [
      'Moyenne 3,5 / 4 · 1 observation',
      'preparation',
      {
        preparation: {
          preparationEnvironnement: 4,
          verificationBienEtre: 3,
          adaptationMateriel: 0,
          mesuresSecurite: 0,
          observations: 'Sol glissant',
        },
      },
    ],
    ['Moyenne 4 / 4 · 1 critère sur 4', 'accueil', { accueil: { qualiteAccueil: 4 } }],
    [
      '4 critères sur 4',
      'accueil',
      { accueil: { qualiteAccueil: 0, presentationAnimal: 0, respectRythme: 0, gestionApprehension: 0 } },
    ],
    [
      "Moyenne 2 / 4 · 2 critères sur 5 · 2 types d'interaction",
      'interaction',
      { interaction: { respectAnimal: 1, maintienAttention: 3, typesObserves: ['jeux', 'soins'] } },
    ],
    ["1 type d'interaction", 'interaction', { interaction: { typesObserves: ['caresses'] } }],
    [
      'Atteint 3 · Partiel 1',
      'objectifs',
      {
        objectifs: {
          moteurs: { motriciteFine: 'atteint', motriciteGlobale: 'atteint' },
          psychoSociaux: { gestionEmotions: 'atteint', reductionAnxiete: 'partiel' },
        },
      },
    ],
    [
      'Non atteint 1 · N/A 1 · 1 observation',
      'objectifs',
      {
        objectifs: {
          cognitifs: { stimulationMemoire: 'non-atteint', stimulationAttention: 'na' },
          observations: 'À reprendre',
        },
      },
    ],
    [
      'Moyenne 3,7 / 5 · 3 critères sur 5 · Moments significatifs',
      'comportement',
      {
        comportement: {
          motivationParticipation: 5,
          communication: 4,
          autonomie: 2,
          momentsSignificatifs: 'Premier sourire',
        },
      },
    ],
    [
      'Comportement : À surveiller · Coopération : Excellent',
      'bienEtreAnimal',
      { bienEtreAnimal: { comportementAnimal: 2, cooperationAnimal: 4 } },
    ],
    [
      'Comportement : Problématique · 2 observations',
      'bienEtreAnimal',
      {
        bienEtreAnimal: { comportementAnimal: 1, observations: 'Boite\nFatigué' },
        bienEtreParAnimal: [
          { animalId: 'a', comportementAnimal: 1, observations: 'Boite' },
          { animalId: 'b', observations: 'Fatigué' },
        ],
      },
    ],
    [
      'Moyenne 3 / 4',
      'gestionSeance',
      {
        gestionSeance: {
          adaptationReactions: 3,
          gestionAnimal: 3,
          securiteMaintenue: 3,
          atteinteObjectifs: 3,
          qualiteCommunication: 3,
        },
      },
    ],
    [
      'Satisfaction 4 / 5 · Points forts · Ajustements',
      'evaluationGlobale',
      {
        evaluationGlobale: { satisfaction: 4, pointsForts: 'Confiance', difficultes: '  ', ajustements: 'Plus court' },
      },
    ],
    [
      '2 adaptations · Évolution · Autres adaptations',
      'recommandations',
      {
        recommandations: {
          evolution: 'Progrès',
          adaptations: { autres: true, ajustementDuree: true },
          autresAdaptations: 'Le matin',
        },
      },
    ],
  ])('summarise a section as « %s »', (line, id, stored) => {
    const evaluation = parseEvaluation(stored)
    expect(summaryOf(evaluation, id)).toBe(line)
    expect(isEmptySection(evaluation, id)).toBe(false)
  })

  it.each(evaluationSections.map(({ id }) => id))('recognise the empty section %s', (id) => {
    expect(summaryOf(parseEvaluation({}), id)).toBe('Non renseigné')
    expect(isEmptySection(parseEvaluation({}), id)).toBe(true)
  })
})
