import type { HelpText } from '../HelpText.ts'

export const bookingOnYourSite: HelpText = {
  topic: 'reservation-sur-votre-site',
  title: 'La réservation sur votre site',
  lead: 'Quelques lignes à coller, et vos visiteurs voient vos créneaux libres et demandent une séance, sans quitter vos pages.',
  screen: { path: '/partenaires', label: 'Réserver depuis votre site' },
  parts: [
    {
      title: 'Avant de commencer',
      blocks: [
        {
          list: [
            "Dans [Mes informations](/pros/user), cochez **Apparaître dans l'annuaire des praticiens et recevoir des demandes de séance**.",
            "Vos créneaux suivent vos heures d'ouverture, dans [Mes préférences](/pros/personalization), vos absences, et les séances déjà prises.",
          ],
        },
      ],
    },
    {
      title: 'Poser la réservation sur vos pages',
      blocks: [
        {
          steps: [
            'Ouvrez [Réserver depuis votre site](/partenaires), tapez votre nom sous **Praticien** et choisissez-vous. Laissé vide, ce champ affiche la recherche.',
            "Réglez la **Couleur** et l'**Apparence** : l'**Exemple** de la page change avec elles.",
            'Sous **Les lignes à coller**, choisissez **Copier**.',
            "Collez-les dans votre page, là où la réservation doit apparaître. Dans un éditeur de site, c'est un bloc « HTML » ou « code intégré ».",
          ],
        },
      ],
      picture: {
        name: 'embed',
        alt: 'Les réglages de la réservation, praticien, couleur et apparence, et les lignes à coller avec le bouton Copier.',
      },
    },
    {
      title: 'Bon à savoir',
      blocks: [
        {
          list: [
            "Chaque demande arrive dans [Rendez-vous](/pros/sessions), « à valider » : rien n'est pris sans vous.",
            "Ni cookie, ni mesure d'audience : il n'y a rien à ajouter à votre bandeau.",
            "Si votre site filtre les scripts, autorisez ce que donne **Politique de sécurité (CSP)**, ou choisissez l'**Insertion** « Dans un cadre (iframe), pour un site très verrouillé ».",
            'Si Complice ne répond pas, un lien vers votre page de réservation reste à sa place.',
          ],
        },
      ],
    },
  ],
}
