export const texts = {
  title: 'Encaissements',
  empty: 'Aucun paiement reçu sur cette période',
  listExplanation:
    "Le journal des paiements, au jour du règlement et taxes comprises : ce qui a été reçu, rendu ou corrigé de vos factures. Une séance payée sans facture n'y est pas.",
}
