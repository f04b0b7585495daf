import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import 'shared/testing'
import { openTrees } from '../../../../testing/openTrees.tsx'

// Queries by text, because queries by role compute the styles of every row.
const getRenderedTitles = () => screen.getAllByText(/^Arbre \d+$/)
const getRow = (name: string) => screen.getByText(name).closest('tr')

beforeEach(() => {
  window.innerWidth = 1280
})

const scrollTo = (top: number) => {
  window.scrollY = top
  fireEvent.scroll(window)
}

describe('a long list', () => {
  const manyTrees = Array.from({ length: 1000 }, (_, index) => ({
    id: String(index),
    name: `Arbre ${String(index).padStart(4, '0')}`,
    height: index,
  }))
  const rowHeight = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')

  beforeEach(() => {
    rowHeight.mockReturnValue(44)
    window.scrollY = 0
  })
  afterEach(() => {
    rowHeight.mockReset()
    window.scrollY = 0
  })

  it('renders every row if there are at most 200', () => {
    openTrees({ rows: manyTrees.slice(0, 200) })
    expect(getRenderedTitles()).toHaveLength(200)
    expect(getRow('Arbre 0000')?.closest('table')).not.toHaveAttribute('aria-rowcount')
  })

  it('renders only the rows near the viewport of a longer list, with their position and the total', async () => {
    openTrees({ rows: manyTrees })
    expect(getRenderedTitles().length).toBeLessThan(50)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
    expect(getRow('Arbre 0000')).toHaveAttribute('aria-rowindex', '2')
    scrollTo(44 * 500)
    await waitFor(() => expect(getRow('Arbre 0505')).toHaveAttribute('aria-rowindex', '507'))
    expect(screen.queryByText('Arbre 0000')).not.toBeInTheDocument()
    expect(getRenderedTitles().length).toBeLessThan(50)
  })

  it('keeps the focused row in the page while scrolling', async () => {
    openTrees({ rows: manyTrees })
    act(() => screen.getByLabelText('Modifier Arbre 0003').focus())
    scrollTo(44 * 500)
    await screen.findByText('Arbre 0505')
    expect(screen.getByLabelText('Modifier Arbre 0003')).toHaveFocus()
  })

  it('renders only the cards near the viewport on a phone, with their position and the total', () => {
    window.innerWidth = 390
    openTrees({ rows: manyTrees })
    const cards = getRenderedTitles().map((title) => title.closest('li'))
    expect(cards.length).toBeLessThan(50)
    expect(cards[0]).toHaveAttribute('aria-setsize', '1000')
    expect(cards[0]).toHaveAttribute('aria-posinset', '1')
  })
})
