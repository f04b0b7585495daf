import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeRoot } from 'shared/ui'
import { DialogForm, FormDialog, TextInput, useForm, useSave } from 'shared/ui/form'

const save = jest.fn<() => Promise<void>>()
const onClose = jest.fn<() => void>()

function PlaceForm() {
  const form = useForm({ defaultValues: { name: '' } })
  const saving = useSave(form, { save, messages: { failed: { otherwise: 'Erreur' } }, onSaved: onClose })
  return (
    <DialogForm saving={saving} submit="Ajouter" onClose={onClose}>
      <TextInput control={form.control} name="name" label="Nom" />
    </DialogForm>
  )
}

const openDialog = () =>
  render(
    <ThemeRoot>
      <FormDialog title="Ajouter un lieu" onClose={onClose}>
        <PlaceForm />
      </FormDialog>
    </ThemeRoot>,
  )

const pressOutside = async () => {
  const container = screen.getByRole('dialog', { name: 'Ajouter un lieu' }).parentElement
  await userEvent.click(container ?? document.body)
}
const closingActions: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', pressOutside],
  ["'Annuler'", async () => userEvent.click(screen.getByRole('button', { name: 'Annuler' }))],
]
const findQuestion = () => screen.findByRole('dialog', { name: 'Quitter sans enregistrer ?' })
const answerQuestion = async (label: string) =>
  userEvent.click(within(await findQuestion()).getByRole('button', { name: label }))

beforeEach(() => {
  save.mockReset()
  onClose.mockReset()
})

describe('a dialog with a form', () => {
  it.each(closingActions)('closes at once by %s while nothing was typed', async (_actionName, close) => {
    openDialog()
    await userEvent.click(screen.getByLabelText('Nom'))
    await close()
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Quitter sans enregistrer ?')).toBeNull()
  })

  it.each(closingActions)(
    "opens the confirmation by %s once something was typed; 'Rester' keeps the input",
    async (_actionName, close) => {
      openDialog()
      await userEvent.type(screen.getByLabelText('Nom'), 'Le Pré')
      await close()
      await answerQuestion('Rester')
      await waitFor(() => expect(screen.queryByText('Quitter sans enregistrer ?')).toBeNull())
      expect(onClose).not.toHaveBeenCalled()
      expect(screen.getByLabelText('Nom')).toHaveValue('Le Pré')
    },
  )

  it.each(closingActions)("closes by %s after 'Quitter'", async (_actionName, close) => {
    openDialog()
    await userEvent.type(screen.getByLabelText('Nom'), 'Le Pré')
    await close()
    await answerQuestion('Quitter')
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(save).not.toHaveBeenCalled()
  })

  it('stays open after a second Escape, which only closes the confirmation', async () => {
    openDialog()
    await userEvent.type(screen.getByLabelText('Nom'), 'Le Pré{Escape}')
    await findQuestion()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Quitter sans enregistrer ?')).toBeNull())
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes at once after the typed text was removed again', async () => {
    openDialog()
    await userEvent.type(screen.getByLabelText('Nom'), 'P{Backspace}')
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('closes without a confirmation after saving', async () => {
    save.mockResolvedValue()
    openDialog()
    await userEvent.type(screen.getByLabelText('Nom'), 'Le Pré{Enter}')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('Quitter sans enregistrer ?')).toBeNull()
  })
})
