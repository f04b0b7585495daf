import type { TextSection } from '../../../text/Block.ts'

export const periodsSection: TextSection = {
  id: 'durees',
  title: 'Combien de temps',
  blocks: [
    "Les données d'un compte sont conservées jusqu'à la suppression du compte. Ce qui a une durée plus courte, ou que la loi demande de garder plus longtemps :",
    {
      terms: [
        {
          term: 'Compte du praticien, et tout son cabinet',
          text: "Jusqu'à ce que le praticien supprime son compte : le cabinet ferme aussitôt ; sept jours plus tard, pendant lesquels il peut le rouvrir, les données sont effacées et la clé qui les protégeait est détruite. Un membre qui quitte l'équipe garde son nom là où il a agi, sans plus aucun droit.",
        },
        {
          term: "Dossier d'un patient",
          text: "La durée que choisit le praticien : de 1 à 30 ans après le dernier contact, 5 ans tant qu'il n'a rien choisi. Les dossiers à échéance lui sont présentés ; c'est lui qui les efface.",
        },
        {
          term: 'Factures et avoirs',
          text: "Dix ans, comme la loi le demande (article L. 123-22 du Code de commerce). Ils restent, avec le nom et l'adresse qu'ils portent, quand un dossier est effacé ; quand un compte est supprimé, ils sont mis sous scellés dans une archive à part, détruite après le 31 décembre de la dixième année qui suit celle de la facture.",
        },
        {
          term: 'Devis émis',
          text: "Jusqu'à la suppression du compte du praticien.",
        },
        {
          term: 'Réponses du premier rendez-vous',
          text: "Jusqu'au retrait du consentement, qui les détruit aussitôt, ou à l'effacement du dossier.",
        },
        { term: 'E-mails envoyés par le logiciel', text: '30 jours, demandes de démonstration comprises.' },
        { term: 'Journal des accès aux dossiers', text: '12 mois.' },
        { term: 'Registre des actes du cabinet', text: "Jusqu'à la suppression du compte du praticien." },
        { term: 'Fichiers importés', text: '24 heures, le temps de pouvoir revenir en arrière.' },
        { term: 'Connexions', text: '30 jours au plus, et un jour après leur fin.' },
        {
          term: 'Essais de mot de passe',
          text: "Une heure, sous forme d'empreinte : ni l'adresse e-mail ni l'adresse IP n'y sont lisibles.",
        },
        {
          term: 'Compte patient',
          text: "Jusqu'à sa suppression, à demander à l'exploitant.",
        },
      ],
    },
    "Une copie de sauvegarde peut garder plus longtemps ce qui vient d'être effacé ; l'exploitant efface de nouveau ce qui l'était quand il doit en rétablir une.",
  ],
}
