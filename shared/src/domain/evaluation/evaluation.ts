import type { Evaluation, InteractionKind } from '../../contracts/agenda/evaluation.ts'
import { isRecord } from '../isRecord.ts'
import { isOnScale, type ScaleName } from './scales.ts'
import { criteriaOf, evaluationSections, interactionKinds } from './sections.ts'

export const emptyWellbeing = () => ({ comportementAnimal: null, cooperationAnimal: null, observations: '' })

/** Returns an evaluation without answers in any of the nine sections. */
export const emptyEvaluation = (): Evaluation => ({
  preparation: {
    preparationEnvironnement: null,
    verificationBienEtre: null,
    adaptationMateriel: null,
    mesuresSecurite: null,
    observations: '',
  },
  accueil: {
    qualiteAccueil: null,
    presentationAnimal: null,
    respectRythme: null,
    gestionApprehension: null,
    observations: '',
  },
  interaction: {
    initiationContact: null,
    qualiteInteraction: null,
    respectAnimal: null,
    engagementEmotionnel: null,
    maintienAttention: null,
    typesObserves: [],
    observations: '',
  },
  objectifs: {
    moteurs: { motriciteFine: null, motriciteGlobale: null, renforcementMusculaire: null, coordinationGestes: null },
    cognitifs: {
      stimulationAttention: null,
      ameliorationConcentration: null,
      stimulationMemoire: null,
      developpementLangage: null,
    },
    psychoSociaux: {
      reductionAnxiete: null,
      ameliorationEstimeSoi: null,
      developpementEmpathie: null,
      ameliorationInteractionsSociales: null,
      gestionEmotions: null,
    },
    observations: '',
  },
  comportement: {
    motivationParticipation: null,
    expressionEmotionnelle: null,
    communication: null,
    autonomie: null,
    respectConsignes: null,
    momentsSignificatifs: '',
  },
  bienEtreAnimal: emptyWellbeing(),
  bienEtreParAnimal: [],
  gestionSeance: {
    adaptationReactions: null,
    gestionAnimal: null,
    securiteMaintenue: null,
    atteinteObjectifs: null,
    qualiteCommunication: null,
  },
  evaluationGlobale: { satisfaction: null, pointsForts: '', difficultes: '', ajustements: '' },
  recommandations: {
    evolution: '',
    objectifsProchaine: '',
    adaptations: { changementAnimal: false, modificationActivites: false, ajustementDuree: false, autres: false },
    autresAdaptations: '',
  },
})

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const scaleByPath: ReadonlyMap<string, ScaleName> = new Map(
  evaluationSections.flatMap((section) => criteriaOf(section).map(({ path, scale }) => [path, scale])),
)

/**
 * Returns the stored value if it is valid at this path, else the empty value. Lists stay empty: `parseEvaluation` fills
 * them.
 */
function validValueOrEmpty(path: string, emptyValue: unknown, stored: unknown): unknown {
  const scale = scaleByPath.get(path)
  if (scale) return isOnScale(scale, stored) ? stored : emptyValue
  if (Array.isArray(emptyValue)) return emptyValue
  if (isRecord(emptyValue)) return fillWithValidValues(path, emptyValue, stored)
  return typeof stored === typeof emptyValue ? stored : emptyValue
}

/** Replaces values of `emptyValue` by the valid values of `stored`, in place, and returns `emptyValue`. */
function fillWithValidValues<T extends object>(path: string, emptyValue: T, stored: unknown): T {
  if (!isRecord(stored)) return emptyValue
  const entries = Object.entries(emptyValue).map(([key, value]): [string, unknown] => [
    key,
    validValueOrEmpty(path ? `${path}.${key}` : key, value, stored[key]),
  ])
  return Object.assign(emptyValue, Object.fromEntries(entries))
}

function interactionKindsIn(stored: unknown): InteractionKind[] {
  const storedKinds = toList(isRecord(stored) ? stored.typesObserves : undefined)
  return interactionKinds.flatMap(({ value }) => (storedKinds.includes(value) ? [value] : []))
}

function animalWellbeingsIn(stored: unknown): Evaluation['bienEtreParAnimal'] {
  return toList(stored).flatMap((block) => {
    if (!isRecord(block) || typeof block.animalId !== 'string') return []
    return [{ animalId: block.animalId, ...fillWithValidValues('bienEtreAnimal', emptyWellbeing(), block) }]
  })
}

/** Parses a stored evaluation of any version: missing and invalid fields are empty, unknown fields are omitted. */
export function parseEvaluation(stored: unknown): Evaluation {
  const evaluation = fillWithValidValues('', emptyEvaluation(), stored)
  if (!isRecord(stored)) return evaluation
  return {
    ...evaluation,
    interaction: { ...evaluation.interaction, typesObserves: interactionKindsIn(stored.interaction) },
    bienEtreParAnimal: animalWellbeingsIn(stored.bienEtreParAnimal),
  }
}
