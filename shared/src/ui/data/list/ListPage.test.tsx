import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choiceFilter, searchFilter } from 'shared/domain/list/filter'
import { openArea } from 'shared/testing'
import { ListPage } from 'shared/ui/data'
import type { List } from 'shared/ui/data'
import type { BulkAction } from './BulkActions.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

interface Tree {
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
  ],
  filters: {
    name: searchFilter('Rechercher'),
    kind: choiceFilter('Espèce', '', { '': 'Toutes', OAK: 'Chêne' }),
  },
  empty: 'Aucun arbre',
  nothingFound: 'Aucun résultat',
} as const satisfies List<Tree>

const oak = { id: '1', name: 'Chêne', height: 30 }
const yew = { id: '2', name: 'If', height: null }
const elm = { id: '3', name: 'Orme', height: 20 }

const came = { isError: false, isPending: false, refetch: () => undefined }
const add = { label: 'Planter un arbre', shortLabel: 'Planter', path: '/plant' }

interface Opening {
  rows?: readonly Tree[]
  query?: typeof came
  bulkActions?: readonly BulkAction<Tree>[]
  path?: string
}

const open = ({ rows = [oak, yew, elm], query = came, bulkActions, path = '/trees' }: Opening = {}) =>
  openArea(
    () => (
      <ListPage
        title="Arbres"
        list={trees}
        query={query}
        rows={rows}
        add={add}
        editPath={({ id }) => `/trees/${id}`}
        bulkActions={bulkActions}
      />
    ),
    path,
  )

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const sortBy = (label: string) => user.click(screen.getByRole('button', { name: label }))
const box = (name: string) => screen.getByRole('checkbox', { name })

beforeEach(() => {
  window.innerWidth = 1280
})

describe('a list', () => {
  it('has what is missing last, whichever way it is sorted', async () => {
    open()
    await sortBy('Hauteur')
    expect(names()).toEqual(['Orme', 'Chêne', 'If'])
    await sortBy('Hauteur')
    expect(names()).toEqual(['Chêne', 'Orme', 'If'])
  })

  it('sorts on a phone by the columns that sort on a wide screen', async () => {
    window.innerWidth = 390
    const { address } = open()
    await user.click(screen.getByRole('combobox', { name: 'Trier par' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Nom, de A à Z',
      'Nom, de Z à A',
      'Hauteur, croissante',
      'Hauteur, décroissante',
    ])
    await user.click(screen.getByRole('option', { name: 'Hauteur, décroissante' }))
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Chêne', 'Orme', 'If'])
    expect(address()).toBe('/trees?sort=height.desc')
  })

  it('goes back to its first page when it is filtered or sorted', async () => {
    const { address } = open({ path: '/trees?page=3' })
    await sortBy('Nom')
    expect(address()).toBe('/trees?sort=name.desc')
  })

  it('shows the actions of a row under a pointer and under the focus, and always where no pointer hovers', () => {
    open()
    const row = screen.getByRole('row', { name: /Orme/ })
    const actions = within(row).getByRole('link', { name: 'Modifier Orme' }).parentElement
    expect(actions).toHaveClass('row-actions')
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter(({ conditionText }) => conditionText.replaceAll(' ', '') === '(hover:hover)')
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => [...row.classList].some((name) => selectorText.includes(name)))
    const opacityOf = (selector: RegExp) => rules.find(({ selectorText }) => selector.test(selectorText))?.style.opacity
    expect(opacityOf(/^\S+ \.row-actions$/)).toBe('0')
    expect(opacityOf(/:hover \.row-actions.*:focus-within \.row-actions/)).toBe('1')
    // Outside of that media query nothing hides them.
    expect(getComputedStyle(actions ?? document.body).opacity).not.toBe('0')
  })
})

describe('in place of rows', () => {
  it('stands a way to ask again when they failed', async () => {
    const refetch = jest.fn(() => undefined)
    openArea(
      () => <ListPage title="Arbres" list={trees} query={{ ...came, isError: true, refetch }} rows={undefined} />,
      '/trees',
    )
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(refetch).toHaveBeenCalledTimes(1)
  })

  it('stands the way to add the first, once', () => {
    open({ rows: [] })
    expect(screen.getByText('Aucun arbre')).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Planter un arbre' })).toHaveLength(1)
  })

  it.each(['name=zzz', 'kind=OAK'])('stands that nothing was found by %s', (search) => {
    open({ rows: [], path: `/trees?${search}` })
    expect(screen.getByText('Aucun résultat')).toBeInTheDocument()
  })
})

describe('selecting rows', () => {
  const fell = jest.fn<(rows: readonly Tree[]) => Promise<unknown>>()
  const bulkActions = [{ label: 'Abattre', run: fell, failed: 'Rien abattu' }]

  beforeEach(() => {
    fell.mockReset().mockResolvedValue(undefined)
  })

  it('is not offered unless there is something to do with them', () => {
    open()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('tells how many, acts on them, and clears the selection', async () => {
    open({ bulkActions })
    expect(screen.queryByRole('region', { name: 'Actions sur la sélection' })).not.toBeInTheDocument()
    await user.click(box('Sélectionner Orme'))
    expect(screen.getByRole('status')).toHaveTextContent('1 ligne sélectionnée')
    await user.click(box('Sélectionner Chêne'))
    expect(screen.getByRole('status')).toHaveTextContent('2 lignes sélectionnées')
    await user.click(screen.getByRole('button', { name: 'Abattre' }))
    expect(fell).toHaveBeenCalledWith([oak, elm])
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
    expect(box('Sélectionner Orme')).not.toBeChecked()
  })

  it('keeps the rows selected when the action failed, and says so', async () => {
    fell.mockRejectedValue(new Error('refused'))
    open({ bulkActions })
    await user.click(box('Sélectionner If'))
    await user.click(screen.getByRole('button', { name: 'Abattre' }))
    expect(await screen.findByText('Rien abattu')).toBeInTheDocument()
    expect(box('Sélectionner If')).toBeChecked()
  })

  it('selects every row shown by one box, which is between all and none for some', async () => {
    open({ bulkActions })
    await user.click(box('Sélectionner If'))
    expect(box('Tout sélectionner')).toBePartiallyChecked()
    await user.click(box('Tout sélectionner'))
    expect(screen.getByRole('status')).toHaveTextContent('3 lignes sélectionnées')
    expect(box('Tout sélectionner')).toBeChecked()
    await user.click(box('Tout sélectionner'))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('is done by the keyboard, and gives the focus back when the bar closes', async () => {
    open({ bulkActions })
    act(() => box('Sélectionner Orme').focus())
    await user.keyboard(' ')
    expect(box('Sélectionner Orme')).toBeChecked()
    act(() => screen.getByRole('button', { name: 'Tout désélectionner' }).focus())
    await user.keyboard('{Enter}')
    expect(box('Tout sélectionner')).toHaveFocus()
  })

  it('works on cards too', async () => {
    window.innerWidth = 390
    open({ bulkActions })
    await user.click(box('Sélectionner Orme'))
    await user.click(screen.getByRole('button', { name: 'Abattre' }))
    expect(fell).toHaveBeenCalledWith([elm])
  })
})

const scrollTo = (top: number) => {
  window.scrollY = top
  fireEvent.scroll(window)
}

describe('a list of more than 200 rows', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    id: String(index),
    name: `Arbre ${String(index).padStart(4, '0')}`,
    height: index,
  }))
  const rowHeight = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')

  beforeEach(() => {
    rowHeight.mockReturnValue(53)
    window.scrollY = 0
  })
  afterEach(() => {
    rowHeight.mockReset()
    window.scrollY = 0
  })

  it('draws all of 200', () => {
    open({ rows: many.slice(0, 200) })
    expect(names()).toHaveLength(200)
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount')
  })

  it('draws those near the window, and says which of how many they are', async () => {
    open({ rows: many })
    expect(names().length).toBeLessThan(50)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
    expect(screen.getByRole('row', { name: /Arbre 0000/ })).toHaveAttribute('aria-rowindex', '2')
    scrollTo(53 * 500)
    await waitFor(() => expect(screen.getByRole('row', { name: /Arbre 0505/ })).toHaveAttribute('aria-rowindex', '507'))
    expect(screen.queryByRole('row', { name: /Arbre 0000/ })).not.toBeInTheDocument()
    expect(names().length).toBeLessThan(50)
  })

  it('keeps the row that has the focus', async () => {
    open({ rows: many })
    act(() => screen.getByRole('link', { name: 'Modifier Arbre 0003' }).focus())
    scrollTo(53 * 500)
    await screen.findByRole('row', { name: /Arbre 0505/ })
    expect(screen.getByRole('link', { name: 'Modifier Arbre 0003' })).toHaveFocus()
  })

  it('is as long on a phone, and each card says which of how many it is', () => {
    window.innerWidth = 390
    open({ rows: many })
    const cards = screen.getAllByRole('listitem')
    expect(cards.length).toBeLessThan(50)
    expect(cards[0]).toHaveAttribute('aria-setsize', '1000')
    expect(cards[0]).toHaveAttribute('aria-posinset', '1')
  })
})
