export const texts = {
  unknown: 'Ne peut être calculé',
  howCounted: 'Explication',
  details: 'Tous les chiffres',
  toDo: 'À faire',
  animals: 'Animaux proches de leur limite',
  noBusyAnimal: 'Aucun animal ne dépasse ses heures cette semaine.',
}
