import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import TextField from '@mui/material/TextField'
import { ThemeRoot } from 'shared/ui'
import { Picker } from 'shared/ui/form'

const patients = ['Martin Léa', 'Martin Zoé', 'Roux Camille'].map((name, index) => ({ id: `${index + 1}`, name }))
type Patient = (typeof patients)[number]
const onSubmit = jest.fn()
const onAdd = jest.fn<(name: string) => void>()

function Form({ canAdd = true, loading = false }: { canAdd?: boolean; loading?: boolean }) {
  const [patient, setPatient] = useState<Patient | null>(null)
  return (
    <ThemeRoot>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Picker
          id="patientId"
          options={loading ? [] : patients}
          value={patient}
          onChange={setPatient}
          getOptionLabel={({ name }) => name}
          noOptionsText="Aucun patient"
          loading={loading}
          onAdd={canAdd ? onAdd : undefined}
          renderInput={(input) => <TextField {...input} label="Patient" />}
        />
        <output aria-label="Choix">{patient?.name ?? 'personne'}</output>
        <button type="submit">Ajouter</button>
      </form>
    </ThemeRoot>
  )
}

const getField = () => screen.getByRole('combobox', { name: 'Patient' })
const typeText = async (text: string) => userEvent.type(getField(), text)

beforeEach(() => {
  onSubmit.mockReset()
  onAdd.mockReset()
})

describe('a picker', () => {
  it.each([
    ['the only match', 'roux{Enter}', 'Roux Camille'],
    ['the first of several matches', 'mart{Enter}', 'Martin Léa'],
    ['the match that the arrow reaches', 'mart{ArrowDown}{Enter}', 'Martin Zoé'],
  ])('chooses %s by Enter, without submitting the form', async (_match, keys, name) => {
    render(<Form />)
    await typeText(keys)
    expect(screen.getByRole('status', { name: 'Choix' })).toHaveTextContent(name)
    expect(getField()).toHaveValue(name)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('chooses nothing by Enter before text is typed, and does not submit the form while the list is open', async () => {
    render(<Form />)
    await userEvent.click(getField())
    expect(screen.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('status', { name: 'Choix' })).toHaveTextContent('personne')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('does not submit the form before an option is chosen for the typed text, even with the list closed', async () => {
    render(<Form />)
    await typeText('mart{Escape}{Enter}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('submits the form by Enter once an option is chosen', async () => {
    render(<Form />)
    await typeText('roux{Enter}{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('offers to add a text without a match, by Enter or a click, and keeps the text', async () => {
    render(<Form />)
    await typeText(' Petit Noé {Enter}')
    expect(onAdd).toHaveBeenCalledWith('Petit Noé')
    expect(screen.getByRole('status', { name: 'Choix' })).toHaveTextContent('personne')
    expect(getField()).toHaveValue(' Petit Noé ')
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
    expect(getField()).toHaveValue(' Petit Noé ')
    await userEvent.clear(getField())
    await typeText('Durand')
    await userEvent.click(screen.getByRole('option', { name: 'Ajouter « Durand »' }))
    expect(onAdd).toHaveBeenLastCalledWith('Durand')
  })

  it('does not offer an addition if there is a match or before the options are loaded', async () => {
    const { rerender } = render(<Form />)
    await typeText('mart')
    expect(screen.queryByRole('option', { name: /^Ajouter/ })).toBeNull()
    rerender(<Form loading />)
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('shows that there is no match if nothing can be added', async () => {
    render(<Form canAdd={false} />)
    await typeText('Durand{Enter}')
    expect(screen.getByText('Aucun patient')).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
