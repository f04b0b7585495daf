/** The reason for refusing an e-mail of an unconfirmed practice (E245). */
export const unconfirmedPracticeMessage =
  "Confirmez d'abord votre adresse e-mail : d'ici là, aucun e-mail ne part vers une autre adresse."
