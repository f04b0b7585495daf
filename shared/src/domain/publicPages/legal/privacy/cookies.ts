import type { TextSection } from '../../../text/Block.ts'

export const cookiesSection: TextSection = {
  id: 'cookies',
  title: 'Cookies et stockage sur votre appareil',
  blocks: [
    'Ce qui est nécessaire au service ne demande pas votre accord (article 82 de la loi Informatique et Libertés) :',
    {
      terms: [
        {
          term: 'complice_session (cookie)',
          text: "Garde un praticien connecté : 12 heures sans activité, 30 jours au plus. Illisible pour la page, il n'est envoyé qu'à ce site.",
        },
        {
          term: 'complice_device (cookie)',
          text: "Reconnaît un appareil qui s'est déjà connecté à un compte : une connexion depuis un autre appareil est signalée par e-mail, et les erreurs de mot de passe d'autrui ne bloquent pas cet appareil. Un nombre tiré au hasard, gardé un an après la dernière connexion, aussi après une déconnexion. Illisible pour la page, il n'est envoyé qu'à ce site.",
        },
        {
          term: 'jwtToken, complice.user et autres clés du compte',
          text: "Dans le stockage du navigateur : la connexion en cours, son compte, les brouillons commencés, le numéro d'un envoi resté sans réponse. Effacées à la déconnexion.",
        },
        {
          term: 'complice.booking, complice.bookingUnanswered',
          text: "La demande de séance en cours de saisie, et le numéro de son envoi jusqu'à la réponse du site, le temps de l'onglet.",
        },
        {
          term: 'complice.scroll, complice.signOut',
          text: "La position dans les pages ouvertes, le temps de l'onglet et jusqu'à la déconnexion ; et une déconnexion faite sans réseau, jusqu'à ce que le site la connaisse.",
        },
        {
          term: 'complice.cookies',
          text: 'Votre choix ci-dessous. Il vous est redemandé après six mois.',
        },
        {
          term: "Préférences d'affichage",
          text: "Clair ou sombre, menus repliés, raccourcis, visite guidée vue, et un nombre tiré au hasard qui décide de la version du site : elles ne disent rien de vous et restent sur l'appareil.",
        },
        {
          term: "Feuilles d'émargement",
          text: "Les signatures prises sans réseau, chiffrées pour le membre qui les a recueillies, jusqu'à leur envoi ou leur suppression à la déconnexion.",
        },
        {
          term: 'Commentaires audio',
          text: "Ce qu'un membre a dicté, chiffré pour lui seul, jusqu'à son envoi.",
        },
      ],
    },
    "La mesure d'audience (« Analytics ») n'est permise qu'avec votre accord : avant, rien n'est mesuré, et rien n'est demandé à un autre site. Elle ne compte que les pages publiques : ni les demandes de séance, ni les pages d'un compte, ni ce qui est lu une fois connecté.",
    {
      operator: [
        {
          term: 'Outil de mesure',
          valueFrom: ({ analytics }) =>
            analytics
              ? 'Google Analytics 4, de Google Ireland Limited, sans fonction publicitaire'
              : 'aucun sur ce site',
        },
        {
          term: 'Cookies déposés',
          valueFrom: ({ analytics }) =>
            analytics
              ? `_ga et _ga_${analytics.id.replace('G-', '')} : un nombre tiré au hasard, qui reconnaît votre navigateur d'une visite à l'autre. Ils expirent avec votre accord, après six mois, et sont effacés dès que vous le retirez.`
              : 'aucun',
        },
        {
          term: 'Ce qui est envoyé',
          valueFrom: ({ analytics }) =>
            analytics
              ? "l'adresse de la page sans ce qui suit « ? », le nom du site d'où vous venez, et ce que tout navigateur dit de lui-même : adresse IP, langue, taille de l'écran, modèle"
              : 'rien',
        },
      ],
    },
    "Refuser est aussi simple qu'accepter ; « Gérer les cookies », au bas de chaque page, change ou retire votre choix.",
  ],
}
