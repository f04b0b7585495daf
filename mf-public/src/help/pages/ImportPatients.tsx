import { importPicture } from '../../pictures/import/picture.ts'
import { HelpPage } from '../HelpPage.tsx'
import { HelpPicture } from '../HelpPicture.tsx'
import { Part, Steps, ToScreen, Words } from '../parts.tsx'

export default function ImportPatients() {
  return (
    <HelpPage topic="importer-des-patients">
      <Part title="Préparer le fichier">
        <ul>
          <li>Un fichier .csv, .xls ou .xlsx de 5 Mo au plus, jusqu'à 10 000 lignes.</li>
          <li>Une ligne par patient, et les noms des colonnes sur la première ligne.</li>
          <li>
            Gardez vos propres noms de colonnes : « Nom », « Tél. » ou « Né(e) le » sont reconnus. Le nom et le prénom
            peuvent tenir dans une seule colonne.
          </li>
          <li>
            <Words>Télécharger un modèle</Words> donne un fichier d'exemple avec toutes les colonnes possibles.
          </li>
        </ul>
      </Part>
      <Part title="Importer">
        <Steps>
          <li>
            Dans <ToScreen path="/pros/patients">Patients</ToScreen>, choisissez <Words>Importer</Words>.
          </li>
          <li>
            Choisissez votre fichier sous <Words>Fichier de patients</Words>, puis{' '}
            <Words>Voir ce que donne ce fichier</Words>.
          </li>
          <li>
            Sous <Words>Colonnes</Words>, vérifiez ce que remplit chaque colonne, et laissez de côté celles qui ne
            servent pas avec <Words>Ne pas importer</Words>. Après un changement, choisissez{' '}
            <Words>Comparer avec ces colonnes</Words>.
          </li>
          <li>
            Sous <Words>Lignes</Words>, regardez ce que devient chaque patient : nouveau, modifié, identique ou refusé,
            avec la raison. De quoi ne rien écraser :{' '}
            <Words>Ajouter les nouveaux seulement, sans modifier les patients déjà enregistrés</Words>.
          </li>
          <li>
            Choisissez <Words>Importer … patients</Words>. Vous pouvez quitter la page et y revenir.
          </li>
        </Steps>
      </Part>
      <HelpPicture
        picture={importPicture}
        alt="L'aperçu d'un fichier : deux patients nouveaux, un modifié, un refusé, le bouton Importer 3 patients, et les colonnes reconnues."
      />
      <Part title="Si le résultat ne convient pas">
        <ul>
          <li>
            <Words>Télécharger les lignes refusées</Words> rend un fichier à corriger et à importer de nouveau.
          </li>
          <li>
            <Words>Annuler cet import</Words>, pendant 24 heures, retire les patients ajoutés et rend aux autres leurs
            anciennes valeurs. Restent ceux qui ont changé ou servi depuis : leurs noms vous sont donnés.
          </li>
          <li>
            Pour retrouver un import, revenez à <ToScreen path="/pros/patients/import">Importer des patients</ToScreen>{' '}
            : <Words>Imports des dernières 24 heures</Words>.
          </li>
        </ul>
      </Part>
    </HelpPage>
  )
}
