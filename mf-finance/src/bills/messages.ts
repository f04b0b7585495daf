export const texts = {
  datesCrossed: 'La date de fin ne peut être inférieure à la date de début',
  noBill: 'Aucune facture trouvée',
  confirmPaid: 'Vous allez marquer cette facture comme "payée". Cette opération est irréversible. Etes-vous sûr(e) ?',
  paymentSaved: 'Information mises à jour',
  fileFailed: 'Erreur pendant la récupération du PDF',
  paymentFailed: 'Mise à jour paiement impossible',
}
