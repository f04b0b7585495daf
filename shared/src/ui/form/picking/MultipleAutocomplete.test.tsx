import { expect, it, jest } from '@jest/globals'
import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import TextField from '@mui/material/TextField'
import { MultipleAutocomplete } from './MultipleAutocomplete.tsx'

function AnimalsField({ onAdd }: { onAdd?: (name: string) => void }) {
  const [ids, setIds] = useState<readonly string[]>(['1'])
  return (
    <MultipleAutocomplete
      options={['Noisette', 'Ouragan', 'Pacha'].map((name, index) => ({ id: `${index + 1}`, name }))}
      ids={ids}
      onIds={setIds}
      onAdd={onAdd}
      getOptionLabel={({ name }) => name}
      renderInput={(input) => <TextField {...input} label="Animaux" />}
    />
  )
}

it('MultipleAutocomplete keeps the typed text when the form renders again', async () => {
  const { rerender } = render(<AnimalsField />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Animaux' }), 'Oura')
  rerender(<AnimalsField />)
  expect(screen.getByRole('combobox', { name: 'Animaux' })).toHaveValue('Oura')
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

it('MultipleAutocomplete adds the chosen option to the selection', async () => {
  render(<AnimalsField />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Animaux' }), 'Oura{ArrowDown}{Enter}')
  expect(screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual([
    'Noisette',
    'Ouragan',
  ])
})

it('MultipleAutocomplete adds the first match by Enter, and removes nothing by a second Enter', async () => {
  render(<AnimalsField />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Animaux' }), 'oura{Enter}{Enter}')
  expect(screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual([
    'Noisette',
    'Ouragan',
  ])
})

it('MultipleAutocomplete offers to add a name without match, and keeps the selection', async () => {
  const onAdd = jest.fn<(name: string) => void>()
  render(<AnimalsField onAdd={onAdd} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Animaux' }), 'Tornade{Enter}')
  expect(onAdd).toHaveBeenCalledWith('Tornade')
  expect(screen.getByRole('button', { name: 'Noisette' })).toBeVisible()
})
