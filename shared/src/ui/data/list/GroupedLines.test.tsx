import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openArea } from '../../../testing/openArea.tsx'
import { elm, oak, yew } from '../../../testing/openTrees.tsx'
import type { Tree } from '../../../testing/openTrees.tsx'
import { GroupedLines } from './GroupedLines.tsx'
import type { List } from './List.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const Rings = ({ row }: { row: Tree }) => <b>{row.height ? `${row.height * 3} cernes` : 'sans cerne'}</b>

const trees = {
  label: 'Arbres',
  nameOf: ({ name }) => name,
  columns: [
    { key: 'height', label: 'Hauteur', value: ({ height }) => height, widthPx: 120 },
    { key: 'name', label: 'Nom', value: ({ name }) => name, card: 'title' },
    { key: 'rings', label: 'Cernes', value: () => '', Cell: Rings },
  ],
  empty: 'Aucun arbre',
} as const satisfies List<Tree>

const groups = [
  { key: 'tall', label: 'Grands', heading: "Grands · aujourd'hui", isCurrent: true, rows: [oak, elm] },
  { key: 'other', label: 'Autres', heading: 'Autres', rows: [yew] },
]

const onOpen = jest.fn<(row: Tree) => void>()
const onMore = jest.fn<(row: Tree, anchor: Element) => void>()

describe('GroupedLines', () => {
  beforeEach(() => {
    onOpen.mockReset()
    onMore.mockReset()
    openArea(() => <GroupedLines list={trees} groups={groups} onOpen={onOpen} onMore={onMore} />, '/trees')
  })

  it('shows the columns of each row in order, under the heading of its group', () => {
    const tallGroup = within(screen.getByRole('region', { name: 'Grands' }))
    expect(tallGroup.getByRole('heading', { level: 3, name: "Grands · aujourd'hui" })).toBeInTheDocument()
    const lines = tallGroup.getAllByRole('button').filter((button) => !button.hasAttribute('aria-haspopup'))
    expect(lines.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      ['30', 'Chêne', '90 cernes'],
      ['20', 'Orme', '60 cernes'],
    ])
    expect(screen.getByRole('region', { name: 'Autres' })).toHaveTextContent('AutresIfsans cerne')
  })

  it('opens a row by a click and by keyboard', async () => {
    await user.click(screen.getByText('Orme'))
    expect(onOpen).toHaveBeenLastCalledWith(elm)
    act(() => screen.getByRole('button', { name: /^30/ }).focus())
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenLastCalledWith(oak)
    expect(onMore).not.toHaveBeenCalled()
  })

  it("has a button next to each row, which opens the row's menu", async () => {
    const menuButton = screen.getByRole('button', { name: 'Actions : If' })
    await user.click(menuButton)
    const [row, anchor] = onMore.mock.lastCall ?? []
    expect(row).toBe(yew)
    expect(anchor).toBe(menuButton)
    expect(onOpen).not.toHaveBeenCalled()
  })
})
