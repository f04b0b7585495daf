import type { benefits, features } from './landing.ts'

/** The viewports of the product's screenshots in CSS pixels, on a desktop and on a phone. */
export const pictureSizes = {
  desk: { width: 900, height: 600 },
  phone: { width: 390, height: 480 },
} as const

/** A screenshot of the product on a page. */
export interface LandingScreenshot {
  /** The name of the folder in which `npm run pictures` stores the screenshot. */
  name: string
  /** The alternative text. */
  alt: string
  /** The displayed widths, in the syntax of the `sizes` attribute. */
  sizes: string
  /** Whether the screenshot is displayed so small that only the phone's version of it is readable. */
  isSmall: boolean
  /** Whether the screenshot is in the first window, and is loaded without waiting for a scroll. */
  isFirst?: boolean
}

type ByTitle<Entries extends readonly { title: string }[]> = Readonly<
  Record<Entries[number]['title'], LandingScreenshot>
>

export const heroPicture = {
  name: 'week',
  alt: "L'agenda d'un cabinet à la semaine : chaque séance avec son heure, son patient et son type, colorée selon qu'elle est à valider, payée ou non.",
  sizes: '(min-width: 1200px) 672px, (min-width: 1104px) 1040px, calc(100vw - 32px)',
  isSmall: false,
  isFirst: true,
} satisfies LandingScreenshot

const smallPicture = (name: string, alt: string): LandingScreenshot => ({
  name,
  alt,
  sizes: '(min-width: 1184px) 309px, (min-width: 800px) calc(33vw - 80px), calc(100vw - 82px)',
  isSmall: true,
})

/** The screenshot of each feature, by its title. */
export const featurePictures: ByTitle<typeof features> = {
  'Rendez-vous et animaux': smallPicture(
    'animals',
    'Sur un téléphone, la liste des animaux : Balthazar, un cheval, y est signalé au-delà de sa limite de la semaine, 11 h sur 10 h.',
  ),
  Patients: smallPicture(
    'patients',
    'Sur un téléphone, la liste des patients : leur ville, leur téléphone et le début du dernier commentaire.',
  ),
  'Devis et factures': smallPicture(
    'bills',
    'Sur un téléphone, la liste des factures et ses totaux : facturé, payé, à encaisser, en retard.',
  ),
}

const largePicture = (name: string, alt: string): LandingScreenshot => ({
  name,
  alt,
  sizes: '(min-width: 1184px) 620px, (min-width: 800px) calc(58vw - 70px), calc(100vw - 32px)',
  isSmall: false,
})

/** The screenshot of each promise of `benefits`, by its title. */
export const benefitPictures: ByTitle<typeof benefits> = {
  'Un dossier patient centralisé': largePicture(
    'file',
    "La fiche d'un patient : ses coordonnées, sa prochaine et sa dernière séance, et son programme.",
  ),
  'La facturation en 3 clics': largePicture(
    'invoice',
    "Une facture prête : la question « Générer la facture ? » avec le montant, l'échéance et le bouton Confirmer.",
  ),
  'La reprise de vos données, sur demande': largePicture(
    'import',
    "L'aperçu d'un fichier importé : combien de patients sont nouveaux, modifiés ou refusés, et ce que remplit chaque colonne.",
  ),
  "La maîtrise de l'outil en moins d'une heure": largePicture(
    'tour',
    'La visite guidée : une bulle présente Rendez-vous, la première entrée du menu.',
  ),
  'Un calendrier qui veille sur vos animaux': largePicture(
    'agenda',
    "L'agenda d'une semaine, avec au-dessus un avertissement : deux animaux près de leur limite d'heures, ou au-delà.",
  ),
}

/**
 * All screenshots of the landing page. A release writes each as HTML, which the gateway inserts into the
 * server-rendered page.
 */
export const landingPictures: readonly LandingScreenshot[] = [
  heroPicture,
  ...Object.values(featurePictures),
  ...Object.values(benefitPictures),
]
