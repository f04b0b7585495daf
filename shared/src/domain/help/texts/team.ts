import type { HelpText } from '../HelpText.ts'

export const team: HelpText = {
  topic: 'equipe',
  title: 'Travailler en équipe',
  lead: 'Invitez vos collègues par e-mail, et choisissez ce que chacun peut ouvrir. Avec les offres Pro et Ultime.',
  screen: { path: '/pros/team', label: 'Equipe' },
  parts: [
    {
      title: "Inviter quelqu'un",
      blocks: [
        {
          steps: [
            'Dans [Equipe](/pros/team), choisissez **Ajouter un membre**.',
            'Donnez son **E-mail**, son **Rôle** (assistant ou praticien, selon votre offre) et ses **Autorisations** : sessions, animaux, clubs, patients, devis, facturation.',
            'Choisissez **Inviter**. La personne reçoit un lien valable 7 jours, pour une seule inscription à cette adresse.',
          ],
        },
        "Tant qu'elle n'a pas répondu, **Renvoyer** envoie un nouveau lien et **Retirer** annule l'invitation. L'adresse ne doit pas déjà servir à se connecter à un autre cabinet.",
      ],
      picture: {
        name: 'team',
        alt: "Les membres de l'équipe, avec le rôle et les autorisations de chacun, et le bouton Ajouter un membre.",
      },
    },
    {
      title: 'Changer ses droits',
      blocks: [
        {
          steps: [
            'Cochez ou décochez ses autorisations.',
            'Choisissez **Enregistrer** : cela vaut aussitôt, sans se reconnecter. Un écran fermé disparaît de son menu.',
          ],
        },
      ],
    },
    {
      title: "Quand quelqu'un part",
      blocks: [
        {
          steps: [
            'Choisissez **Supprimer** sur sa ligne.',
            "Confiez ses séances à venir à un autre praticien ; les conflits d'agenda sont montrés.",
          ],
        },
        'Son compte est fermé aussitôt, sur tous ses appareils. Ce qui a été fait reste à son nom.',
      ],
    },
    {
      title: 'Garder un œil',
      blocks: [
        {
          list: [
            '[Activité](/pros/team/activity) : qui a fait quoi, et quand.',
            "**Connexion en deux étapes** : **L'exiger de tous les membres** demande à chacun un code de son téléphone en plus du mot de passe.",
          ],
        },
      ],
    },
  ],
}
