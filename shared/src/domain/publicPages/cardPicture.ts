import { hero } from './landing.ts'

const lead = "L'agenda, les animaux, les patients, les devis et les factures de la médiation animale."

/** The picture that a link to any public page is previewed with. */
export const cardPicture = {
  /** Its address among the shell's files, in each of its builds. */
  file: 'card.jpg',
  width: 1200,
  height: 630,
  lead,
  alt: `Complice. ${hero.title}. ${lead}`,
} as const
