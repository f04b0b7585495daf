/** The page about Complice and its principles. */
export const about = {
  title: 'À propos de Complice',
  paragraphs: [
    'Complice est le cabinet en ligne de celles et ceux qui prennent soin des autres avec des animaux : équithérapeutes, praticiens en médiation canine, zoothérapeutes, et les assistants qui travaillent avec eux.',
    "L'agenda, les patients, les animaux, les lieux, les devis et les factures y tiennent ensemble. Et parce qu'un cheval ou un chien est un partenaire et non un outil, Complice sait ce que chaque animal peut porter, et le dit avant que ce ne soit trop.",
    'Pour les familles et les établissements, un annuaire : trouver un praticien près de chez soi, voir ses créneaux libres, demander une séance.',
  ],
  valuesTitle: 'Ce à quoi nous tenons',
  values: [
    'Ce qui est médical est chiffré, et ne se lit que dans son cabinet.',
    "Vos données s'emportent à tout moment ; rien ne vous retient.",
    "Ni publicité, ni revente, ni mesure d'audience sans votre accord.",
    'Le code est sous licence libre (MIT).',
  ],
  find: 'Trouver un praticien',
  prices: 'Voir les prix',
} as const
