/** The texts of the partners' page, except its code examples. */
export const partnersPage = {
  title: 'Réserver depuis votre site',
  lead: 'Praticien, centre équestre, maison de retraite ou annuaire : proposez la prise de rendez-vous sur vos propres pages. Deux lignes à coller suffisent, sans compte ni installation.',
  lines: 'Les lignes à coller',
  example: 'Exemple',
  attributes: 'Attributs',
  events: 'Événements',
  policy: 'Politique de sécurité (CSP)',
  policyLead:
    "Si votre site en a une, autorisez ceci. Aucun style n'est à autoriser. Avec un nonce, posez-le sur la ligne du script : il est repris.",
  promises: 'Ce à quoi nous nous engageons',
} as const

export interface TermDefinition {
  term: string
  text: string
}

export const attributes: readonly TermDefinition[] = [
  {
    term: 'origin',
    text: 'Notre adresse. Gardez-la : le module se trouve ainsi même si votre site insère le script dans la page, le joint à d’autres ou le charge comme module (type="module", import()).',
  },
  { term: 'therapist', text: "L'identifiant du praticien : ses disponibilités s'affichent d'emblée." },
  {
    term: 'name, location',
    text: 'Sans praticien : ce que la recherche montre au départ (un nom, une ville, un code postal).',
  },
  {
    term: 'theme-color',
    text: 'Votre couleur, par exemple #00aa77. Elle est éclaircie ou foncée juste assez pour que tout reste lisible.',
  },
  { term: 'scheme', text: 'light (par défaut), dark, ou auto pour suivre l’appareil du visiteur.' },
  {
    term: 'font',
    text: "La police de votre page, par exemple Inter, sans-serif. Sans elle, celle du système : rien n'est téléchargé.",
  },
  { term: 'mode', text: 'iframe pour une insertion dans un cadre, à choisir avant d’afficher la page.' },
]

export const events: readonly TermDefinition[] = [
  { term: 'complice:ready', text: 'Le premier écran est prêt.' },
  {
    term: 'complice:booked',
    text: 'Une demande est partie. detail : { therapist, date, start }. Jamais rien du patient.',
  },
  {
    term: 'complice:error',
    text: 'detail.reason vaut loading (le module ne vient pas : le lien reste affiché), data (des données manquent) ou crash.',
  },
]

export const promises: readonly TermDefinition[] = [
  {
    term: 'Votre page',
    text: "Vos styles n'entrent pas, les nôtres ne sortent pas. Rien n'est ajouté à l'en-tête, à l'adresse, au titre ni aux variables de votre page ; seul le nom complice-booking est défini.",
  },
  {
    term: 'Données',
    text: "Aucun cookie, aucun stockage, aucune mesure d'audience. Ce que le patient saisit n'est envoyé qu'à Complice, avec sa demande. Dans la page, vos propres scripts pourraient le lire, comme tout formulaire : si vous en hébergez que vous ne maîtrisez pas, choisissez le cadre (iframe), où ils ne le peuvent pas.",
  },
  {
    term: 'Sécurité',
    text: "Chaque fichier est vérifié par son empreinte avant d'être exécuté. Si notre serveur ne répond pas, un simple lien vers la réservation reste à sa place.",
  },
  {
    term: 'Accessibilité',
    text: 'Tout se fait au clavier et avec un lecteur d’écran (WCAG 2.2 AA). Les titres commencent au niveau 2 : gardez un titre de niveau 1 dans votre page.',
  },
  {
    term: 'Taille',
    text: "Le script collé pèse moins de 1 ko. Le reste n'est chargé qu'à l'affichage, la carte et le formulaire seulement quand on les ouvre. La largeur est celle que vous donnez ; la hauteur suit le contenu.",
  },
  {
    term: 'Limites',
    text: 'Les appels sont comptés par adresse (1 200 par minute, moins pour ouvrir un compte ou demander une séance) ; au-delà, le visiteur est prié de patienter. Plusieurs éléments peuvent se côtoyer : le code n’est chargé qu’une fois.',
  },
]

export const eventExample = `document.addEventListener('complice:booked', ({ detail }) => {
  console.log(detail.date, detail.start)
})`
