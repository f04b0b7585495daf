import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { aClub, aSession, id, mockResponse, resetMocks } from 'shared/testing'
import { findBlock, mockAgenda, openAgenda, prepareCalendar, unpaidSession } from '../../../testing/agenda.ts'
import { noisette } from '../../../testing/fixtures.ts'
import { BlockCards } from './BlockCards.tsx'

/** Longer than the delay before a hovered block shows its card. */
const afterShowDelayMs = 500

const getBlock = (name: string) => screen.getByRole('button', { name })
/** Moves a pointer over an element; sets `pointerType`, which the events of jsdom lack. */
function movePointerOver(element: Element, pointerType: 'mouse' | 'touch') {
  const event = createEvent.pointerOver(element)
  Object.defineProperties(event, { pointerType: { value: pointerType }, buttons: { value: 0 } })
  fireEvent(element, event)
}
const queryCard = () => screen.queryByRole('region', { name: 'Aperçu de la séance' })
const namesOf = () => ({ animals: [], place: '', therapist: '', initials: '' })
const sessions = [aSession({ title: 'Première' }), aSession({ id: id(405), title: 'Deuxième' })]

/** Two blocks as the calendar renders them, with a card. */
const openBlocks = (renderActions?: (session: ShortSession) => ReactNode) =>
  render(
    <main>
      <BlockCards sessions={sessions} namesOf={namesOf} renderActions={renderActions}>
        <div className="agenda">
          {sessions.map((session) => (
            <button key={session.id} type="button" className="rbc-event" data-session={session.id}>
              {session.title}
            </button>
          ))}
        </div>
      </BlockCards>
    </main>,
  )

beforeAll(prepareCalendar)
afterEach(resetMocks)

describe('the card of a session in the agenda', () => {
  beforeEach(mockAgenda)

  it('appears on focus, describes the block and shows all details of the session', async () => {
    const session = {
      ...unpaidSession,
      animalIds: [noisette.id],
      clubId: aClub().id,
      forceReason: 'Perle est malade',
    }
    mockResponse('GET /short-sessions', 200, [session])
    openAgenda()
    const block = await findBlock(/Léa Martin.*malgré un conflit$/)
    expect(block.querySelector('[data-forced]')).not.toBeNull()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    block.focus()
    await waitFor(() => expect(queryCard()).toBeVisible())
    expect(block).toHaveAttribute('aria-describedby', queryCard()?.id)
    for (const text of [
      'vendredi 20 novembre, 10:00 – 11:00',
      'Non payée',
      'Noisette',
      aClub().name,
      'Camille Roux',
      'Enregistrée malgré un conflit : Perle est malade',
    ])
      expect(queryCard()).toHaveTextContent(text)
  })
})

describe('the card of a block', () => {
  it('appears after a pause of the pointer, and disappears when the pointer leaves', async () => {
    openBlocks()
    movePointerOver(getBlock('Première'), 'mouse')
    expect(queryCard()).toBeNull()
    await waitFor(() => expect(queryCard()).toHaveTextContent('Première'))
    movePointerOver(document.querySelector('.agenda') ?? document.body, 'mouse')
    await waitFor(() => expect(queryCard()).toBeNull())
  })

  it('does not appear for a touch', async () => {
    openBlocks()
    movePointerOver(getBlock('Première'), 'touch')
    await new Promise((resolve) => setTimeout(resolve, afterShowDelayMs))
    expect(queryCard()).toBeNull()
  })

  it('closes on Escape, while the block keeps the focus', async () => {
    openBlocks()
    await userEvent.tab()
    await waitFor(() => expect(queryCard()).toHaveTextContent('Première'))
    await userEvent.keyboard('{Escape}')
    expect(queryCard()).toBeNull()
    expect(getBlock('Première')).toHaveFocus()
  })

  it('has actions that Tab reaches, before the next block', async () => {
    openBlocks(({ title }) => <button type="button">Ouvrir {title}</button>)
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Ouvrir Première' })).toHaveFocus()
    await userEvent.tab()
    expect(getBlock('Deuxième')).toHaveFocus()
    expect(queryCard()).toHaveTextContent('Deuxième')
  })

  it('returns the focus to its block on Shift+Tab, and stays closed', async () => {
    openBlocks(({ title }) => <button type="button">Ouvrir {title}</button>)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    expect(getBlock('Première')).toHaveFocus()
    expect(queryCard()).toBeNull()
  })
})
