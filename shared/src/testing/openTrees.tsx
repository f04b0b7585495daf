import type { ComponentProps } from 'react'
import { choiceFilter, searchFilter } from '../domain/list/filter.ts'
import { openArea } from './openArea.tsx'
import type { List } from '../ui/data/list/List.ts'
import { useListParams } from '../ui/data/list/useListParams.ts'
import { ListPage } from '../ui/data/list/ListPage.tsx'

/** A sample row for tests of the list components. */
export interface Tree {
  id: string
  name: string
  height: number | null
}

const trees = {
  label: 'Arbres',
  nameOf: ({ name }) => name,
  columns: [
    { key: 'name', label: 'Nom', value: ({ name }) => name, sortable: true, card: 'title' },
    { key: 'height', label: 'Hauteur', value: ({ height }) => height, sortable: ['croissante', 'décroissante'] },
    { key: 'letters', label: 'Lettres', value: ({ name }) => name.length, isShownByDefault: false },
  ],
  filters: {
    name: searchFilter('Rechercher'),
    kind: choiceFilter('Espèce', '', { '': 'Toutes', OAK: 'Chêne' }),
  },
  empty: 'Aucun arbre',
  emptyHint: 'Leur espèce et leur hauteur seront ici.',
  nothingFound: 'Aucun résultat',
} as const satisfies List<Tree>

export const oak = { id: '1', name: 'Chêne', height: 30 }
export const yew = { id: '2', name: 'If', height: null }
export const elm = { id: '3', name: 'Orme', height: 20 }

const loadedQuery = { isError: false, isPending: false, refetch: () => undefined }

interface TreeListProps extends Partial<ComponentProps<typeof ListPage<Tree>>> {
  /** Called with the filters of each render, as a screen reads them for its call. */
  onFilters?: (filters: Readonly<Record<string, string>>) => void
}

/** A page that lists trees. */
export function TreeList({ onFilters, ...props }: TreeListProps) {
  const { filters } = useListParams(trees)
  onFilters?.(filters)
  return (
    <ListPage
      title="Arbres"
      list={trees}
      query={loadedQuery}
      rows={[oak, yew, elm]}
      add={{ label: 'Planter un arbre', path: '/plant' }}
      editPath={({ id }) => `/trees/${id}`}
      {...props}
    />
  )
}

/** Opens the page of trees at a path of the router, with a state of the history entry. */
export const openTrees = (props: TreeListProps = {}, path = '/trees', state?: unknown) =>
  openArea(() => <TreeList {...props} />, path, state)
