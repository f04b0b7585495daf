import type { Evaluation, InteractionKind } from '../../contracts/agenda/evaluation.ts'
import type { Answer, ScaleName } from './scales.ts'

/** The ids of the nine sections. `bienEtreParAnimal` belongs to the section `bienEtreAnimal`. */
export type SectionId = Exclude<keyof Evaluation, 'bienEtreParAnimal'>

/** The dotted paths of the fields of T whose type extends V. */
type PathsTo<T, V> = {
  [K in keyof T & string]: T[K] extends V
    ? K
    : T[K] extends readonly unknown[]
      ? never
      : T[K] extends object
        ? `${K}.${PathsTo<T[K], V>}`
        : never
}[keyof T & string]

type Sections = Pick<Evaluation, SectionId>
export type CriterionPath = PathsTo<Sections, Answer>
export type NotePath = PathsTo<Sections, string>

export interface Criterion {
  path: CriterionPath
  label: string
  scale: ScaleName
}

export interface EvaluationSection {
  id: SectionId
  title: string
  groups: readonly { title?: string; criteria: readonly Criterion[] }[]
  notes: readonly { path: NotePath; label: string }[]
}

const observations = 'Observations'

/** Creates criteria with the same scale from pairs of path and label. */
const criteriaOnScale = (scale: ScaleName, ...criteria: readonly (readonly [CriterionPath, string])[]): Criterion[] =>
  criteria.map(([path, label]) => ({ path, label, scale }))

/** The nine sections of the evaluation, in display order. */
export const evaluationSections: readonly EvaluationSection[] = [
  {
    id: 'preparation',
    title: 'Préparation de la séance',
    groups: [
      {
        criteria: criteriaOnScale(
          'quality',
          ['preparation.preparationEnvironnement', "Préparation de l'environnement"],
          ['preparation.verificationBienEtre', "Vérification du bien-être de l'animal"],
          ['preparation.adaptationMateriel', 'Adaptation du matériel'],
          ['preparation.mesuresSecurite', 'Mesures de sécurité'],
        ),
      },
    ],
    notes: [{ path: 'preparation.observations', label: observations }],
  },
  {
    id: 'accueil',
    title: 'Accueil',
    groups: [
      {
        criteria: criteriaOnScale(
          'quality',
          ['accueil.qualiteAccueil', "Qualité de l'accueil"],
          ['accueil.presentationAnimal', "Présentation de l'animal"],
          ['accueil.respectRythme', 'Respect du rythme'],
          ['accueil.gestionApprehension', "Gestion de l'appréhension"],
        ),
      },
    ],
    notes: [{ path: 'accueil.observations', label: observations }],
  },
  {
    id: 'interaction',
    title: "Interaction avec l'animal",
    groups: [
      {
        criteria: criteriaOnScale(
          'quality',
          ['interaction.initiationContact', 'Initiation du contact'],
          ['interaction.qualiteInteraction', "Qualité de l'interaction"],
          ['interaction.respectAnimal', "Respect de l'animal"],
          ['interaction.engagementEmotionnel', 'Engagement émotionnel'],
          ['interaction.maintienAttention', "Maintien de l'attention"],
        ),
      },
    ],
    notes: [{ path: 'interaction.observations', label: observations }],
  },
  {
    id: 'objectifs',
    title: 'Objectifs thérapeutiques',
    groups: [
      {
        title: 'Objectifs moteurs',
        criteria: criteriaOnScale(
          'objective',
          ['objectifs.moteurs.motriciteFine', 'Motricité fine'],
          ['objectifs.moteurs.motriciteGlobale', 'Motricité globale'],
          ['objectifs.moteurs.renforcementMusculaire', 'Renforcement musculaire'],
          ['objectifs.moteurs.coordinationGestes', 'Coordination des gestes'],
        ),
      },
      {
        title: 'Objectifs cognitifs',
        criteria: criteriaOnScale(
          'objective',
          ['objectifs.cognitifs.stimulationAttention', "Stimulation de l'attention"],
          ['objectifs.cognitifs.ameliorationConcentration', 'Amélioration de la concentration'],
          ['objectifs.cognitifs.stimulationMemoire', 'Stimulation de la mémoire'],
          ['objectifs.cognitifs.developpementLangage', 'Développement du langage'],
        ),
      },
      {
        title: 'Objectifs psycho-sociaux',
        criteria: criteriaOnScale(
          'objective',
          ['objectifs.psychoSociaux.reductionAnxiete', "Réduction de l'anxiété"],
          ['objectifs.psychoSociaux.ameliorationEstimeSoi', "Amélioration de l'estime de soi"],
          ['objectifs.psychoSociaux.developpementEmpathie', "Développement de l'empathie"],
          ['objectifs.psychoSociaux.ameliorationInteractionsSociales', 'Amélioration des interactions sociales'],
          ['objectifs.psychoSociaux.gestionEmotions', 'Gestion des émotions'],
        ),
      },
    ],
    notes: [{ path: 'objectifs.observations', label: observations }],
  },
  {
    id: 'comportement',
    title: 'Comportement',
    groups: [
      {
        criteria: criteriaOnScale(
          'behaviour',
          ['comportement.motivationParticipation', 'Motivation et participation'],
          ['comportement.expressionEmotionnelle', 'Expression émotionnelle'],
          ['comportement.communication', 'Communication'],
          ['comportement.autonomie', 'Autonomie'],
          ['comportement.respectConsignes', 'Respect des consignes'],
        ),
      },
    ],
    notes: [{ path: 'comportement.momentsSignificatifs', label: 'Moments significatifs' }],
  },
  {
    id: 'bienEtreAnimal',
    title: "Bien-être de l'animal",
    groups: [
      {
        criteria: criteriaOnScale(
          'wellbeing',
          ['bienEtreAnimal.comportementAnimal', "Comportement de l'animal"],
          ['bienEtreAnimal.cooperationAnimal', "Coopération de l'animal"],
        ),
      },
    ],
    notes: [{ path: 'bienEtreAnimal.observations', label: observations }],
  },
  {
    id: 'gestionSeance',
    title: 'Gestion de la séance',
    groups: [
      {
        criteria: criteriaOnScale(
          'management',
          ['gestionSeance.adaptationReactions', 'Adaptation aux réactions'],
          ['gestionSeance.gestionAnimal', "Gestion de l'animal"],
          ['gestionSeance.securiteMaintenue', 'Sécurité maintenue'],
          ['gestionSeance.atteinteObjectifs', 'Atteinte des objectifs'],
          ['gestionSeance.qualiteCommunication', 'Qualité de la communication'],
        ),
      },
    ],
    notes: [],
  },
  {
    id: 'evaluationGlobale',
    title: 'Évaluation globale',
    groups: [{ criteria: criteriaOnScale('satisfaction', ['evaluationGlobale.satisfaction', 'Satisfaction globale']) }],
    notes: [
      { path: 'evaluationGlobale.pointsForts', label: 'Points forts' },
      { path: 'evaluationGlobale.difficultes', label: 'Difficultés' },
      { path: 'evaluationGlobale.ajustements', label: 'Ajustements' },
    ],
  },
  {
    id: 'recommandations',
    title: 'Recommandations',
    groups: [],
    notes: [
      { path: 'recommandations.evolution', label: 'Évolution' },
      { path: 'recommandations.objectifsProchaine', label: 'Objectifs de la prochaine séance' },
      { path: 'recommandations.autresAdaptations', label: 'Autres adaptations' },
    ],
  },
]

export const criteriaOf = ({ groups }: EvaluationSection): Criterion[] => groups.flatMap(({ criteria }) => criteria)

/** The options of 'Types d'interaction observés', in the section `interaction`. */
export const interactionKinds: readonly { value: InteractionKind; label: string }[] = [
  { value: 'caresses', label: 'Caresses' },
  { value: 'jeux', label: 'Jeux' },
  { value: 'soins', label: 'Soins' },
  { value: 'exercices', label: 'Exercices' },
  { value: 'communication', label: 'Communication' },
  { value: 'observation', label: 'Observation' },
]

/** The options of 'Adaptations à prévoir', in the section `recommandations`; choosing « Autres » shows a text field. */
export const adaptations: readonly {
  path: `recommandations.adaptations.${keyof Evaluation['recommandations']['adaptations']}`
  label: string
}[] = [
  { path: 'recommandations.adaptations.changementAnimal', label: "Changement d'animal" },
  { path: 'recommandations.adaptations.modificationActivites', label: 'Modification des activités' },
  { path: 'recommandations.adaptations.ajustementDuree', label: 'Ajustement de la durée' },
  { path: 'recommandations.adaptations.autres', label: 'Autres' },
]
