import { describe, expect, it } from '@jest/globals'
import { emptyEvaluation, parseEvaluation } from './evaluation.ts'

const empty = emptyEvaluation()

describe('parseEvaluation, for a stored evaluation', () => {
  it.each([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'Bien passée'],
    ['a list', [1, 2]],
    ['an object without sections', {}],
    ['invalid sections', { preparation: 4, accueil: null, interaction: [] }],
    ['an unknown section', { meteo: { soleil: 4 } }],
    ['an unknown field', { preparation: { meteo: 4 } }],
    [
      'scores that are not on their scale',
      {
        preparation: { mesuresSecurite: 5 },
        gestionSeance: { gestionAnimal: 0 },
        comportement: { autonomie: 2.5 },
        evaluationGlobale: { satisfaction: '4' },
      },
    ],
    ['an unknown objective', { objectifs: { moteurs: { motriciteFine: 'oui' } } }],
    [
      'values of another type than that of their field',
      { preparation: { observations: 12 }, recommandations: { adaptations: { autres: 'oui' } } },
    ],
    ['wellbeing without the id of an animal', { bienEtreParAnimal: [null, { comportementAnimal: 4 }] }],
  ])('returns an empty evaluation for %s', (_caseName, stored) => {
    expect(parseEvaluation(stored)).toEqual(empty)
  })

  it('returns the valid values, and empty values for all other fields', () => {
    const stored = {
      preparation: { mesuresSecurite: 0, observations: 'Sol glissant' },
      interaction: { typesObserves: ['soins', 'dressage', 'jeux', 'soins'] },
      objectifs: { cognitifs: { stimulationMemoire: 'na' } },
      recommandations: { adaptations: { autres: true }, autresAdaptations: 'Plus court' },
      bienEtreParAnimal: [{ animalId: 'animal-1', comportementAnimal: 2, humeur: 4 }],
    }
    expect(parseEvaluation(stored)).toEqual({
      ...empty,
      preparation: { ...empty.preparation, mesuresSecurite: 0, observations: 'Sol glissant' },
      interaction: { ...empty.interaction, typesObserves: ['jeux', 'soins'] },
      objectifs: { ...empty.objectifs, cognitifs: { ...empty.objectifs.cognitifs, stimulationMemoire: 'na' } },
      recommandations: {
        ...empty.recommandations,
        adaptations: { ...empty.recommandations.adaptations, autres: true },
        autresAdaptations: 'Plus court',
      },
      bienEtreParAnimal: [{ animalId: 'animal-1', comportementAnimal: 2, cooperationAnimal: null, observations: '' }],
    })
  })

  it('returns a complete evaluation unchanged', () => {
    const complete = {
      ...empty,
      evaluationGlobale: { satisfaction: 5, pointsForts: 'Confiance', difficultes: '', ajustements: '' },
    }
    expect(parseEvaluation(JSON.parse(JSON.stringify(complete)))).toEqual(complete)
  })

  it('does not modify its argument', () => {
    const stored = { preparation: { mesuresSecurite: 9 } }
    parseEvaluation(stored)
    expect(stored).toEqual({ preparation: { mesuresSecurite: 9 } })
  })
})
