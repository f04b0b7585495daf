import { landingTrial } from '../accounts/offers.ts'

/** The introduction at the top of the landing page. */
export const hero = {
  documentTitle: 'Complice, le logiciel de la médiation animale',
  title: 'Libérez votre potentiel thérapeutique',
  lead: "Bienvenue chez Complice : l'agenda, les animaux, les dossiers, les devis et les factures des professionnels de la médiation animale, réunis dans un seul outil. Vous restez auprès de vos patients.",
  trial: 'Commencer mon essai gratuit',
  demo: 'Réserver une démo personnalisée',
  terms: "14 jours d'essai gratuit, sans carte bancaire",
  search: 'Vous cherchez un praticien ?',
} as const

/** The sections of the landing page, in order; links use the anchor, as in `/#tarifs`. */
export const landingSections = {
  features: {
    anchor: 'fonctionnalites',
    title: 'Tout votre cabinet, au même endroit',
    lead: 'Ce que vous teniez dans un agenda, un classeur et un tableur se parle enfin.',
  },
  benefits: {
    title: 'Gagnant pour vous, gagnant pour eux',
    lead: 'Moins de papier pour vous, des séances mieux suivies pour vos patients, du repos pour vos animaux.',
  },
  steps: { title: 'Comment ça marche', lead: 'Quatre étapes, une seule fois.' },
  prices: {
    anchor: 'tarifs',
    title: 'Tarifs',
    lead: `${landingTrial}, sans carte bancaire. Prix hors taxes, par mois.`,
  },
  questions: { anchor: 'questions', title: 'Questions' },
  demo: {
    anchor: 'demo',
    title: 'Voir Complice avec nous',
    lead: 'Laissez-nous votre nom et votre adresse : nous vous proposons un moment pour une démonstration.',
  },
  closing: {
    title: 'Votre prochaine séance mérite votre attention',
    lead: "Le reste, confiez-le à Complice : 14 jours pour l'essayer, sans engagement.",
  },
} as const

/** The form that requests a demonstration: its fields, the sentence on the use of the data, and its button. */
export const demoForm = {
  fields: [
    { name: 'firstname', label: 'Prénom', type: 'text', autoComplete: 'given-name' },
    { name: 'lastname', label: 'Nom', type: 'text', autoComplete: 'family-name' },
    { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  ],
  purpose: "Ces informations ne servent qu'à vous répondre.",
  submit: 'Demander une démo',
} as const

/**
 * The honeypot of the form, a hidden field that only bots fill in. Its name and label have no meaning, because browsers
 * and password managers recognise fields by them (« site web »); its attributes exclude it from automatic filling.
 */
export const demoHoneypot = {
  name: 'leaveEmpty',
  label: 'Ne pas remplir',
  attributes: {
    autoComplete: 'off',
    'data-1p-ignore': 'true',
    'data-bwignore': 'true',
    'data-lpignore': 'true',
    'data-form-type': 'other',
  },
} as const

/** The three features of the product on the landing page. */
export const features = [
  {
    icon: 'sessions',
    title: 'Rendez-vous et animaux',
    text: 'Semaine, séries, absences, demandes en ligne : chaque séance sait quel animal est libre, lequel convient à la personne et lequel a assez travaillé.',
  },
  {
    icon: 'patients',
    title: 'Patients',
    text: "Fiches des particuliers et des entreprises, évaluations, programmes et bilans, feuilles d'émargement signées au doigt, même sans réseau.",
  },
  {
    icon: 'billings',
    title: 'Devis et factures',
    text: 'Des numéros sans trou, les mentions que la loi demande, la facture électronique dans le PDF, les paiements suivis jusqu’au dernier centime.',
  },
] as const

/** The five promises of the landing page; the product must keep each of them. */
export const benefits = [
  {
    title: 'Un dossier patient centralisé',
    text: "Coordonnées, séances, évaluations, documents et chronologie d'une personne tiennent sur une page. Ce qui est médical est chiffré, et chaque accès au dossier est noté.",
  },
  {
    title: 'La facturation en 3 clics',
    text: 'Depuis une séance : Facturer, Générer, Confirmer. Un mois entier se facture aussi en une fois, une facture par patient.',
  },
  {
    title: 'La reprise de vos données, sur demande',
    text: "Un fichier Excel ou CSV suffit : l'import reconnaît vos colonnes, montre ce que devient chaque ligne avant d'écrire, et s'annule pendant 24 heures. Nous le faisons avec vous si vous le souhaitez.",
  },
  {
    title: "La maîtrise de l'outil en moins d'une heure",
    text: "Une visite guidée présente le menu, les écrans se ressemblent, et rien n'est à installer : un navigateur suffit, sur l'ordinateur comme sur le téléphone.",
  },
  {
    title: 'Un calendrier qui veille sur vos animaux',
    text: "Chaque animal a ses heures par semaine. Dès 80 %, l'agenda prévient ; au-delà de la limite, il demande pourquoi avant d'enregistrer.",
  },
] as const

export const signUpSteps = [
  { title: 'Ouvrez votre compte', text: 'Une adresse e-mail et un mot de passe, sans carte bancaire.' },
  { title: 'Présentez vos animaux', text: 'Leurs heures, leurs limites, leur santé, et les lieux où vous travaillez.' },
  { title: 'Importez vos patients', text: 'Depuis votre tableur, ou un par un au fil des séances.' },
  {
    title: 'Recevez vos demandes',
    text: 'Votre page publique montre vos créneaux libres ; vous validez chaque séance.',
  },
] as const

/** The frequent questions before signing up, with their answers. */
export const questions = [
  {
    question: "Combien de temps dure l'essai gratuit ?",
    answer: "14 jours, avec toutes les fonctions de l'offre choisie et sans carte bancaire.",
  },
  {
    question: 'Puis-je reprendre mes dossiers existants ?',
    answer:
      "Oui. Les fichiers CSV, XLS et XLSX sont importés avec un aperçu de chaque ligne. Rien n'est écrit avant votre accord, et l'import s'annule pendant 24 heures.",
  },
  {
    question: 'Les données de mes patients sont-elles protégées ?',
    answer:
      'Commentaires, évaluations, réponses et enregistrements sont chiffrés avec une clé propre à votre cabinet. Chaque membre ne voit que ce que ses droits lui ouvrent, et chaque accès à un dossier est noté.',
  },
  {
    question: 'Pouvons-nous travailler à plusieurs ?',
    answer:
      "Oui. L'offre Premium accueille une personne à vos côtés ; au-delà, contactez-nous. Chacun a ses droits, et deux personnes qui modifient la même fiche sont prévenues.",
  },
  {
    question: 'Mes patients doivent-ils avoir un compte pour chercher ?',
    answer:
      "Non. La recherche et les créneaux libres sont ouverts à tous ; un compte n'est créé qu'en demandant une séance.",
  },
  {
    question: 'Que deviennent mes données si je pars ?',
    answer:
      'Vous les exportez quand vous voulez. En supprimant votre compte, vous les effacez, hors les factures que la loi fait conserver dix ans.',
  },
] as const
