import { accountPicture } from '../../pictures/account/picture.ts'
import { HelpPage } from '../HelpPage.tsx'
import { HelpPicture } from '../HelpPicture.tsx'
import { Part, Steps, ToScreen, Words } from '../parts.tsx'

export default function YourData() {
  return (
    <HelpPage topic="vos-donnees">
      <Part title="Emporter tout le cabinet">
        <Steps>
          <li>
            Au bas de <ToScreen path="/pros/user">Mes informations</ToScreen>, allez à{' '}
            <Words>Mon compte et mes données</Words>.
          </li>
          <li>
            Choisissez <Words>Exporter toutes mes données</Words> : une archive ZIP se télécharge, avec patients,
            séances, animaux, réglages et enregistrements.
          </li>
        </Steps>
        <p>C'est au titulaire du cabinet de le faire, quand il veut.</p>
      </Part>
      <HelpPicture
        picture={accountPicture}
        alt="Les appareils connectés, et les boutons Exporter toutes mes données et Supprimer mon compte."
      />
      <Part title="Répondre à un patient">
        <p>
          Dans sa fiche, ouverte depuis <ToScreen path="/pros/patients">Patients</ToScreen>, la carte{' '}
          <Words>Droits du patient</Words> a :
        </p>
        <ul>
          <li>
            <Words>Télécharger ses données (ZIP)</Words>, la copie qu'il peut demander ;
          </li>
          <li>
            <Words>Voir qui a consulté ce dossier</Words> ;
          </li>
          <li>
            <Words>Effacer ses données</Words>, qui dit d'abord ce qui sera détruit et ce que la loi fait garder, comme
            les factures.
          </li>
        </ul>
      </Part>
      <Part title="Ne pas garder trop longtemps">
        <Steps>
          <li>
            Dans Patients, choisissez <ToScreen path="/pros/patients/retention">À échéance</ToScreen>.
          </li>
          <li>
            Sous <Words>Durée de conservation</Words>, choisissez pendant combien d'années les dossiers se gardent après
            le dernier contact.
          </li>
          <li>
            Cochez les dossiers échus, puis <Words>Effacer les dossiers choisis</Words> ; <Words>Garder un an</Words> en
            laisse un de côté.
          </li>
        </Steps>
      </Part>
      <Part title="Un appareil perdu">
        <p>
          Dans <ToScreen path="/pros/user">Mes informations</ToScreen>, <Words>Appareils connectés</Words> :{' '}
          <Words>Déconnecter</Words> ferme l'accès aussitôt. Puis choisissez un{' '}
          <ToScreen path="/reset-password">nouveau mot de passe</ToScreen>, et activez la{' '}
          <Words>Connexion en deux étapes</Words>.
        </p>
      </Part>
      <Part title="Partir">
        <p>
          <Words>Supprimer mon compte</Words> détruit le cabinet et tous ses comptes, après vous avoir montré ce qui
          part et ce qui reste. Seules les factures émises sont conservées, chiffrées, dix ans : la loi le demande. Ce
          que Complice fait de vos données est dit dans la <ToScreen path="/cgu">politique de confidentialité</ToScreen>
          .
        </p>
      </Part>
    </HelpPage>
  )
}
