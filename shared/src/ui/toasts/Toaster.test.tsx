import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ThemeRoot, toast, Toaster } from 'shared/ui'
import 'shared/testing'
import { useToasts } from './toasts.ts'

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const showToast = (...messages: Parameters<typeof toast>) => act(() => toast(...messages))

beforeEach(() => {
  useToasts.setState({ toasts: [] })
  jest.useFakeTimers()
  render(
    <ThemeRoot>
      <Toaster />
    </ThemeRoot>,
  )
})
afterEach(() => {
  act(() => jest.runAllTimers())
  jest.useRealTimers()
})

describe('a toast', () => {
  it('disappears after three seconds', () => {
    showToast('Patient ajouté')
    wait(2990)
    expect(screen.getByText('Patient ajouté')).toBeInTheDocument()
    wait(20)
    expect(screen.queryByText('Patient ajouté')).not.toBeInTheDocument()
  })

  it('stays while the pointer is on it', () => {
    showToast('Patient ajouté')
    fireEvent.mouseEnter(screen.getByRole('status'))
    wait(10_000)
    expect(screen.getByRole('status')).toBeInTheDocument()
    fireEvent.mouseLeave(screen.getByRole('status'))
    wait(3010)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('stays while the focus is in it', () => {
    showToast('Patient ajouté')
    act(() => screen.getByRole('button', { name: 'Fermer' }).focus())
    wait(10_000)
    expect(screen.getByText('Patient ajouté')).toBeInTheDocument()
    act(() => screen.getByRole('button', { name: 'Fermer' }).blur())
    wait(3010)
    expect(screen.queryByText('Patient ajouté')).not.toBeInTheDocument()
  })

  it('interrupts a screen reader (role `alert`) for an error only', () => {
    showToast('Patient ajouté')
    showToast('Problème', 'error')
    expect(screen.getByRole('status')).toHaveTextContent('Patient ajouté')
    expect(screen.getByRole('alert')).toHaveTextContent('Problème')
  })

  it('is shown once when the same message is requested twice', () => {
    showToast('Patient ajouté')
    showToast('Patient ajouté')
    expect(screen.getAllByText('Patient ajouté')).toHaveLength(1)
  })

  it('offers an action for longer than a plain message, and runs it once', () => {
    const undo = jest.fn()
    showToast('Séance déplacée', 'success', { action: { label: 'Annuler', onClick: undo } })
    wait(9000)
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Séance déplacée')).not.toBeInTheDocument()
  })

  it('removes its action after ten seconds', () => {
    showToast('Séance déplacée', 'success', { action: { label: 'Annuler', onClick: () => undefined } })
    wait(10_010)
    expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument()
  })

  it.each([
    ['its time has passed', () => wait(10_010)],
    ['it is closed', () => fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))],
    ['another toast replaces it', () => showToast('Commentaire supprimé')],
  ])('runs onEnd once when %s', (_caseName, endToast) => {
    const onEnd = jest.fn()
    showToast('Commentaire supprimé', 'success', {
      action: { label: 'Annuler', onClick: () => undefined },
      onEnd,
    })
    wait(9000)
    expect(onEnd).not.toHaveBeenCalled()
    endToast()
    wait(20_000)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('does not run onEnd after its action was used', () => {
    const onEnd = jest.fn()
    showToast('Commentaire supprimé', 'success', {
      action: { label: 'Annuler', onClick: () => undefined },
      onEnd,
    })
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    wait(20_000)
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('stays while the focus moves from its action to its close button', () => {
    showToast('Séance déplacée', 'success', { action: { label: 'Annuler', onClick: () => undefined } })
    act(() => screen.getByRole('button', { name: 'Annuler' }).focus())
    act(() => screen.getByRole('button', { name: 'Fermer' }).focus())
    fireEvent.mouseEnter(screen.getByRole('status'))
    fireEvent.mouseLeave(screen.getByRole('status'))
    wait(20_000)
    expect(screen.getByText('Séance déplacée')).toBeInTheDocument()
  })
})
