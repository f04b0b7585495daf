import type { Evaluation } from '../contracts/evaluation.ts'

const emptyWellbeing = () => ({ comportementAnimal: null, cooperationAnimal: null, observations: '' })

/** Nothing said in any of the nine sections. */
export const emptyEvaluation = (): Evaluation => ({
  preparation: { preparationEnvironnement: null, verificationBienEtre: null, adaptationMateriel: null, mesuresSecurite: null, observations: '' },
  accueil: { qualiteAccueil: null, presentationAnimal: null, respectRythme: null, gestionApprehension: null, observations: '' },
  interaction: { initiationContact: null, qualiteInteraction: null, respectAnimal: null, engagementEmotionnel: null, maintienAttention: null, typesObserves: [], observations: '' },
  objectifs: {
    moteurs: { motriciteFine: null, motriciteGlobale: null, renforcementMusculaire: null, coordinationGestes: null },
    cognitifs: { stimulationAttention: null, ameliorationConcentration: null, stimulationMemoire: null, developpementLangage: null },
    psychoSociaux: { reductionAnxiete: null, ameliorationEstimeSoi: null, developpementEmpathie: null, ameliorationInteractionsSociales: null, gestionEmotions: null },
    observations: '',
  },
  comportement: { motivationParticipation: null, expressionEmotionnelle: null, communication: null, autonomie: null, respectConsignes: null, momentsSignificatifs: '' },
  bienEtreAnimal: emptyWellbeing(),
  bienEtreParAnimal: [],
  gestionSeance: { adaptationReactions: null, gestionAnimal: null, securiteMaintenue: null, atteinteObjectifs: null, qualiteCommunication: null },
  evaluationGlobale: { satisfaction: null, pointsForts: '', difficultes: '', ajustements: '' },
  recommandations: {
    evolution: '',
    objectifsProchaine: '',
    adaptations: { changementAnimal: false, modificationActivites: false, ajustementDuree: false, autres: false },
    autresAdaptations: '',
  },
})
