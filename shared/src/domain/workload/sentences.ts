import { hours, plural } from '../format.ts'
import type { Strain } from './strains.ts'

/** Formats minutes: « 45 min », « 1 h 30 ». */
export const minutesInWords = (minutes: number): string => (minutes < 60 ? `${minutes} min` : hours(minutes / 60))

const sentences: Record<Strain['rule'], (strain: Strain) => string> = {
  week: ({ value, limit }) => `${minutesInWords(value)} sur ${hours(limit / 60)} cette semaine`,
  day: ({ value, limit }) => `${minutesInWords(value)} sur ${minutesInWords(limit)} ce jour-là`,
  stretch: ({ value, limit }) => `${minutesInWords(value)} d'affilée, ${minutesInWords(limit)} au plus`,
  rest: ({ value, limit, before }) =>
    `${value === 0 ? 'aucun repos' : `repos de ${minutesInWords(value)}`} avant ${before}, ${minutesInWords(limit)} ${plural(limit, 'demandée', 'demandées')}`,
  sessions: ({ value, limit }) => `${value} ${plural(value, 'séance', 'séances')} sur ${limit} ce jour-là`,
  restDays: ({ value, limit }) =>
    `${value} ${plural(value, 'jour', 'jours')} de travail cette semaine, ${7 - limit} ${plural(7 - limit, 'jour', 'jours')} de repos ${plural(7 - limit, 'demandé', 'demandés')}`,
}

/** Describes a strain: « Nala : 6 h 30 sur 5 h cette semaine ». */
export const strainSentence = (animalName: string, strain: Strain): string =>
  `${animalName} : ${sentences[strain.rule](strain)}`
