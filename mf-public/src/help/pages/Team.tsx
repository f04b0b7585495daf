import { teamPicture } from '../../pictures/team/picture.ts'
import { HelpPage } from '../HelpPage.tsx'
import { HelpPicture } from '../HelpPicture.tsx'
import { Part, Steps, ToScreen, Words } from '../parts.tsx'

export default function Team() {
  return (
    <HelpPage topic="equipe">
      <Part title="Inviter quelqu'un">
        <Steps>
          <li>
            Dans <ToScreen path="/pros/team">Equipe</ToScreen>, choisissez <Words>Ajouter un membre</Words>.
          </li>
          <li>
            Donnez son <Words>E-mail</Words>, son <Words>Rôle</Words> (assistant ou praticien, selon votre offre) et ses{' '}
            <Words>Autorisations</Words> : sessions, animaux, clubs, patients, devis, facturation.
          </li>
          <li>
            Choisissez <Words>Inviter</Words>. La personne reçoit un lien valable 7 jours, pour une seule inscription à
            cette adresse.
          </li>
        </Steps>
        <p>
          Tant qu'elle n'a pas répondu, <Words>Renvoyer</Words> envoie un nouveau lien et <Words>Retirer</Words> annule
          l'invitation. L'adresse ne doit pas déjà servir à se connecter à un autre cabinet.
        </p>
      </Part>
      <HelpPicture
        picture={teamPicture}
        alt="Les membres de l'équipe, avec le rôle et les autorisations de chacun, et le bouton Ajouter un membre."
      />
      <Part title="Changer ses droits">
        <Steps>
          <li>Cochez ou décochez ses autorisations.</li>
          <li>
            Choisissez <Words>Enregistrer</Words> : cela vaut aussitôt, sans se reconnecter. Un écran fermé disparaît de
            son menu.
          </li>
        </Steps>
      </Part>
      <Part title="Quand quelqu'un part">
        <Steps>
          <li>
            Choisissez <Words>Supprimer</Words> sur sa ligne.
          </li>
          <li>Confiez ses séances à venir à un autre praticien ; les conflits d'agenda sont montrés.</li>
        </Steps>
        <p>Son compte est fermé aussitôt, sur tous ses appareils. Ce qui a été fait reste à son nom.</p>
      </Part>
      <Part title="Garder un œil">
        <ul>
          <li>
            <ToScreen path="/pros/team/activity">Activité</ToScreen> : qui a fait quoi, et quand.
          </li>
          <li>
            <Words>Connexion en deux étapes</Words> : <Words>L'exiger de tous les membres</Words> demande à chacun un
            code de son téléphone en plus du mot de passe.
          </li>
        </ul>
      </Part>
    </HelpPage>
  )
}
