import { remindersPicture } from '../../pictures/reminders/picture.ts'
import { HelpPage } from '../HelpPage.tsx'
import { HelpPicture } from '../HelpPicture.tsx'
import { Part, Steps, ToScreen, Words } from '../parts.tsx'

export default function Reminders() {
  return (
    <HelpPage topic="relances">
      <Part title="Envoyer les relances">
        <Steps>
          <li>
            Dans <ToScreen path="/pros/billings/details">Factures</ToScreen>, choisissez <Words>Relances</Words>. Les
            factures à relancer y sont, les plus anciennes comprises.
          </li>
          <li>Décochez qui ne doit pas l'être.</li>
          <li>
            Relisez l'<Words>Objet</Words> et le <Words>Message</Words> de chaque niveau. Les mots entre accolades,
            comme {'{numéro}'} ou {'{reste}'}, sont remplacés dans chaque e-mail : un aperçu le montre.
          </li>
          <li>
            Choisissez <Words>Envoyer … relances</Words>. La facture est jointe, et le patient répond à votre adresse.
          </li>
        </Steps>
      </Part>
      <HelpPicture
        picture={remindersPicture}
        alt="Les relances à envoyer : trois factures cochées, chacune avec son niveau et son échéance, puis l'objet et le message."
      />
      <Part title="Quand elles sont proposées">
        <ul>
          <li>
            <Words>Première relance</Words> : 7 jours après l'échéance.
          </li>
          <li>
            <Words>Deuxième relance</Words> et <Words>Dernière relance</Words> : 15 jours après la précédente.
          </li>
          <li>
            Qui paie entre-temps n'est pas relancé : le solde est vérifié de nouveau au moment de l'envoi. Notez donc
            les paiements dès qu'ils arrivent, par <Words>Détails</Words> puis <Words>Ajouter un paiement</Words>.
          </li>
          <li>Les pénalités et l'indemnité de 40 € ne sont rappelées qu'aux entreprises, comme le veut la loi.</li>
        </ul>
      </Part>
      <Part title="Savoir si l'e-mail est arrivé">
        <p>
          Dans Factures, le filtre <Words>Envois</Words> sur « Non remises » montre celles dont le dernier e-mail a été
          refusé. Dans <Words>Détails</Words>, <Words>Envois</Words> garde tout ce qui est parti, quand et par qui.
        </p>
      </Part>
    </HelpPage>
  )
}
