import { useState } from 'react'
import { describe, expect, it } from '@jest/globals'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DayField } from './DayField.tsx'

const changes: (string | null)[] = []
const sentDays: (string | null)[] = []

function Field({ initialDay }: { initialDay: string | null }) {
  const [day, setDay] = useState(initialDay)
  const change = (changedDay: string | null) => {
    changes.push(changedDay)
    setDay(changedDay)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sentDays.push(day)
      }}
    >
      <DayField label="Du" value={day} onChange={change} />
      <button type="button">Suite</button>
      <button type="submit">Envoyer</button>
      <output>{day ?? 'aucun'}</output>
    </form>
  )
}

const lagMs = 200
const waitForValue = () => act(() => new Promise((resolve) => setTimeout(resolve, 2 * lagMs)))

/** Simulates a list, whose days are in the URL, which is updated some keys later. */
function SlowField() {
  const [day, setDay] = useState<string | null>('2026-08-01')
  return (
    <DayField label="Du" value={day} onChange={(changedDay) => changedDay && setTimeout(setDay, lagMs, changedDay)} />
  )
}

/** Types the keys, beginning in the part « Jour », and leaves the field. */
async function typeDay(digits: string, initialDay: string | null = null) {
  changes.length = 0
  sentDays.length = 0
  render(<Field initialDay={initialDay} />)
  await userEvent.click(within(screen.getByRole('group', { name: 'Du' })).getByRole('spinbutton', { name: 'Jour' }))
  await userEvent.keyboard(digits)
  await userEvent.click(screen.getByRole('button', { name: 'Suite' }))
}

describe('a day field', () => {
  it.each([
    ['050326', null],
    ['05032026', null],
    ['050326', '2025-01-01'],
  ])('reads the typed digits %s as 5 March 2026 if its former day is %s', async (digits, initialDay) => {
    await typeDay(digits, initialDay)
    expect(screen.getByRole('status')).toHaveTextContent('2026-03-05')
    expect(screen.queryByText(/quatre chiffres/)).not.toBeInTheDocument()
    expect(changes.filter((day) => day?.startsWith('0'))).toEqual([])
  })

  it('accepts keys that are typed before its value is updated', async () => {
    render(<SlowField />)
    const field = within(screen.getByRole('group', { name: 'Du' }))
    await userEvent.click(field.getByRole('spinbutton', { name: 'Jour' }))
    for (const key of '050326') {
      await userEvent.keyboard(key)
      await new Promise((resolve) => setTimeout(resolve, lagMs / 3))
    }
    await userEvent.tab()
    await waitForValue()
    expect(field.getAllByRole('spinbutton').map(({ textContent }) => textContent)).toEqual(['05', '03', '2026'])
  })

  it.each([
    ['050326', '2026-03-05'],
    ['0503202', null],
  ])('sends a form with the day %s, by Enter, as %s', async (digits, sentDay) => {
    await typeDay(`${digits}{Enter}`, '2025-01-01')
    expect(sentDays).toEqual([sentDay])
  })

  it('refuses a year of three digits, and still shows it', async () => {
    await typeDay('0503202')
    expect(screen.getByRole('status')).toHaveTextContent('aucun')
    expect(screen.getByText("Indiquez l'année sur quatre chiffres")).toBeVisible()
    expect(screen.getByRole('spinbutton', { name: 'Année' })).toHaveTextContent('0202')
  })

  it('shows an error for a typed day that does not exist, and never replaces the day', async () => {
    render(<Field initialDay="2024-02-29" />)
    const field = within(screen.getByRole('group', { name: 'Du' }))
    await userEvent.click(field.getByRole('spinbutton', { name: 'Année' }))
    await userEvent.keyboard('2023')
    await userEvent.click(screen.getByRole('button', { name: 'Suite' }))
    expect(screen.getByText("Cette date n'existe pas")).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('aucun')
    expect(field.getAllByRole('spinbutton').map(({ textContent }) => textContent)).toEqual(['29', '02', '2023'])
    await userEvent.click(field.getByRole('spinbutton', { name: 'Jour' }))
    await userEvent.keyboard('28')
    expect(screen.queryByText("Cette date n'existe pas")).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('2023-02-28')
  })

  it('clears 29 February when the calendar chooses another year, until a day of it is chosen', async () => {
    render(<Field initialDay="2024-02-29" />)
    await userEvent.click(screen.getByRole('button', { name: /Choisir la date/ }))
    await userEvent.click(await screen.findByRole('button', { name: /ouvrir la vue année/ }))
    await userEvent.click(await screen.findByRole('radio', { name: '2023' }))
    expect(screen.getByRole('status')).toHaveTextContent('aucun')
    await userEvent.click(await screen.findByRole('gridcell', { name: '27' }))
    expect(screen.getByRole('status')).toHaveTextContent('2023-02-27')
  })

  it('keeps a day that exists in the year chosen in the calendar', async () => {
    render(<Field initialDay="2024-02-28" />)
    await userEvent.click(screen.getByRole('button', { name: /Choisir la date/ }))
    await userEvent.click(await screen.findByRole('button', { name: /ouvrir la vue année/ }))
    await userEvent.click(await screen.findByRole('radio', { name: '2023' }))
    expect(screen.getByRole('status')).toHaveTextContent('2023-02-28')
  })
})
