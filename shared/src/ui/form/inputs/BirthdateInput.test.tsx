import { expect, it } from '@jest/globals'
import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BirthdateInput } from './BirthdateInput.tsx'

function Birthdate() {
  const [date, setDate] = useState<string | null>('2024-02-29')
  return (
    <>
      <BirthdateInput id="birthdate" value={date} onChange={setDate} />
      <output>{date ?? 'aucune'}</output>
    </>
  )
}

it('BirthdateInput keeps a day that exists in the chosen month', async () => {
  render(<Birthdate />)
  await userEvent.selectOptions(screen.getByLabelText('Mois'), 'avril')
  expect(screen.getByRole('status')).toHaveTextContent('2024-04-29')
})

it('BirthdateInput clears 29 February in another year and shows that the date is incomplete', async () => {
  render(<Birthdate />)
  await userEvent.selectOptions(screen.getByLabelText('Année'), '2023')
  expect(screen.getByLabelText('Jour')).toHaveDisplayValue('–')
  expect(screen.getByLabelText('Mois')).toHaveDisplayValue('février')
  expect(screen.getByText('Date incomplète : elle ne sera pas enregistrée.')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Jour'), '27')
  expect(screen.getByRole('status')).toHaveTextContent('2023-02-27')
})
