export const texts = {
  empty: 'Aucune période close',
  intro:
    "Chaque jour, mois et année est clos de lui-même une fois terminé : plus rien ne s'y ajoute. Un paiement compte le jour où il est enregistré.",
  fileFailed: "Le fichier n'a pas pu être téléchargé.",
}
