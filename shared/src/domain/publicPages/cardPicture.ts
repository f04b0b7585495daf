import { hero } from './landing.ts'

const lead = "L'agenda, les animaux, les patients, les devis et les factures de la médiation animale."

/** The Open Graph picture, which other programs show as preview of a link to any public page. */
export const cardPicture = {
  /** Path of the picture in each build of the shell. */
  file: 'card.jpg',
  width: 1200,
  height: 630,
  lead,
  alt: `Complice. ${hero.title}. ${lead}`,
} as const
