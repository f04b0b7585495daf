import type { ComponentProps } from 'react'
import Chip from '@mui/material/Chip'
import { choiceFilter, dayFilter, searchFilter } from '../../../domain/list/filter.ts'
import { kitPage } from '../../../kit/kitPage.ts'
import { PressedControls } from '../../../kit/PressedControls.tsx'
import { GroupedLines } from './GroupedLines.tsx'
import type { List } from './List.ts'
import { ListPage } from './ListPage.tsx'

interface Animal {
  id: string
  name: string
  species: string
  hours: number | null
  state: 'rest' | 'work'
}

const StateChip = ({ row: { state } }: { row: Animal }) => (
  <Chip
    size="small"
    color={state === 'work' ? 'success' : 'default'}
    label={state === 'work' ? 'Au travail' : 'En repos'}
  />
)

const animalList = {
  label: 'Animaux',
  nameOf: ({ name }) => name,
  columns: [
    { key: 'name', label: 'Nom', value: ({ name }) => name, sortable: true, card: 'title' },
    { key: 'species', label: 'Espèce', value: ({ species }) => species, sortable: true, card: 'summary' },
    {
      key: 'hours',
      label: 'Heures',
      value: ({ hours }) => hours,
      text: ({ hours }) => (hours === null ? '' : `${hours} h`),
      sortable: ['croissantes', 'décroissantes'],
      align: 'right',
      card: 'besideTitle',
    },
    { key: 'state', label: 'État', value: ({ state }) => state, Cell: StateChip, card: 'line' },
  ],
  filters: {
    name: searchFilter('Rechercher'),
    species: choiceFilter('Espèce', '', { '': 'Toutes', DOG: 'Chien' }),
    startDate: dayFilter('Du', { defaultDay: '2026-11-01' }),
    endDate: dayFilter('Au', { defaultDay: '2026-11-30' }),
    archived: choiceFilter('Archivés', 'NO', { NO: 'Non', YES: 'Oui' }, { advanced: true }),
  },
  empty: "Aucun animal répertorié pour l'instant",
  emptyHint: 'Leurs heures et leurs alertes se retrouveront ici.',
  nothingFound: 'Aucun animal ne correspond.',
} as const satisfies List<Animal>

const listWithTabs: List<Animal> = {
  ...animalList,
  layout: 'cards',
  filters: {
    name: searchFilter('Rechercher'),
    state: choiceFilter('État', 'ALL', { ALL: 'Tous', WORK: 'Au travail', REST: 'En repos' }, { isTabs: true }),
  },
}
const tabTotals = { ALL: { count: 3, amount: 420 }, WORK: { count: 3, amount: 420 } }

const animals: readonly Animal[] = [
  { id: '1', name: 'Câline', species: 'Chien', hours: 12, state: 'work' },
  { id: '2', name: 'Ébène', species: 'Cheval', hours: null, state: 'rest' },
  { id: '3', name: 'Un animal dont le nom est vraiment long', species: 'Lapin', hours: 4.5, state: 'work' },
]

const loadedQuery = { isError: false, isPending: false, refetch: () => undefined }
const noOperation = () => undefined
const bulkActions = [
  { label: 'Archiver', run: () => Promise.resolve(), failureMessages: '' },
  { label: 'Supprimer', danger: true, run: () => Promise.resolve(), failureMessages: '' },
]

const Animals = (props: Partial<ComponentProps<typeof ListPage<Animal>>>) => (
  <ListPage
    title="Animaux"
    list={animalList}
    query={loadedQuery}
    rows={animals}
    add={{ label: 'Ajouter un animal', shortLabel: 'Ajouter', path: '/animal' }}
    editPath={({ id }) => `/animal/${id}`}
    {...props}
  />
)

export default kitPage('list', 'Listes', [
  {
    title: 'Lignes, titre et total',
    frameHeightPx: 470,
    content: <Animals headline="3 animaux" paging={{ page: 1, pageSize: 3, rowCount: 12 }} onEdit={noOperation} />,
  },
  {
    title: 'Filtres choisis',
    path: '/?species=DOG&name=cal&archived=YES',
    frameHeightPx: 640,
    content: <Animals />,
  },
  {
    title: 'Filtre refusé',
    frameHeightPx: 400,
    content: <Animals filterProblems={{ endDate: 'Le dernier jour précède le premier.' }} />,
  },
  {
    title: 'Lignes sélectionnées',
    frameHeightPx: 620,
    content: (
      <PressedControls labels={['Sélectionner Câline', 'Sélectionner Ébène']}>
        <Animals bulkActions={bulkActions} />
      </PressedControls>
    ),
  },
  {
    title: 'Cartes à toute largeur, triées autrement',
    path: '/?sort=hours.desc',
    frameHeightPx: 640,
    content: <Animals list={{ ...animalList, layout: 'cards' }} />,
  },
  {
    title: 'Onglets avec nombres et sommes, cartes à sélectionner',
    frameHeightPx: 640,
    content: (
      <PressedControls labels={['Sélectionner Câline']}>
        <Animals list={listWithTabs} tabTotals={tabTotals} bulkActions={bulkActions} />
      </PressedControls>
    ),
  },
  { title: 'Liste vide', frameHeightPx: 360, content: <Animals rows={[]} list={{ ...animalList, filters: {} }} /> },
  { title: 'Rien trouvé', path: '/?name=zzz', frameHeightPx: 440, content: <Animals rows={[]} /> },
  {
    title: 'Chargement',
    frameHeightPx: 300,
    content: <Animals rows={undefined} query={{ ...loadedQuery, isPending: true }} />,
  },
  {
    title: 'Chargement échoué',
    frameHeightPx: 300,
    content: <Animals rows={undefined} query={{ ...loadedQuery, isError: true }} />,
  },
  {
    title: 'Lignes groupées',
    content: (
      <GroupedLines
        list={animalList}
        groups={[
          { key: 'a', label: 'Au travail', heading: 'Au travail', isCurrent: true, rows: animals.slice(0, 1) },
          { key: 'b', label: 'En repos', heading: 'En repos', rows: animals.slice(1) },
        ]}
        onOpen={noOperation}
        onMore={noOperation}
      />
    ),
  },
])
