import { animalsPicture } from '../../pictures/animals/picture.ts'
import { HelpPage } from '../HelpPage.tsx'
import { HelpPicture } from '../HelpPicture.tsx'
import { Part, Steps, ToScreen, Words } from '../parts.tsx'

export default function AnimalHours() {
  return (
    <HelpPage topic="heures-des-animaux">
      <Part title="Dire ce qu'un animal peut porter">
        <Steps>
          <li>
            Dans <ToScreen path="/pros/animals">Animaux</ToScreen>, choisissez l'animal, ou{' '}
            <Words>Ajouter un animal</Words>.
          </li>
          <li>
            Sous <Words>Vie et travail</Words>, donnez le <Words>Nombre d'heures de travail hebdo</Words>.
          </li>
          <li>
            Sous <Words>Limites de travail</Words>, choisissez un repère, ou vos propres limites : par jour, d'affilée,
            repos entre deux séances, séances par jour, jours de repos par semaine. Chaque repère cite sa source.
          </li>
          <li>Enregistrez : les séances prévues sont comptées aussitôt.</li>
        </Steps>
      </Part>
      <HelpPicture
        picture={animalsPicture}
        alt="La liste des animaux : Balthazar y est signalé au-delà de sa limite de la semaine, Cadichon près de la sienne."
      />
      <Part title="Ce que l'agenda en fait">
        <ul>
          <li>
            Dès 80 % des heures de la semaine, <ToScreen path="/pros/sessions">Rendez-vous</ToScreen> et la liste des
            animaux le disent : <Words>Près de sa limite</Words>.
          </li>
          <li>
            Pendant que vous saisissez une séance, <Words>À savoir sur ce créneau</Words> montre ce qu'elle demande à
            chaque animal.
          </li>
          <li>
            Au-delà, la séance n'est enregistrée qu'avec un <Words>Motif</Words>.
          </li>
          <li>Vos visiteurs ne se voient pas proposer de créneau qui mènerait un animal au-delà de ses limites.</li>
        </ul>
      </Part>
      <Part title="Suivre ses heures">
        <ul>
          <li>
            Dans <ToScreen path="/pros/animals">Animaux</ToScreen>, <Words>Heures de travail par semaine</Words> compare
            vos animaux.
          </li>
          <li>
            Dans la fiche d'un animal, <Words>Activités</Words> montre ses semaines, <Words>Séances</Words> ce qu'il a
            fait.
          </li>
          <li>
            <Words>Registre de charge de travail</Words> rend un mois en PDF ou en CSV, pour un vétérinaire ou un
            contrôle. Ce qui y est corrigé après coup y reste visible.
          </li>
          <li>
            Un entraînement ou une sortie sans patient compte aussi : saisissez une séance avec{' '}
            <Words>Travail de l'animal seulement</Words>.
          </li>
        </ul>
      </Part>
    </HelpPage>
  )
}
