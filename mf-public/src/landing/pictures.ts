import type { benefits, features } from 'shared/domain/publicPages/landing'
import { agendaPicture } from '../pictures/agenda/picture.ts'
import { animalsPicture } from '../pictures/animals/picture.ts'
import { billsPicture } from '../pictures/bills/picture.ts'
import { filePicture } from '../pictures/file/picture.ts'
import { importPicture } from '../pictures/import/picture.ts'
import { invoicePicture } from '../pictures/invoice/picture.ts'
import { patientsPicture } from '../pictures/patients/picture.ts'
import type { Pictured } from '../pictures/Pictured.ts'
import { tourPicture } from '../pictures/tour/picture.ts'

interface Shown {
  picture: Pictured
  alt: string
}

/** The screen that keeps what is said, by its title. */
type ShownBy<Said extends readonly { title: string }[]> = Readonly<Record<Said[number]['title'], Shown>>

export const featurePictures: ShownBy<typeof features> = {
  'Rendez-vous et animaux': {
    picture: animalsPicture,
    alt: 'Sur un téléphone, la liste des animaux : Balthazar, un cheval, y est signalé au-delà de sa limite de la semaine, 11 h sur 10 h.',
  },
  Patients: {
    picture: patientsPicture,
    alt: 'Sur un téléphone, la liste des patients : leur ville, leur téléphone et le début du dernier commentaire.',
  },
  'Devis et factures': {
    picture: billsPicture,
    alt: 'Sur un téléphone, la liste des factures et ses totaux : facturé, payé, à encaisser, en retard.',
  },
}

export const benefitPictures: ShownBy<typeof benefits> = {
  'Un dossier patient centralisé': {
    picture: filePicture,
    alt: "La fiche d'un patient : ses coordonnées, sa prochaine et sa dernière séance, et son programme.",
  },
  'La facturation en 3 clics': {
    picture: invoicePicture,
    alt: "Une facture prête : la question « Générer la facture ? » avec le montant, l'échéance et le bouton Confirmer.",
  },
  'La reprise de vos données, sur demande': {
    picture: importPicture,
    alt: "L'aperçu d'un fichier importé : combien de patients sont nouveaux, modifiés ou refusés, et ce que remplit chaque colonne.",
  },
  "La maîtrise de l'outil en moins d'une heure": {
    picture: tourPicture,
    alt: 'La visite guidée : une bulle présente Rendez-vous, la première entrée du menu.',
  },
  'Un calendrier qui veille sur vos animaux': {
    picture: agendaPicture,
    alt: "L'agenda d'une semaine, avec au-dessus un avertissement : deux animaux près de leur limite d'heures, ou au-delà.",
  },
}
