import { invoicePicture } from '../../pictures/invoice/picture.ts'
import { HelpPage } from '../HelpPage.tsx'
import { HelpPicture } from '../HelpPicture.tsx'
import { Part, Steps, ToScreen, Words } from '../parts.tsx'

export default function FirstInvoice() {
  return (
    <HelpPage topic="premiere-facture">
      <Part title="Une fois pour toutes">
        <ul>
          <li>
            Dans <ToScreen path="/pros/user">Mes informations</ToScreen>, remplissez l'entreprise, l'adresse et la TVA.
            Ce qui manque est dit sur l'écran de la facture : <Words>Le profil du praticien est incomplet</Words>.
          </li>
          <li>Le patient doit avoir une adresse dans sa fiche.</li>
        </ul>
      </Part>
      <Part title="Depuis une séance, en trois clics">
        <p>
          Ouvrez une séance passée depuis <ToScreen path="/pros/sessions">Rendez-vous</ToScreen>, puis :
        </p>
        <Steps>
          <li>
            <Words>Facturer</Words> : la facture est prête, avec le patient, la séance et son prix.
          </li>
          <li>
            <Words>Générer la facture</Words>.
          </li>
          <li>
            <Words>Confirmer</Words> : la facture a son numéro, et son PDF se télécharge.
          </li>
        </Steps>
      </Part>
      <HelpPicture
        picture={invoicePicture}
        alt="La question « Générer la facture ? », avec le patient, le montant, l'échéance et le bouton Confirmer."
      />
      <Part title="Plusieurs séances d'un patient">
        <Steps>
          <li>
            Dans <ToScreen path="/pros/billings/details">Factures</ToScreen>, choisissez <Words>Ajouter</Words>.
          </li>
          <li>
            Choisissez le <Words>Patient</Words> : ses séances du mois apparaissent sous <Words>Prestations</Words>.
            Cochez celles à facturer. Pour écrire vos propres lignes, éteignez <Words>Mode simplifié</Words>.
          </li>
          <li>
            Vérifiez la TVA, le délai et le moyen de paiement. <Words>Brouillon</Words> donne un PDF à relire, sans rien
            enregistrer.
          </li>
          <li>
            Choisissez <Words>Générer la facture</Words>, puis <Words>Confirmer</Words>.
          </li>
        </Steps>
      </Part>
      <Part title="Tout un mois">
        <Steps>
          <li>
            Dans Factures, choisissez <ToScreen path="/pros/billings/unbilled">À facturer</ToScreen>.
          </li>
          <li>
            Décochez qui doit attendre, puis <Words>Générer … factures</Words> et <Words>Confirmer</Words>. Chaque
            patient reçoit sa facture ; un refus n'arrête pas les autres.
          </li>
        </Steps>
      </Part>
      <Part title="Ensuite">
        <ul>
          <li>
            Dans la liste, <Words>Détails</Words> ouvre la facture : <Words>Envoyer par e-mail</Words>,{' '}
            <Words>Ajouter un paiement</Words>.
          </li>
          <li>
            <Words>Payée</Words> note d'un geste que tout le reste est réglé.
          </li>
          <li>
            Une facture générée ne change plus, la loi le demande : elle se corrige par un avoir, avec{' '}
            <Words>Créer un avoir</Words>.
          </li>
        </ul>
      </Part>
    </HelpPage>
  )
}
