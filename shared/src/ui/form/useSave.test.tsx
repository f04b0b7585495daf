import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from 'shared/client'
import { ThemeRoot, useUnsaved } from 'shared/ui'
import { Form, FormActions, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { errorCode } from '../../contracts/errorCodes.ts'
import { useToasts } from '../toasts/toasts.ts'
import { signedInAs } from 'shared/testing'

interface Draft {
  name: string
  contact: { email: string }
}
const emptyDraft: Draft = { name: '', contact: { email: '' } }

const requireName = ({ name }: Draft) =>
  name === '' ? [{ field: 'name', kind: 'required' as const, label: 'Nom', message: 'Obligatoire' }] : []

type Save = (draft: Draft, key: string, original: Draft | undefined) => Promise<Draft>
const save = jest.fn<Save>()
const onSaved = jest.fn()

interface ExampleProps {
  staysOpen?: boolean
  hasErrorSummary?: boolean
  request?: { name: string }
  revision?: { original: Draft; read: () => Promise<Draft>; deletedTexts?: { title: string; saved: string } }
}

const labels = { name: 'Nom', 'contact.email': 'E-mail' }
const sameDraft = (saved: Draft) => saved

function Example({ staysOpen = false, hasErrorSummary = true, request, revision }: ExampleProps) {
  const form = useForm<Draft>({
    defaultValues: revision?.original ?? emptyDraft,
    resolver: problemsResolver(requireName),
  })
  const saving = useSave(form, {
    save,
    request,
    messages: { saved: 'Lieu ajouté', failed: { E119: 'Nom déjà pris', otherwise: 'Erreur' } },
    fields: { E119: 'name' },
    draftOf: staysOpen ? (saved) => saved : undefined,
    hasErrorSummary,
    revision: revision && { ...revision, draftOf: sameDraft, labels },
    onSaved,
  })
  return (
    <ThemeRoot>
      <Form saving={saving}>
        <TextInput control={form.control} name="name" label="Nom" />
        <TextInput control={form.control} name="contact.email" label="E-mail" />
        <FormActions submit="Enregistrer" isBusy={saving.isBusy} />
      </Form>
    </ThemeRoot>
  )
}

const getField = (label: string) => screen.getByLabelText(label)
const typeText = (label: string, text: string) => fireEvent.change(getField(label), { target: { value: text } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
const findSummary = () => screen.findByRole('alert', { name: 'Champs requis' })
const getToasts = () => useToasts.getState().toasts.map(({ message }) => message)
const getSentKeys = () => save.mock.calls.map(([, key]) => key)
const findDialog = () => screen.findByRole('dialog', { name: 'Cette fiche a été modifiée entre-temps' })
const getFieldGroup = (name: string) => within(screen.getByRole('group', { name }))
const isUnsaved = () => useUnsaved.getState().forms.size === 1

/** Makes the next save wait until the returned function is called with its result. */
function holdNextSave() {
  const { promise, resolve } = Promise.withResolvers<Draft>()
  save.mockReturnValueOnce(promise)
  return resolve
}

beforeEach(() => {
  save.mockReset()
  onSaved.mockReset()
  useToasts.setState({ toasts: [] })
})

describe('useSave', () => {
  it('sends the draft, shows a confirmation, and allows leaving the page', async () => {
    save.mockResolvedValue(emptyDraft)
    render(<Example />)
    typeText('Nom', 'Le Pré')
    await waitFor(() => expect(isUnsaved()).toBe(true))
    submit()
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
    expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Le Pré', contact: { email: '' } })
    expect(getToasts()).toEqual(['Lieu ajouté'])
    expect(isUnsaved()).toBe(false)
  })

  it('sends no invalid draft, and names the field in the summary of errors', async () => {
    render(<Example />)
    submit()
    expect(await findSummary()).toHaveTextContent('Nom : Obligatoire')
    expect(getField('Nom')).toHaveAccessibleDescription('Obligatoire')
    expect(save).not.toHaveBeenCalled()
  })

  it('sends once when the form is submitted repeatedly while saving or before the next page is shown', async () => {
    const finishSave = holdNextSave()
    render(<Example />)
    typeText('Nom', 'Le Pré')
    submit()
    await waitFor(() => expect(screen.getByRole('button', { name: /Enregistrer/ })).toBeDisabled())
    fireEvent.submit(getField('Nom'))
    finishSave(emptyDraft)
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeEnabled())
    submit()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeEnabled())
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('reuses the idempotency key for a retry, and creates a new one for other content or after a success', async () => {
    save.mockRejectedValueOnce(new ApiError(0, {})).mockResolvedValue({ name: 'Le Pré', contact: { email: '' } })
    render(<Example staysOpen />)
    typeText('Nom', 'Le Pré')
    for (const calls of [1, 2, 3]) {
      submit()
      await waitFor(() => expect(save).toHaveBeenCalledTimes(calls))
      await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeEnabled())
    }
    typeText('Nom', 'Le Lac')
    submit()
    await waitFor(() => expect(save).toHaveBeenCalledTimes(4))
    const [first, second, third, fourth] = getSentKeys()
    expect(first).toMatch(/^[\da-f]{32}$/)
    expect(second).toBe(first)
    expect(new Set([second, third, fourth]).size).toBe(3)
  })
})

const getStoredKeys = () => Object.entries(localStorage).filter(([key]) => key.startsWith('complice.unanswered.'))

const submitAndClose = async (name: string) => {
  const calls = save.mock.calls.length
  const { unmount } = render(<Example staysOpen request={{ name: 'place.new' }} />)
  typeText('Nom', name)
  submit()
  await waitFor(() => expect(save).toHaveBeenCalledTimes(calls + 1))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeEnabled())
  unmount()
}

describe('useSave with a `request`, in a form that adds a record', () => {
  const savedRecord = { name: 'Le Pré', contact: { email: '' } }
  const lostResponse = new ApiError(0, {})

  beforeEach(() => {
    localStorage.clear()
    signedInAs()
  })

  it.each([
    ['the response was lost', lostResponse],
    ['a gateway timed out', new ApiError(504, {})],
  ])('resends the same content under the same idempotency key after a reload when %s', async (_caseName, error) => {
    save.mockRejectedValueOnce(error).mockResolvedValue(savedRecord)
    for (const name of ['Le Pré', 'Le Pré', 'Le Pré']) await submitAndClose(name)
    const [first, second, third] = getSentKeys()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('keeps the key after a 401, after which it is unknown whether the first try succeeded', async () => {
    save.mockRejectedValueOnce(lostResponse).mockRejectedValueOnce(new ApiError(401, {})).mockResolvedValue(savedRecord)
    for (const name of ['Le Pré', 'Le Pré', 'Le Pré']) await submitAndClose(name)
    expect(new Set(getSentKeys()).size).toBe(1)
  })

  it('creates a new key after a refusal (409), and for other content', async () => {
    save.mockRejectedValueOnce(new ApiError(409, {})).mockRejectedValueOnce(lostResponse).mockResolvedValue(savedRecord)
    for (const name of ['Le Pré', 'Le Pré', 'Le Lac']) await submitAndClose(name)
    expect(new Set(getSentKeys()).size).toBe(3)
  })

  it('stores the key but not the content on the device, and removes it after a response', async () => {
    save.mockRejectedValueOnce(lostResponse).mockResolvedValue(savedRecord)
    await submitAndClose('Le Pré')
    expect(getStoredKeys()).toHaveLength(1)
    expect(JSON.stringify(getStoredKeys())).not.toContain('Pré')
    await submitAndClose('Le Pré')
    expect(getStoredKeys()).toEqual([])
  })
})

describe('useSave in a form that stays open', () => {
  it('shows the saved values, except for fields that were edited while saving', async () => {
    const finishSave = holdNextSave()
    render(<Example staysOpen />)
    typeText('Nom', ' le pré ')
    submit()
    await waitFor(() => expect(save).toHaveBeenCalled())
    typeText('E-mail', 'contact@pre.fr')
    finishSave({ name: 'Le Pré', contact: { email: '' } })
    await waitFor(() => expect(getField('Nom')).toHaveValue('Le Pré'))
    expect(getField('E-mail')).toHaveValue('contact@pre.fr')
    await waitFor(() => expect(isUnsaved()).toBe(true))
  })
})

describe('useSave after a refusal', () => {
  const problems = [
    { field: 'contact.email', message: 'E-mail incorrect' },
    { field: 'therapist', message: 'Praticien inconnu' },
  ]

  it('shows problems at their fields and in the summary, and problems without a field above the form', async () => {
    save.mockRejectedValue(new ApiError(400, { errorCode: errorCode.invalid, problems }))
    render(<Example />)
    typeText('Nom', 'Le Pré')
    submit()
    expect(await findSummary()).toHaveTextContent('E-mail incorrect')
    expect(getField('E-mail')).toHaveAccessibleDescription('E-mail incorrect')
    expect(getField('E-mail')).toBeInvalid()
    expect(screen.getByText('Praticien inconnu')).toBeInTheDocument()
    expect(screen.getByText('Erreur')).toBeInTheDocument()
    expect(getToasts()).toEqual(['Erreur'])
    expect(getField('Nom')).toHaveValue('Le Pré')
    expect(isUnsaved()).toBe(true)
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('shows a refusal with an error code at the field to which the code refers, and once above the form', async () => {
    save.mockRejectedValue(new ApiError(409, { errorCode: errorCode.clubNameTaken }))
    render(<Example />)
    typeText('Nom', 'Le Pré')
    submit()
    expect(await findSummary()).toHaveFocus()
    expect(getField('Nom')).toHaveAccessibleDescription('Nom déjà pris')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('moves the focus to the first invalid field if the form has no summary', async () => {
    render(<Example hasErrorSummary={false} />)
    submit()
    await waitFor(() => expect(getField('Nom')).toHaveFocus())
    expect(getField('Nom')).toHaveAccessibleDescription('Obligatoire')
    expect(getField('Nom')).toBeInvalid()
    expect(save).not.toHaveBeenCalled()
  })

  it('shows a refusal once in a form without a summary: at its field, which is focused', async () => {
    save.mockRejectedValue(new ApiError(409, { errorCode: errorCode.clubNameTaken }))
    render(<Example hasErrorSummary={false} />)
    typeText('Nom', 'Le Pré')
    submit()
    await waitFor(() => expect(getField('Nom')).toHaveFocus())
    expect(getField('Nom')).toHaveAccessibleDescription('Nom déjà pris')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(getToasts()).toEqual([])
  })

  it('keeps the alert in a form without a summary if the field has another message', async () => {
    save.mockRejectedValue(new ApiError(400, { errorCode: errorCode.invalid, problems: problems.slice(0, 1) }))
    render(<Example hasErrorSummary={false} />)
    typeText('Nom', 'Le Pré')
    submit()
    await waitFor(() => expect(getField('E-mail')).toHaveFocus())
    expect(screen.getByRole('alert')).toHaveTextContent('Erreur')
    expect(getToasts()).toEqual(['Erreur'])
  })

  it('allows the next submission', async () => {
    save.mockRejectedValueOnce(new ApiError(409, { errorCode: errorCode.clubNameTaken })).mockResolvedValue(emptyDraft)
    render(<Example />)
    typeText('Nom', 'Le Pré')
    submit()
    await findSummary()
    submit()
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
  })

  describe('when another user deleted the record', () => {
    const openedRecord = { name: 'Le Pré', contact: { email: '' } }
    const revision = {
      original: openedRecord,
      read: () => Promise.reject(new ApiError(404, { errorCode: errorCode.notFound })),
      deletedTexts: { title: 'Ce lieu a été supprimé', saved: 'Lieu recréé' },
    }
    const deleted404 = new ApiError(404, { errorCode: errorCode.notFound })

    it.each([
      ['on saving (404)', deleted404],
      ['on reading the current value (after 412)', new ApiError(412, { errorCode: errorCode.changedMeanwhile })],
    ])(
      'keeps the input, and can save it as a new record, when the deletion is noticed %s',
      async (_caseName, refusal) => {
        save.mockRejectedValueOnce(refusal)
        render(<Example revision={revision} />)
        typeText('Nom', 'Le Petit Pré')
        submit()
        expect(await screen.findByText('Ce lieu a été supprimé')).toBeVisible()
        expect(getField('Nom')).toHaveValue('Le Petit Pré')
        expect(getToasts()).toEqual([])
        save.mockResolvedValueOnce(openedRecord)
        fireEvent.click(screen.getByRole('button', { name: 'Recréer' }))
        await waitFor(() => expect(onSaved).toHaveBeenCalled())
        expect(save.mock.calls.map(([, , original]) => original)).toEqual([openedRecord, undefined])
        expect(save.mock.calls[1]?.[0].name).toBe('Le Petit Pré')
        expect(getSentKeys()[0]).not.toBe(getSentKeys()[1])
        expect(getToasts()).toEqual(['Lieu recréé'])
        expect(screen.queryByText('Ce lieu a été supprimé')).toBeNull()
      },
    )

    it('does not treat a 404 about a field as a deleted record', async () => {
      const fieldProblems = [{ field: 'contact.email', message: 'Inconnu' }]
      save.mockRejectedValueOnce(new ApiError(404, { errorCode: errorCode.notFound, problems: fieldProblems }))
      render(<Example revision={revision} />)
      submit()
      expect(await findSummary()).toHaveTextContent('Inconnu')
      expect(screen.queryByText('Ce lieu a été supprimé')).toBeNull()
    })
  })

  describe('when another user saved a newer version', () => {
    const openedRecord = { name: 'Le Pré', contact: { email: 'a@exemple.fr' } }
    const staleError = new ApiError(412, { errorCode: errorCode.changedMeanwhile })

    it('shows both values of each differing field, and fills the form with the chosen values', async () => {
      const current = { name: 'Le Grand Pré', contact: { email: 'b@exemple.fr' } }
      save.mockRejectedValueOnce(staleError)
      render(<Example revision={{ original: openedRecord, read: async () => current }} />)
      typeText('Nom', 'Le Petit Pré')
      submit()
      expect(within(await findDialog()).getByText(/rien n'est remplacé sans votre choix/)).toBeVisible()
      expect(getFieldGroup('Nom').getByText('Le Petit Pré')).toBeVisible()
      expect(getFieldGroup('Nom').getByText('Le Grand Pré')).toBeVisible()
      expect(getFieldGroup('E-mail').getByRole('radio', { name: /Enregistré entre-temps/ })).toBeChecked()
      const keepButton = screen.getByRole('button', { name: 'Garder ces choix' })
      expect(keepButton).toBeDisabled()
      expect(screen.getByText('Il reste 1 champ à choisir.')).toBeVisible()
      fireEvent.click(getFieldGroup('Nom').getByRole('radio', { name: /Votre saisie/ }))
      fireEvent.click(keepButton)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect([getField('Nom'), getField('E-mail')].map((input) => Reflect.get(input, 'value'))).toEqual([
        'Le Petit Pré',
        'b@exemple.fr',
      ])
      save.mockResolvedValueOnce(current)
      submit()
      await waitFor(() => expect(onSaved).toHaveBeenCalled())
      expect(save.mock.calls.map(([, , original]) => original)).toEqual([openedRecord, current])
    })

    it('keeps the input when the dialog is closed', async () => {
      save.mockRejectedValueOnce(staleError)
      render(
        <Example
          revision={{ original: openedRecord, read: async () => ({ ...openedRecord, name: 'Le Grand Pré' }) }}
        />,
      )
      typeText('Nom', 'Le Petit Pré')
      submit()
      fireEvent.click(within(await findDialog()).getByRole('button', { name: 'Retour au formulaire' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(getField('Nom')).toHaveValue('Le Petit Pré')
    })

    it('saves again automatically when no field differs', async () => {
      const current = { ...openedRecord }
      save.mockRejectedValueOnce(staleError).mockResolvedValueOnce(current)
      render(<Example revision={{ original: openedRecord, read: async () => current }} />)
      typeText('Nom', 'Le Petit Pré')
      submit()
      await waitFor(() => expect(onSaved).toHaveBeenCalled())
      expect(save.mock.calls[1]?.[0].name).toBe('Le Petit Pré')
      expect(save.mock.calls[1]?.[2]).toBe(current)
    })
  })
})
