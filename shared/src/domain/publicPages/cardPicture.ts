import { hero } from './landing.ts'

const lead = "L'agenda, les animaux, les patients, les devis et les factures de la médiation animale."

/** The preview picture of links to any public page. */
export const cardPicture = {
  /** Its path among the shell's files, in each of its builds. */
  file: 'card.jpg',
  width: 1200,
  height: 630,
  lead,
  alt: `Complice. ${hero.title}. ${lead}`,
} as const
