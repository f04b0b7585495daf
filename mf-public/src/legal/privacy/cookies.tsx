import { Typography } from 'shared/ui'
import { Facts } from '../Facts.tsx'
import type { LegalSection } from '../sections.ts'

export const cookiesSection: LegalSection = {
  id: 'cookies',
  title: 'Cookies et stockage sur votre appareil',
  content: (
    <>
      <Typography>
        Ce qui est nécessaire au service ne demande pas votre accord (article 82 de la loi Informatique et Libertés) :
      </Typography>
      <Facts
        facts={[
          {
            term: 'complice_session (cookie)',
            text: "Garde un praticien connecté : 12 heures sans activité, 30 jours au plus. Illisible pour la page, il n'est envoyé qu'à ce site.",
          },
          {
            term: 'jwtToken, complice.user et autres clés du compte',
            text: 'Dans le stockage du navigateur : la connexion en cours, son compte, les brouillons commencés. Effacées à la déconnexion.',
          },
          {
            term: 'complice.booking',
            text: "La demande de séance en cours de saisie, le temps de l'onglet.",
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
            text: "Les signatures prises sans réseau, chiffrées pour le membre qui les a recueillies, jusqu'à leur envoi.",
          },
        ]}
      />
      <Typography>
        La mesure d'audience (« Analytics ») n'est permise qu'avec votre accord, et rien n'est mesuré avant. À ce jour,
        aucun outil de mesure n'est installé. Refuser est aussi simple qu'accepter ; « Gérer les cookies », au bas de
        chaque page, change votre choix.
      </Typography>
    </>
  ),
}
