import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import 'shared/testing'
import { elm, oak, openTrees } from '../../../testing/openTrees.tsx'
import type { Tree } from '../../../testing/openTrees.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const box = (name: string) => screen.getByRole('checkbox', { name })

beforeEach(() => {
  window.innerWidth = 1280
})

describe('selecting rows', () => {
  const fell = jest.fn<(rows: readonly Tree[]) => Promise<unknown>>()
  const bulkActions = [{ label: 'Abattre', run: fell, failed: 'Rien abattu' }]

  beforeEach(() => {
    fell.mockReset().mockResolvedValue(undefined)
  })

  it('is not offered without a bulk action', () => {
    openTrees()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('shows how many are selected, acts on them, and clears the selection', async () => {
    openTrees({ bulkActions })
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
    openTrees({ bulkActions })
    await user.click(box('Sélectionner If'))
    await user.click(screen.getByRole('button', { name: 'Abattre' }))
    expect(await screen.findByText('Rien abattu')).toBeInTheDocument()
    expect(box('Sélectionner If')).toBeChecked()
  })

  it('keeps them while a dialog is open and when it is cancelled, until it says that it is done', async () => {
    const open = jest.fn<(rows: readonly Tree[], done: () => void) => void>()
    openTrees({ bulkActions: [{ label: 'Tailler', open }] })
    await user.click(box('Sélectionner If'))
    await user.click(screen.getByRole('button', { name: 'Tailler' }))
    expect(box('Sélectionner If')).toBeChecked()
    const [rows, done] = open.mock.calls[0] ?? []
    expect(rows).toMatchObject([{ name: 'If' }])
    act(() => done?.())
    expect(box('Sélectionner If')).not.toBeChecked()
    expect(box('Tout sélectionner')).toHaveFocus()
  })

  it('selects every row shown by one checkbox, which is indeterminate for some', async () => {
    openTrees({ bulkActions })
    await user.click(box('Sélectionner If'))
    expect(box('Tout sélectionner')).toBePartiallyChecked()
    await user.click(box('Tout sélectionner'))
    expect(screen.getByRole('status')).toHaveTextContent('3 lignes sélectionnées')
    expect(box('Tout sélectionner')).toBeChecked()
    await user.click(box('Tout sélectionner'))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('works by keyboard, and restores the focus when the bar closes', async () => {
    openTrees({ bulkActions })
    act(() => box('Sélectionner Orme').focus())
    await user.keyboard(' ')
    expect(box('Sélectionner Orme')).toBeChecked()
    act(() => screen.getByRole('button', { name: 'Tout désélectionner' }).focus())
    await user.keyboard('{Enter}')
    expect(box('Tout sélectionner')).toHaveFocus()
  })

  it('works on cards too', async () => {
    window.innerWidth = 390
    openTrees({ bulkActions })
    await user.click(box('Sélectionner Orme'))
    await user.click(screen.getByRole('button', { name: 'Abattre' }))
    expect(fell).toHaveBeenCalledWith([elm])
  })
})
