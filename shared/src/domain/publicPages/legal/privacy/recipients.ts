import type { TextSection } from '../../../text/Block.ts'

export const recipientsSection: TextSection = {
  id: 'destinataires',
  title: 'Qui y a accès',
  blocks: [
    "Les données d'un cabinet ne sont visibles que de ses membres, selon les droits que l'administrateur donne à chacun. D'un cabinet à l'autre, la base de données elle-même les sépare. Un visiteur de l'annuaire ne voit des rendez-vous que des créneaux libres ou pris, et des animaux que leurs espèces.",
    "Dans l'annuaire, « Autour de moi » demande votre position à votre navigateur, quand vous appuyez et avec votre accord. Elle reste dans la mémoire de la page ; le service n'en reçoit que l'arrondi à une dizaine de kilomètres, le temps de la recherche, et ne le garde pas.",
    "L'exploitant y accède pour faire fonctionner le service, et ses sous-traitants dans la mesure de leur tâche. Aucune donnée n'est vendue ni louée, et il n'y a pas de publicité.",
    {
      operator: [
        { term: 'Hébergeur', valueFrom: ({ host }) => host },
        { term: 'Sous-traitants', valueFrom: ({ subProcessors }) => subProcessors },
      ],
    },
  ],
}

export const transfersSection: TextSection = {
  id: 'transferts',
  title: "Transferts hors de l'Union européenne",
  blocks: [
    "Le logiciel n'envoie de lui-même aucune donnée à un service situé hors de l'Union européenne : il n'appelle que celui qui envoie les e-mails, celui qui prend les paiements et, si l'exploitant en a choisi un, le serveur du fond de carte, qui reçoit alors l'adresse IP du visiteur. Où ces services se trouvent est dit avec la liste des sous-traitants. La mesure d'audience, là où l'exploitant en a une et où vous l'acceptez, est faite par Google, qui peut traiter ses données aux États-Unis : voir [les cookies](/cgu#cookies).",
  ],
}

export const securitySection: TextSection = {
  id: 'securite',
  title: 'Sécurité',
  blocks: [
    'Ce que fait le logiciel :',
    {
      list: [
        'ce qui est médical (commentaires, évaluations, réponses, enregistrements, santé des animaux) est chiffré, avec une clé propre à chaque cabinet ;',
        "les mots de passe ne sont gardés que sous forme d'empreinte (argon2id) ;",
        "une connexion en deux étapes est proposée, et peut être exigée de toute l'équipe ;",
        'chaque accès à un dossier est journalisé, et chaque appareil connecté peut être déconnecté à distance ;',
        'ce qui est écrit dans les journaux techniques ne contient ni nom, ni donnée de santé.',
      ],
    },
    "Si une violation de données vous expose à un risque, l'exploitant en avertit la CNIL dans les 72 heures, et vous en informe quand ce risque est élevé.",
  ],
}
