import { useRef } from 'react'
import { describe, expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { useKeptFocus } from 'shared/ui'

interface ExampleProps {
  button: 'enabled' | 'disabled' | 'removed'
}

function Example({ button }: ExampleProps) {
  const section = useRef<HTMLElement>(null)
  const keptFocus = useKeptFocus(section, () => section.current?.focus())
  return (
    <>
      <section ref={section} tabIndex={-1} aria-label="Patients supprimés" {...keptFocus}>
        {button !== 'removed' && <button disabled={button === 'disabled'}>Remettre</button>}
      </section>
      <button>Ailleurs</button>
    </>
  )
}

const focusButton = (name: string) => act(() => screen.getByRole('button', { name }).focus())
const getSection = () => screen.getByRole('region', { name: 'Patients supprimés' })

describe('useKeptFocus', () => {
  it('moves the focus from a removed control to the given element', () => {
    const { rerender } = render(<Example button="enabled" />)
    focusButton('Remettre')
    rerender(<Example button="removed" />)
    expect(getSection()).toHaveFocus()
  })

  it('moves the focus also from a control that was disabled before it was removed', () => {
    const { rerender } = render(<Example button="enabled" />)
    focusButton('Remettre')
    rerender(<Example button="disabled" />)
    rerender(<Example button="removed" />)
    expect(getSection()).toHaveFocus()
  })

  it('does not move the focus if the user moved it elsewhere, or if it was never in the element', () => {
    const { rerender } = render(<Example button="enabled" />)
    rerender(<Example button="removed" />)
    expect(document.body).toHaveFocus()
    rerender(<Example button="enabled" />)
    focusButton('Remettre')
    focusButton('Ailleurs')
    rerender(<Example button="removed" />)
    expect(screen.getByRole('button', { name: 'Ailleurs' })).toHaveFocus()
  })
})
