import { describe, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmDialog, ThemeRoot } from 'shared/ui'
import 'shared/testing'

const dialogElement = (onConfirm: () => void, isOpen = true) => (
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
const confirmButton = () => screen.getByRole('button', { name: 'Supprimer', hidden: true })

describe('ConfirmDialog', () => {
  it('calls onConfirm once for a double click', async () => {
    const onConfirm = jest.fn()
    render(dialogElement(onConfirm))
    await userEvent.dblClick(confirmButton())
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('calls onConfirm when the button is pressed by keyboard', async () => {
    const onConfirm = jest.fn()
    render(dialogElement(onConfirm))
    act(() => confirmButton().focus())
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('ignores the button while the dialog fades out', async () => {
    const onConfirm = jest.fn()
    const { rerender } = render(dialogElement(onConfirm))
    rerender(dialogElement(onConfirm, false))
    confirmButton().click()
    expect(onConfirm).not.toHaveBeenCalled()
  })
})
