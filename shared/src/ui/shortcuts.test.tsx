import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { switchShortcuts, useShortcuts } from 'shared/ui'

const add = jest.fn()
const goToAgenda = jest.fn()
const search = jest.fn()
const shortcuts = [
  { keys: 'c', label: 'Ajouter une séance', run: add },
  { keys: 'g r', label: 'Aller à Rendez-vous', run: goToAgenda },
  { keys: 'Ctrl+K', label: 'Rechercher', run: search },
]

function Page() {
  useShortcuts(shortcuts)
  return <input aria-label="Nom" />
}

const press = (key: string, target: Element | Window = window) => fireEvent.keyDown(target, { key, bubbles: true })

beforeEach(() => {
  jest.clearAllMocks()
  switchShortcuts(true)
})
afterEach(() => switchShortcuts(true))

describe('useShortcuts', () => {
  it('runs a shortcut on its key, or on its two keys in sequence', () => {
    render(<Page />)
    press('c', document.body)
    press('g', document.body)
    press('r', document.body)
    expect([add.mock.calls.length, goToAgenda.mock.calls.length]).toEqual([1, 1])
  })

  it('does nothing while typing in a field', () => {
    render(<Page />)
    press('c', screen.getByLabelText('Nom'))
    expect(add).not.toHaveBeenCalled()
  })

  it('runs a combination in a field too, with Ctrl or ⌘, and when single-key shortcuts are off', () => {
    render(<Page />)
    fireEvent.keyDown(screen.getByLabelText('Nom'), { key: 'k', ctrlKey: true })
    switchShortcuts(false)
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true })
    expect(search).toHaveBeenCalledTimes(2)
    fireEvent.keyDown(document.body, { key: 'k' })
    fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true, shiftKey: true })
    expect(search).toHaveBeenCalledTimes(2)
  })

  it('does not override the keys of the browser', () => {
    render(<Page />)
    fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true })
    expect(add).not.toHaveBeenCalled()
  })

  it('runs no single-key shortcut once they are switched off, and stores this choice on the device', () => {
    render(<Page />)
    switchShortcuts(false)
    press('c', document.body)
    expect(add).not.toHaveBeenCalled()
    expect(localStorage.getItem('complice.shortcutsOff')).toBe('true')
  })

  it("removes a page's shortcuts when the page is unmounted", () => {
    render(<Page />).unmount()
    press('c', document.body)
    expect(add).not.toHaveBeenCalled()
  })
})
