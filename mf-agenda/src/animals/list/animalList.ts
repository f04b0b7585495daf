import type { Animal } from 'shared/contracts/agenda/animal'
import { hours, shortDay } from 'shared/domain/format'
import type { List } from 'shared/ui/data'
import { texts } from '../messages.ts'
import { AnimalMarkers } from './AnimalMarkers.tsx'

export const animalPath = ({ id }: Animal) => `/pros/animal/${id}`

/** Returns « Cheval, Haflinger », or only the race if its name begins with the species, as in « Lama ». */
const typeLabel = ({ type: { species, race } }: Animal) => (race.startsWith(species) ? race : `${species}, ${race}`)

export const animalList = {
  label: 'Animaux',
  nameOf: ({ name }) => name,
  columns: [
    { key: 'name', label: 'Nom', value: ({ name }) => name, path: animalPath, sortable: true, share: 2, card: 'title' },
    { key: 'type', label: 'Type', value: typeLabel, table: 'detail', card: 'summary' },
    {
      key: 'birthdate',
      label: 'Date de naissance',
      value: ({ birthdate }) => birthdate,
      text: ({ birthdate }) => (birthdate ? shortDay(birthdate) : ''),
      sortable: ['les plus âgés', 'les plus jeunes'],
      wrap: 'never',
      card: 'summary',
      cardText: ({ birthdate }) => (birthdate ? `né(e) le ${shortDay(birthdate)}` : ''),
    },
    { key: 'club', label: 'Lieu', value: ({ club }) => club?.name, sortable: true, share: 1.5, card: 'summary' },
    {
      key: 'hours',
      label: 'Nb heures prévues',
      value: ({ nbWorkingHoursByWeek }) => nbWorkingHoursByWeek,
      text: ({ nbWorkingHoursByWeek }) => hours(nbWorkingHoursByWeek),
      sortable: ['croissant', 'décroissant'],
      align: 'right',
      card: 'line',
      cardText: ({ nbWorkingHoursByWeek }) => `${hours(nbWorkingHoursByWeek)} prévues par semaine`,
    },
    { key: 'markers', label: 'Alertes', value: () => '', Cell: AnimalMarkers, wrap: 'cut', share: 3, card: 'line' },
  ],
  empty: texts.noAnimal,
  emptyHint: 'Leurs heures de la semaine, leurs limites et leurs alertes se retrouveront ici.',
} as const satisfies List<Animal>
