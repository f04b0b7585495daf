import { embedPicture } from '../../pictures/embed/picture.ts'
import { HelpPage } from '../HelpPage.tsx'
import { HelpPicture } from '../HelpPicture.tsx'
import { Part, Steps, ToScreen, Words } from '../parts.tsx'

export default function BookingOnYourSite() {
  return (
    <HelpPage topic="reservation-sur-votre-site">
      <Part title="Avant de commencer">
        <ul>
          <li>
            Dans <ToScreen path="/pros/user">Mes informations</ToScreen>, cochez{' '}
            <Words>Apparaître dans l'annuaire des praticiens et recevoir des demandes de séance</Words>.
          </li>
          <li>
            Vos créneaux suivent vos heures d'ouverture, dans{' '}
            <ToScreen path="/pros/personalization">Mes préférences</ToScreen>, vos absences, et les séances déjà prises.
          </li>
        </ul>
      </Part>
      <Part title="Poser la réservation sur vos pages">
        <Steps>
          <li>
            Ouvrez <ToScreen path="/partenaires">Réserver depuis votre site</ToScreen>, et choisissez-vous sous{' '}
            <Words>Praticien</Words>. « Tous » affiche la recherche.
          </li>
          <li>
            Réglez la <Words>Couleur</Words> et l'<Words>Apparence</Words> : l'<Words>Exemple</Words> de la page change
            avec elles.
          </li>
          <li>
            Sous <Words>Les lignes à coller</Words>, choisissez <Words>Copier</Words>.
          </li>
          <li>
            Collez-les dans votre page, là où la réservation doit apparaître. Dans un éditeur de site, c'est un bloc «
            HTML » ou « code intégré ».
          </li>
        </Steps>
      </Part>
      <HelpPicture
        picture={embedPicture}
        alt="Les réglages de la réservation, praticien, couleur et apparence, et les lignes à coller avec le bouton Copier."
      />
      <Part title="Bon à savoir">
        <ul>
          <li>
            Chaque demande arrive dans <ToScreen path="/pros/sessions">Rendez-vous</ToScreen>, « à valider » : rien
            n'est pris sans vous.
          </li>
          <li>Ni cookie, ni mesure d'audience : il n'y a rien à ajouter à votre bandeau.</li>
          <li>
            Si votre site filtre les scripts, autorisez ce que donne <Words>Politique de sécurité (CSP)</Words>, ou
            choisissez l'<Words>Insertion</Words> « Dans un cadre (iframe), pour un site très verrouillé ».
          </li>
          <li>Si Complice ne répond pas, un lien vers votre page de réservation reste à sa place.</li>
        </ul>
      </Part>
    </HelpPage>
  )
}
