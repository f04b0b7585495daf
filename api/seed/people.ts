import type { SeededRandom } from './SeededRandom.ts'

const firstnames = [
  'Adèle',
  'Adrien',
  'Agathe',
  'Amélie',
  'Antoine',
  'Arthur',
  'Axel',
  'Basile',
  'Capucine',
  'Célestin',
  'Chloé',
  'Clément',
  'Colette',
  'Diane',
  'Éloi',
  'Emma',
  'Étienne',
  'Félix',
  'Gabin',
  'Jade',
  'Jeanne',
  'Joséphine',
  'Jules',
  'Léonie',
  'Lina',
  'Louane',
  'Lucien',
  'Malo',
  'Marguerite',
  'Mathis',
  'Maxence',
  'Noé',
  'Nour',
  'Océane',
  'Raphaël',
  'Rose',
  'Salomé',
  'Sami',
  'Simone',
  'Victor',
  'Yanis',
  'Zoé',
]
const lastnames = [
  'Arnaud',
  'Aubert',
  'Barbier',
  'Benoit',
  'Blanchard',
  'Boyer',
  'Brunet',
  'Carpentier',
  'Chevalier',
  'Colin',
  'Da Silva',
  'Denis',
  'Dumas',
  'Dupuis',
  'Étienne',
  'Faure',
  'Garnier',
  'Gauthier',
  'Girard',
  'Henry',
  'Jacquet',
  'Joly',
  'Lacroix',
  'Lambert',
  'Leclerc',
  'Legrand',
  'Lemoine',
  'Lopez',
  'Mallet',
  'Masson',
  'Meunier',
  'Morel',
  'Nguyen',
  'Noël',
  'Olivier',
  'Picard',
  'Poirier',
  'Roche',
  'Roussel',
  'Royer',
  'Tessier',
  'Vidal',
]
const streets = [
  'rue des Tilleuls',
  'rue du Moulin',
  'avenue Jean-Jaurès',
  'impasse des Lilas',
  'chemin de la Source',
  'rue Pasteur',
  'place de la Fontaine',
  'rue Victor-Hugo',
]

export interface DemoPerson {
  firstname: string
  lastname: string
  email: string
  phone: string
  street: string
  /** In years. */
  age: number
}

const withoutAccents = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()

/** Returns a generator of people with distinct names. */
export function createPersonGenerator(random: SeededRandom): () => DemoPerson {
  const shuffledLastnames = random.toShuffled(lastnames)
  const shuffledFirstnames = random.toShuffled(firstnames)
  let count = 0
  return () => {
    const firstname = shuffledFirstnames[count % shuffledFirstnames.length] ?? ''
    // Each time the first names start again, the last names shift by one, which keeps the full names distinct.
    const lastname =
      shuffledLastnames[(count + Math.floor(count / shuffledFirstnames.length)) % shuffledLastnames.length] ?? ''
    count += 1
    const phone = `06 ${Array.from({ length: 4 }, () => String(10 + random.nextIntBelow(90))).join(' ')}`
    // Most people are children of 5 to 17 years, the others are adults of 20 to 87.
    const age = random.chance(0.6) ? 5 + random.nextIntBelow(13) : 20 + random.nextIntBelow(68)
    return {
      firstname,
      lastname,
      phone,
      age,
      email: `${withoutAccents(firstname)}.${withoutAccents(lastname)}@exemple.fr`,
      street: `${1 + random.nextIntBelow(90)} ${random.pick(streets)}`,
    }
  }
}
