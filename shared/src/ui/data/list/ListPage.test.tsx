import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { attachStyles } from 'shared/testing'
import { openTrees } from '../../../testing/openTrees.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const getRowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const sortBy = (label: string) => user.click(screen.getByRole('button', { name: label }))
const typeSearch = (text: string) => user.type(screen.getByRole('searchbox', { name: 'Rechercher' }), text)
const chooseOak = async () => {
  await user.click(screen.getByRole('combobox', { name: 'Espèce' }))
  await user.click(screen.getByRole('option', { name: 'Chêne' }))
}

attachStyles()
beforeEach(() => {
  window.innerWidth = 1280
})

describe('ListPage', () => {
  it('sorts missing values last in both directions', async () => {
    openTrees()
    await sortBy('Hauteur')
    expect(getRowNames()).toEqual(['Orme', 'Chêne', 'If'])
    await sortBy('Hauteur')
    expect(getRowNames()).toEqual(['Chêne', 'Orme', 'If'])
  })

  it('offers on a phone the same sorts as on a wide screen', async () => {
    window.innerWidth = 390
    const { address } = openTrees()
    await user.click(screen.getByRole('button', { name: 'Filtrer' }))
    await user.click(screen.getByRole('combobox', { name: 'Trier par' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Nom, de A à Z',
      'Nom, de Z à A',
      'Hauteur, croissante',
      'Hauteur, décroissante',
    ])
    await user.click(screen.getByRole('option', { name: 'Hauteur, décroissante' }))
    await user.click(screen.getByRole('button', { name: 'Voir les résultats' }))
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Chêne',
      'Orme',
      'If',
    ])
    expect(address()).toBe('/trees?sort=height.desc')
  })

  it('returns to its first page when sorted', async () => {
    const { address } = openTrees({}, '/trees?page=3')
    await sortBy('Nom')
    expect(address()).toBe('/trees?sort=name.desc')
  })

  describe('searched by a typed text', () => {
    it('keeps the text out of the URL, and the other filters and the sort in it', async () => {
      const onFilters = jest.fn()
      const { address } = openTrees({ onFilters })
      await typeSearch('06 12')
      await waitFor(() => expect(onFilters).toHaveBeenLastCalledWith({ name: '06 12', kind: '' }))
      await chooseOak()
      await sortBy('Hauteur')
      expect(address()).toBe('/trees?kind=OAK&sort=height.asc')
      expect(onFilters).toHaveBeenLastCalledWith({ name: '06 12', kind: 'OAK' })
    })

    it('removes the text of a link from the URL once another text is typed', async () => {
      const onFilters = jest.fn()
      const { address } = openTrees({ onFilters }, '/trees?name=F-12&page=2')
      expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('F-12')
      await typeSearch('3')
      await waitFor(() => expect(onFilters).toHaveBeenLastCalledWith({ name: 'F-123', kind: '' }))
      expect(address()).toBe('/trees')
    })

    it('clears every filter with one button if no row is found, and keeps the sort', async () => {
      const onFilters = jest.fn()
      const { address } = openTrees({ onFilters, rows: [] }, '/trees?kind=OAK&sort=height.desc&page=2', {
        searchedText: 'zzz',
      })
      await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }))
      expect(onFilters).toHaveBeenLastCalledWith({ name: '', kind: '' })
      expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('')
      expect(address()).toBe('/trees?sort=height.desc')
    })
  })

  describe('opened by the search of the shell', () => {
    it('has the typed text in its search field, and not in the URL', () => {
      const { address } = openTrees({}, '/trees', { searchedText: 'chê' })
      expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('chê')
      expect(address()).toBe('/trees')
    })

    it('keeps the typed text when it is sorted, until the text is deleted', async () => {
      openTrees({}, '/trees', { searchedText: 'chê' })
      await sortBy('Nom')
      expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('chê')
      await user.clear(screen.getByRole('searchbox', { name: 'Rechercher' }))
      await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue(''))
    })
  })

  describe('opened on a page past the last one', () => {
    const paging = { page: 2, pageSize: 10, rowCount: 10 }

    it('redirects to the last existing page', async () => {
      const { address } = openTrees({ rows: [], paging }, '/trees?kind=OAK&page=2')
      await waitFor(() => expect(address()).toBe('/trees?kind=OAK&page=1'))
    })

    it('does not show the message of an empty list', () => {
      openTrees({ rows: [], paging })
      expect(screen.queryByText('Aucun arbre')).not.toBeInTheDocument()
      expect(screen.getAllByRole('link', { name: 'Planter un arbre' })).toHaveLength(1)
    })

    it('does not redirect if the list has no rows', () => {
      const { address } = openTrees({ rows: [], paging: { ...paging, rowCount: 0 } }, '/trees?page=2')
      expect(screen.getByText('Aucun arbre')).toBeInTheDocument()
      expect(address()).toBe('/trees?page=2')
    })
  })

  it('renders the frame of its section around the title and the actions', () => {
    openTrees({
      Frame: ({ title, actions, children }) => (
        <section aria-label={`Forêt : ${title}`}>
          <header>{actions}</header>
          {children}
        </section>
      ),
    })
    const frame = screen.getByRole('region', { name: 'Forêt : Arbres' })
    expect(frame.querySelector('header')).toHaveTextContent('Planter un arbre')
    expect(within(frame).getByRole('table', { name: 'Arbres' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  })

  it('shows a tooltip with the name of a hovered row button, until the pointer leaves or the page scrolls', async () => {
    openTrees()
    const button = screen.getByRole('link', { name: 'Modifier Orme' })
    await user.hover(button)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Modifier')
    fireEvent.scroll(window)
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await user.hover(screen.getByText('Chêne'))
    await user.hover(button)
    expect(await screen.findByRole('tooltip')).toBeInTheDocument()
    await user.unhover(button)
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  })

  it('shows the icon buttons of a row on hover and focus', () => {
    openTrees()
    const row = screen.getByRole('row', { name: /Orme/ })
    const actions = within(row).getByRole('link', { name: 'Modifier Orme' }).parentElement
    expect(actions).toHaveClass('hover-actions')
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter(({ conditionText }) => conditionText.replaceAll(' ', '') === '(hover:hover)')
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => selectorText.endsWith('.hover-actions'))
    expect(
      rules.map(({ selectorText, style }) => [selectorText.slice(selectorText.indexOf('>')), style.opacity]),
    ).toEqual([['>tr:not(:hover):not(:focus-within) .hover-actions', '0']])
  })

  it.each([
    ['a table', 1280],
    ['cards', 390],
  ])('has the actions of a row in a menu that the keyboard reaches, in %s', async (_caseName, widthPx) => {
    window.innerWidth = widthPx
    openTrees()
    const button = screen.getByRole('button', { name: 'Actions : Orme' })
    expect(button).toHaveAttribute('aria-haspopup', 'menu')
    act(() => button.focus())
    await user.keyboard('{Enter}')
    const menu = within(await screen.findByRole('menu', { name: 'Actions : Orme' }))
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Modifier'])
    expect(menu.getByRole('menuitem', { name: 'Modifier' })).toHaveAttribute('href', '/trees/3')
    window.innerWidth = 1280
  })
})

describe('ListPage without rows', () => {
  it('shows a retry button when loading failed', async () => {
    const refetch = jest.fn(() => undefined)
    openTrees({ query: { isError: true, isPending: false, refetch }, rows: undefined })
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(refetch).toHaveBeenCalledTimes(1)
  })

  it('describes the future rows, and shows a single button to add the first row', () => {
    openTrees({ rows: [] })
    expect(screen.getByText('Aucun arbre')).toBeInTheDocument()
    expect(screen.getByText('Leur espèce et leur hauteur seront ici.')).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Planter un arbre' })).toHaveLength(1)
  })

  it.each(['name=zzz', 'kind=OAK'])('shows that nothing was found for the query %s', (search) => {
    openTrees({ rows: [] }, `/trees?${search}`)
    expect(screen.getByText('Aucun résultat')).toBeInTheDocument()
  })
})
