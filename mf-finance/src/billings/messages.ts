export const texts = {
  datesCrossed: 'La date de fin ne peut être inférieure à la date de début',
  noBill: 'Aucune facture trouvée',
}
