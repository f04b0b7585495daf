import type { TextSection } from '../../../text/Block.ts'

export const dataControllerSection: TextSection = {
  id: 'responsable',
  title: 'Qui est responsable',
  blocks: [
    "L'exploitant de Complice est responsable du traitement des données des comptes, des abonnements et des demandes qui lui sont adressées :",
    {
      operator: [
        { term: 'Exploitant', valueFrom: ({ name }) => name },
        { term: 'Adresse', valueFrom: ({ address }) => address },
        {
          term: 'Données personnelles',
          valueFrom: ({ privacyContact }) => privacyContact && { mail: privacyContact },
        },
        { term: 'Autres questions', valueFrom: ({ email }) => ({ mail: email }) },
      ],
    },
    "Chaque praticien est responsable du traitement des données de ses patients : leurs dossiers, leurs séances, leurs factures. L'exploitant n'en est que le sous-traitant (article 28 du RGPD) : il les conserve pour le praticien et ne s'en sert pour rien d'autre. Si vous êtes patient, adressez-vous d'abord à votre praticien.",
  ],
}

export const purposesSection: TextSection = {
  id: 'finalites',
  title: 'Pourquoi, et sur quelle base légale',
  blocks: [
    {
      terms: [
        {
          term: 'Compte du praticien et de son équipe',
          text: 'Nom, e-mail, mot de passe, droits, informations du cabinet : pour ouvrir et tenir le compte. Base : le contrat.',
        },
        {
          term: 'Abonnement',
          text: "Offre, fin d'essai, moyen de paiement, mandat SEPA : pour être payé. Base : le contrat. Le numéro complet de la carte et son cryptogramme ne sont jamais conservés : seuls le sont la marque, les quatre derniers chiffres, la date d'expiration et un jeton du prestataire de paiement.",
        },
        {
          term: 'Annuaire public',
          text: "Nom, cabinet, adresse et logo des praticiens qui le demandent. Base : leur choix, qu'ils retirent dans « Mes informations ».",
        },
        {
          term: 'Réservation en ligne',
          text: "Nom, e-mail et téléphone du compte patient, séance demandée : pour transmettre la demande au praticien et y répondre. Base : l'exécution de la demande.",
        },
        {
          term: 'Réponses aux questions du premier rendez-vous',
          text: "Elles peuvent dire quelque chose de la santé. Base : un consentement explicite, donné à cette étape et que l'on retire à tout moment ; sans lui, la demande part sans les réponses.",
        },
        {
          term: 'Dossiers des patients, séances, animaux',
          text: 'Traités pour le compte du praticien, qui en fixe la base légale et la durée.',
        },
        {
          term: 'Devis et factures',
          text: 'Émis par le praticien. Base : ses obligations comptables et fiscales.',
        },
        {
          term: 'Demande de démonstration',
          text: 'Prénom, nom, e-mail : pour vous répondre. Base : votre demande.',
        },
        {
          term: "Mesure de l'audience",
          text: "Pages publiques vues, si vous l'acceptez : pour améliorer le site. Base : votre consentement, que « Gérer les cookies » retire à tout moment.",
        },
        {
          term: 'Sécurité',
          text: "Connexions, journal des accès aux dossiers, registre des actes, limitation des essais de mot de passe : pour protéger les comptes et les dossiers. Base : l'intérêt légitime, et l'obligation de sécurité (article 32 du RGPD).",
        },
      ],
    },
  ],
}
