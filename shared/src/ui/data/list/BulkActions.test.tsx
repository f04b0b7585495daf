import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { useState } from 'react'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import 'shared/testing'
import { openArea } from '../../../testing/openArea.tsx'
import { elm, oak, openTrees, TreeList, yew } from '../../../testing/openTrees.tsx'
import type { Tree } from '../../../testing/openTrees.tsx'
import type { BulkDialogProps } from './BulkActions.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

/** A dialog without transitions, because the tests check when the list opens and closes the dialog. */
const PruneDialog = ({ rows, onDone, onClose }: BulkDialogProps<Tree>) => (
  <dialog open aria-label={`Tailler ${rows.map(({ name }) => name).join(', ')}`}>
    <button onClick={onDone}>Couper</button>
    <button onClick={onClose}>Annuler</button>
  </dialog>
)
const pruneActions = [{ label: 'Tailler', Dialog: PruneDialog }]

function ShrinkingForest() {
  const [rows, setRows] = useState<readonly Tree[]>([yew])
  return (
    <>
      <button onClick={() => setRows([])}>Raser</button>
      <TreeList rows={rows} bulkActions={pruneActions} />
    </>
  )
}

const getCheckbox = (name: string) => screen.getByRole('checkbox', { name })

beforeEach(() => {
  window.innerWidth = 1280
})

describe('the bulk actions of a list', () => {
  const deleteTrees = jest.fn<(rows: readonly Tree[]) => Promise<unknown>>()
  const bulkActions = [{ label: 'Abattre', run: deleteTrees, failureMessages: 'Rien abattu' }]

  beforeEach(() => {
    deleteTrees.mockReset().mockResolvedValue(undefined)
  })

  it('are absent, like the checkboxes, when the list declares none', () => {
    openTrees()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('show the number of selected rows, run on these rows, and clear the selection', async () => {
    openTrees({ bulkActions })
    expect(screen.queryByRole('region', { name: 'Actions sur la sélection' })).not.toBeInTheDocument()
    await user.click(getCheckbox('Sélectionner Orme'))
    expect(screen.getByRole('status')).toHaveTextContent('1 ligne sélectionnée')
    await user.click(getCheckbox('Sélectionner Chêne'))
    expect(screen.getByRole('status')).toHaveTextContent('2 lignes sélectionnées')
    await user.click(screen.getByRole('button', { name: 'Abattre' }))
    expect(deleteTrees).toHaveBeenCalledWith([oak, elm])
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
    expect(getCheckbox('Sélectionner Orme')).not.toBeChecked()
  })

  it('keep the rows selected and show an error when the action fails', async () => {
    deleteTrees.mockRejectedValue(new Error('refused'))
    openTrees({ bulkActions })
    await user.click(getCheckbox('Sélectionner If'))
    await user.click(screen.getByRole('button', { name: 'Abattre' }))
    expect(await screen.findByText('Rien abattu')).toBeInTheDocument()
    expect(getCheckbox('Sélectionner If')).toBeChecked()
  })

  it('keep the rows selected while a dialog is open and when it is cancelled, and clear them when it is done', async () => {
    openTrees({ bulkActions: pruneActions })
    await user.click(getCheckbox('Sélectionner If'))
    await user.click(screen.getByRole('button', { name: 'Tailler' }))
    expect(screen.getByRole('dialog', { name: 'Tailler If' })).toBeInTheDocument()
    expect(getCheckbox('Sélectionner If')).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(getCheckbox('Sélectionner If')).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Tailler' }))
    await user.click(screen.getByRole('button', { name: 'Couper' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(getCheckbox('Sélectionner If')).not.toBeChecked()
    expect(getCheckbox('Tout sélectionner')).toHaveFocus()
  })

  it('keep a dialog open, with the rows it was opened for, when a refresh removes these rows', async () => {
    openArea(ShrinkingForest, '/trees')
    await user.click(getCheckbox('Sélectionner If'))
    await user.click(screen.getByRole('button', { name: 'Tailler' }))
    await user.click(screen.getByRole('button', { name: 'Raser' }))
    expect(screen.getByText('Aucun arbre')).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Tailler If' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Couper' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('select every displayed row by one checkbox, which is indeterminate while only some are selected', async () => {
    openTrees({ bulkActions })
    await user.click(getCheckbox('Sélectionner If'))
    expect(getCheckbox('Tout sélectionner')).toBePartiallyChecked()
    await user.click(getCheckbox('Tout sélectionner'))
    expect(screen.getByRole('status')).toHaveTextContent('3 lignes sélectionnées')
    expect(getCheckbox('Tout sélectionner')).toBeChecked()
    await user.click(getCheckbox('Tout sélectionner'))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('work by keyboard, and move the focus to « Tout sélectionner » when the bar closes', async () => {
    openTrees({ bulkActions })
    act(() => getCheckbox('Sélectionner Orme').focus())
    await user.keyboard(' ')
    expect(getCheckbox('Sélectionner Orme')).toBeChecked()
    act(() => screen.getByRole('button', { name: 'Tout désélectionner' }).focus())
    await user.keyboard('{Enter}')
    expect(getCheckbox('Tout sélectionner')).toHaveFocus()
  })

  it('work on the cards of a phone too', async () => {
    window.innerWidth = 390
    openTrees({ bulkActions })
    await user.click(getCheckbox('Sélectionner Orme'))
    await user.click(screen.getByRole('button', { name: 'Abattre' }))
    expect(deleteTrees).toHaveBeenCalledWith([elm])
  })
})
