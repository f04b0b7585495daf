import { describe, expect, it } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ThemeRoot } from 'shared/ui'
import { problemsOf, problemsResolver, RequiredFields, TextInput, useForm } from 'shared/ui/form'
import 'shared/testing'

interface Draft {
  individual: { lastname: string }
}

const draftProblems = ({ individual }: Draft) =>
  individual.lastname === '' ? [{ field: 'individual.lastname', message: 'Le nom de famille ne peut être vide' }] : []

function Form() {
  const { control, handleSubmit, formState } = useForm<Draft>({
    defaultValues: { individual: { lastname: '' } },
    resolver: problemsResolver(draftProblems),
  })
  return (
    <ThemeRoot>
      <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
        <RequiredFields problems={problemsOf(formState.errors)} attempt={formState.submitCount} />
        <TextInput control={control} name="individual.lastname" label="Nom" />
        <button type="submit">Enregistrer</button>
      </form>
    </ThemeRoot>
  )
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
const findSummary = () => screen.findByRole('alert', { name: 'Champs requis' })

describe('RequiredFields', () => {
  it('takes the focus at each refused submission', async () => {
    render(<Form />)
    submit()
    await waitFor(async () => expect(await findSummary()).toHaveFocus())
    screen.getByLabelText('Nom').focus()
    submit()
    await waitFor(async () => expect(await findSummary()).toHaveFocus())
  })

  it('links each problem to its field, which shows it too', async () => {
    render(<Form />)
    submit()
    fireEvent.click(await screen.findByRole('link', { name: 'Le nom de famille ne peut être vide' }))
    const field = screen.getByLabelText('Nom')
    expect(field).toHaveFocus()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Le nom de famille ne peut être vide')
  })

  it('disappears once the form is valid', async () => {
    render(<Form />)
    submit()
    await findSummary()
    fireEvent.change(screen.getByLabelText('Nom'), { target: { value: 'Martin' } })
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })
})
