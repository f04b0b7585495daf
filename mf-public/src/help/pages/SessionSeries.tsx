import { seriesPicture } from '../../pictures/series/picture.ts'
import { HelpPage } from '../HelpPage.tsx'
import { HelpPicture } from '../HelpPicture.tsx'
import { Part, Steps, ToScreen, Words } from '../parts.tsx'

export default function SessionSeries() {
  return (
    <HelpPage topic="serie-de-seances">
      <Part title="Créer la série">
        <Steps>
          <li>
            Dans <ToScreen path="/pros/sessions">Rendez-vous</ToScreen>, choisissez <Words>Ajouter une séance</Words>,
            ou un créneau libre de l'agenda.
          </li>
          <li>Donnez le jour et l'heure de la première, le type de séance, le patient, les animaux et le lieu.</li>
          <li>
            Sous <Words>Fréquence</Words>, choisissez par exemple « toutes les semaines », et la{' '}
            <Words>Date de fin</Words>. Le nombre de séances s'affiche aussitôt.
          </li>
          <li>
            Choisissez <Words>Aperçu des séances</Words> pour voir chaque date avant d'enregistrer.
          </li>
          <li>
            Choisissez <Words>Ajouter</Words>. Si une date gêne, l'aperçu s'ouvre de lui-même.
          </li>
        </Steps>
      </Part>
      <Part title="Quand une date gêne">
        <p>
          L'aperçu dit pourquoi : praticien ou animal occupé, limite dépassée, animal qui ne convient pas. Pour chaque
          date, choisissez :
        </p>
        <ul>
          <li>
            <Words>Ne pas créer</Words> : la série se fait sans elle ;
          </li>
          <li>
            <Words>Enregistrer quand même</Words> : la séance est ajoutée. Un motif est demandé si un animal dépasse ses
            limites, et gardé avec elle.
          </li>
        </ul>
      </Part>
      <HelpPicture
        picture={seriesPicture}
        alt="L'aperçu d'une série : le nombre de séances ajoutées, et une date occupée avec les choix Ne pas créer et Enregistrer quand même."
      />
      <Part title="Changer ou supprimer">
        <Steps>
          <li>Ouvrez une séance de la série, changez-la et enregistrez, ou choisissez la corbeille.</li>
          <li>
            Choisissez <Words>Cet évènement</Words>, pour cette date seule, ou{' '}
            <Words>Cet évènement et les suivants</Words>.
          </li>
        </Steps>
        <p>
          La fréquence d'une séance enregistrée ne se change plus : supprimez cet évènement et les suivants, puis créez
          une nouvelle série. Les séances facturées restent comme elles sont.
        </p>
      </Part>
    </HelpPage>
  )
}
