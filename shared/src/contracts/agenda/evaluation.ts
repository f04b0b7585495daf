import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Nullable, Text } from '../wire.ts'

const score = (minimum: number, maximum: number) => Nullable(Type.Integer({ minimum, maximum }))

/** 4 Excellent to 1 Insuffisant, 0 N/A; null while not rated. */
const Quality = score(0, 4)
/** 4 Excellent to 1 Insuffisant, without N/A; null while not rated. */
const Management = score(1, 4)
/** 5 very positive to 1 very negative. */
const Behaviour = score(1, 5)
/** 4 Excellent, 3 Satisfaisant, 2 À surveiller, 1 Problématique. */
const Wellbeing = score(1, 4)
const Note = Text(5_000)

const Objective = Nullable(
  Type.Union([Type.Literal('atteint'), Type.Literal('partiel'), Type.Literal('non-atteint'), Type.Literal('na')]),
)
export type Objective = Static<typeof Objective>

export const InteractionKind = Type.Union([
  Type.Literal('caresses'),
  Type.Literal('jeux'),
  Type.Literal('soins'),
  Type.Literal('exercices'),
  Type.Literal('communication'),
  Type.Literal('observation'),
])
export type InteractionKind = Static<typeof InteractionKind>

const AnimalWellbeing = Type.Object({ comportementAnimal: Wellbeing, cooperationAnimal: Wellbeing, observations: Note })

/** The evaluation of a session, in nine sections; `bienEtreParAnimal` has the sixth section for each animal. */
export const Evaluation = Type.Object({
  preparation: Type.Object({
    preparationEnvironnement: Quality,
    verificationBienEtre: Quality,
    adaptationMateriel: Quality,
    mesuresSecurite: Quality,
    observations: Note,
  }),
  accueil: Type.Object({
    qualiteAccueil: Quality,
    presentationAnimal: Quality,
    respectRythme: Quality,
    gestionApprehension: Quality,
    observations: Note,
  }),
  interaction: Type.Object({
    initiationContact: Quality,
    qualiteInteraction: Quality,
    respectAnimal: Quality,
    engagementEmotionnel: Quality,
    maintienAttention: Quality,
    typesObserves: Type.Array(InteractionKind, { maxItems: 6, uniqueItems: true }),
    observations: Note,
  }),
  objectifs: Type.Object({
    moteurs: Type.Object({
      motriciteFine: Objective,
      motriciteGlobale: Objective,
      renforcementMusculaire: Objective,
      coordinationGestes: Objective,
    }),
    cognitifs: Type.Object({
      stimulationAttention: Objective,
      ameliorationConcentration: Objective,
      stimulationMemoire: Objective,
      developpementLangage: Objective,
    }),
    psychoSociaux: Type.Object({
      reductionAnxiete: Objective,
      ameliorationEstimeSoi: Objective,
      developpementEmpathie: Objective,
      ameliorationInteractionsSociales: Objective,
      gestionEmotions: Objective,
    }),
    observations: Note,
  }),
  comportement: Type.Object({
    motivationParticipation: Behaviour,
    expressionEmotionnelle: Behaviour,
    communication: Behaviour,
    autonomie: Behaviour,
    respectConsignes: Behaviour,
    momentsSignificatifs: Note,
  }),
  bienEtreAnimal: AnimalWellbeing,
  bienEtreParAnimal: Type.Array(Type.Object({ animalId: Id, ...AnimalWellbeing.properties }), { maxItems: 30 }),
  gestionSeance: Type.Object({
    adaptationReactions: Management,
    gestionAnimal: Management,
    securiteMaintenue: Management,
    atteinteObjectifs: Management,
    qualiteCommunication: Management,
  }),
  evaluationGlobale: Type.Object({ satisfaction: Behaviour, pointsForts: Note, difficultes: Note, ajustements: Note }),
  recommandations: Type.Object({
    evolution: Note,
    objectifsProchaine: Note,
    adaptations: Type.Object({
      changementAnimal: Type.Boolean(),
      modificationActivites: Type.Boolean(),
      ajustementDuree: Type.Boolean(),
      autres: Type.Boolean(),
    }),
    autresAdaptations: Note,
  }),
})
export type Evaluation = Static<typeof Evaluation>
