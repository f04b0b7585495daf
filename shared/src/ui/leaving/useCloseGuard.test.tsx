import { beforeEach, expect, it, jest } from '@jest/globals'
import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dialog, ThemeRoot, useCloseGuard, useUnsaved } from 'shared/ui'

const onClose = jest.fn<() => void>()

function ReasonDialog() {
  const [reason, setReason] = useState('')
  const { close, question, markSaved } = useCloseGuard(reason !== '', onClose)
  return (
    <ThemeRoot>
      <Dialog open onClose={close} aria-label="Motif">
        <input aria-label="Motif" value={reason} onChange={({ target }) => setReason(target.value)} />
        <button type="button" onClick={markSaved}>
          Envoyer
        </button>
      </Dialog>
      {question}
    </ThemeRoot>
  )
}

const typeReason = async () => userEvent.type(screen.getByRole('textbox', { name: 'Motif' }), 'Malade')

beforeEach(() => {
  onClose.mockReset()
})

it('useCloseGuard requires a confirmation before a dialog with unsaved input is closed', async () => {
  render(<ReasonDialog />)
  await typeReason()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Quitter' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('useCloseGuard closes a dialog without input at once', async () => {
  render(<ReasonDialog />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Motif' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it("useCloseGuard marks the page as unsaved, for the browser's Back, until the input is used", async () => {
  render(<ReasonDialog />)
  expect(useUnsaved.getState().forms.size).toBe(0)
  await typeReason()
  expect(useUnsaved.getState().forms.size).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  expect(useUnsaved.getState().forms.size).toBe(0)
})
