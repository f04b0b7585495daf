import { describe, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmDialog, ThemeRoot } from 'shared/ui'
import 'shared/testing'

const createDialog = (onConfirm: () => void, isOpen = true) => (
  <ThemeRoot>
    <ConfirmDialog
      open={isOpen}
      title="Supprimer ?"
      confirm="Supprimer"
      onConfirm={onConfirm}
      onCancel={() => undefined}
    />
  </ThemeRoot>
)
const getConfirmButton = () => screen.getByRole('button', { name: 'Supprimer', hidden: true })

describe('ConfirmDialog', () => {
  it('calls onConfirm once for a double click', async () => {
    const onConfirm = jest.fn()
    render(createDialog(onConfirm))
    await userEvent.dblClick(getConfirmButton())
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('calls onConfirm when the button is pressed by keyboard', async () => {
    const onConfirm = jest.fn()
    render(createDialog(onConfirm))
    act(() => getConfirmButton().focus())
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('ignores the button while the dialog fades out', async () => {
    const onConfirm = jest.fn()
    const { rerender } = render(createDialog(onConfirm))
    rerender(createDialog(onConfirm, false))
    getConfirmButton().click()
    expect(onConfirm).not.toHaveBeenCalled()
  })
})
