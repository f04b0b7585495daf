import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PartLinks } from './PartLinks.tsx'

const user = userEvent.setup({ delay: null })
const parts = [
  { headingId: 'identity', label: 'Identité' },
  { headingId: 'sessions', label: 'Séances' },
  { headingId: 'rights', label: 'Droits' },
]
/** The top of each part in the document, in pixels. */
const topsPx: Record<string, number> = { identity: 100, sessions: 1500, rights: 2900 }

const PatientFile = () => (
  <>
    <PartLinks label="Parties du dossier" parts={parts} />
    {parts.map(({ headingId, label }) => (
      <section key={headingId} data-testid={headingId}>
        <h2 id={headingId}>{label}</h2>
      </section>
    ))}
  </>
)
const scrollTo = (topPx: number) => {
  window.scrollY = topPx
  fireEvent.scroll(window)
}
const getCurrentParts = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'location')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  window.innerHeight = 800
  window.scrollY = 0
  jest.spyOn(document.body, 'scrollHeight', 'get').mockReturnValue(3000)
  jest.spyOn(window, 'scrollTo').mockImplementation((options) => {
    const { top = 0 } = typeof options === 'object' ? options : {}
    // Limits the position to the end of the page, as the browser does.
    scrollTo(Math.min(top, 3000 - 800))
  })
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const { testid = '' } = this.dataset
    return new DOMRect(0, (topsPx[testid] ?? 0) - window.scrollY, 100, 20)
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})

describe('the links to the parts of a page', () => {
  it('mark the visible part while the page is scrolled', () => {
    render(<PatientFile />)
    expect(getCurrentParts()).toEqual(['Identité'])
    scrollTo(1400)
    expect(getCurrentParts()).toEqual(['Séances'])
    scrollTo(2200)
    expect(getCurrentParts()).toEqual(['Droits'])
    scrollTo(0)
    expect(getCurrentParts()).toEqual(['Identité'])
  })

  it('scroll to a part by the keyboard, and focus its heading', async () => {
    render(<PatientFile />)
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { name: 'Séances' })).toHaveFocus()
    expect(window.scrollY).toBeGreaterThan(1400)
    expect(getCurrentParts()).toEqual(['Séances'])
  })

  it('mark the part that was pressed, also if the end of the page is reached before it is at the top', async () => {
    topsPx['sessions'] = 2600
    render(<PatientFile />)
    await user.click(screen.getByRole('button', { name: 'Séances' }))
    expect(getCurrentParts()).toEqual(['Séances'])
    scrollTo(2199)
    scrollTo(2200)
    expect(getCurrentParts()).toEqual(['Droits'])
    topsPx['sessions'] = 1500
  })
})
