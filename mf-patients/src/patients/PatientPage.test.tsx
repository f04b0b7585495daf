import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryClient } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { emptyPatientFit } from 'shared/domain/fit/emptyPatientFit'
import {
  mockRawResponse,
  mockResponse,
  aPatient,
  aPatientFile,
  aPatientFit,
  patientHours,
  resetMocks,
  id,
  mockNetworkError,
  openArea,
  patientConsents,
  mockFailure,
  signedInAs,
} from 'shared/testing'
import { useUnsaved } from 'shared/ui'
import { removeDraft } from 'shared/ui/form'
import { patientKey } from '../keys.ts'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

async function openPatientForm(path = '/pros/patient') {
  const page = openArea(area.Root, path)
  await screen.findByRole('heading', { level: 1 })
  return page
}
const getField = (label: string) => screen.getByLabelText(new RegExp(`^${label}(\\s*\\*)?$`), { selector: 'input' })
const clickSave = (name = 'Ajouter') => user.click(screen.getByText(name, { selector: 'button' }))

async function fillField(label: string, text: string) {
  await user.click(getField(label))
  await user.paste(text)
}

const storedDraftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('complice.draft.'))

const firm = aPatient({
  id: id(103),
  type: 'FIRM',
  individual: null,
  firm: { companyName: 'École du Lac', siren: '123' },
})

const buildEmployee = (number: number) => ({
  id: id(200 + number),
  lastname: `Durand ${number}`,
  firstname: 'Léa',
  archivedAt: null,
})
/** Builds the file of a company with `count` employees. */
const buildFirmFile = (count: number) =>
  aPatientFile({
    ...firm,
    id: id(100),
    firm: {
      companyName: 'École du Lac',
      siren: '',
      corporatePatients: Array.from({ length: count }, (_, index) => buildEmployee(index + 1)),
    },
  })

const findConfirmation = async () =>
  within(await screen.findByRole('dialog', { name: 'Faire de cette entreprise un particulier ?' }))

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /patients/:id/consents', 200, patientConsents())
  mockResponse('GET /patients/:id/fit', 200, aPatientFit())
  mockResponse('GET /patients', 200, [firm])
  mockResponse('GET /patients/:id/hours', 200, patientHours())
  mockResponse('GET /patients/fit-choices', 200, aPatientFit().choices)
})
afterEach(() => {
  for (const name of ['new', id(100)]) removeDraft(`patient.${name}`)
  resetMocks()
})

describe('the form of a new patient', () => {
  it('adds an individual and returns to the list', async () => {
    const calls = mockResponse('POST /patients', 201, aPatient())
    const { address } = await openPatientForm()
    await fillField('Nom de famille', 'Martin')
    await fillField('Prénom', 'Léa')
    await user.selectOptions(screen.getByLabelText('Jour'), '9')
    await user.selectOptions(screen.getByLabelText('Mois'), 'mars')
    await user.selectOptions(screen.getByLabelText('Année'), '2014')
    await user.selectOptions(await screen.findByLabelText('Entreprise de rattachement'), 'École du Lac')
    await clickSave()
    expect(await screen.findByText('Patient ajouté')).toBeInTheDocument()
    expect(address()).toBe('/pros/patients')
    expect(calls[0]?.body).toMatchObject({
      type: 'INDIVIDUAL',
      firm: null,
      individual: { lastname: 'Martin', firstname: 'Léa', birthdate: '2014-03-09', nbHoursToDo: 0, firm: id(103) },
    })
  })

  it('sends no date of birth when it is incomplete', async () => {
    const calls = mockResponse('POST /patients', 201, aPatient())
    await openPatientForm()
    await fillField('Nom de famille', 'Martin')
    await fillField('Prénom', 'Léa')
    await user.selectOptions(screen.getByLabelText('Jour'), '9')
    await user.selectOptions(screen.getByLabelText('Année'), '2014')
    await clickSave()
    await screen.findByText('Patient ajouté')
    expect(calls[0]?.body.individual?.birthdate).toBeNull()
  })

  it('shows the fields of the selected type, and sends only these fields', async () => {
    const calls = mockResponse('POST /patients', 201, firm)
    await openPatientForm()
    await fillField('Nom de famille', 'Martin')
    await user.click(screen.getByLabelText('Entreprise'))
    expect(screen.queryByLabelText(/^Nom de famille/)).not.toBeInTheDocument()
    await fillField("Nom de l'entreprise", 'École du Lac')
    await fillField('SIREN', '732829320')
    await clickSave()
    await screen.findByText('Patient ajouté')
    expect(calls[0]?.body).toMatchObject({
      type: 'FIRM',
      individual: null,
      firm: { companyName: 'École du Lac', siren: '732829320' },
    })
  })

  it('lists the missing fields, with links to them', async () => {
    const calls = mockResponse('POST /patients', 201, aPatient())
    await openPatientForm()
    await clickSave()
    const errorSummary = await screen.findByRole('alert', { name: 'Champs requis' })
    expect(errorSummary).toHaveFocus()
    expect(screen.getByText('Le prénom ne peut être vide', { selector: 'a' })).toBeInTheDocument()
    await user.click(screen.getByText('Le nom de famille ne peut être vide', { selector: 'a' }))
    expect(getField('Nom de famille')).toHaveFocus()
    expect(getField('Nom de famille')).toBeInvalid()
    await user.click(screen.getByLabelText('Entreprise'))
    expect(screen.queryByText('Champs requis')).not.toBeInTheDocument()
    await clickSave()
    expect(await screen.findByText("Le nom de l'entreprise ne peut être vide", { selector: 'a' })).toBeInTheDocument()
    expect(screen.queryByText('Le prénom ne peut être vide')).not.toBeInTheDocument()
    expect(calls).toEqual([])
  })

  it('keeps the values of both types when the type is changed and changed back', async () => {
    await openPatientForm()
    await fillField('Nom de famille', 'Martin')
    await fillField('E-mail', 'lea@exemple.fr')
    await fillField('Code postal', '69003')
    await user.selectOptions(screen.getByLabelText('Jour'), '9')
    await user.selectOptions(screen.getByLabelText('Mois'), 'mars')
    expect(screen.getByLabelText('Jour')).toHaveAccessibleDescription('Date incomplète : elle ne sera pas enregistrée.')
    await user.click(screen.getByLabelText('Entreprise'))
    expect(getField('E-mail')).toHaveValue('lea@exemple.fr')
    await fillField('SIREN', '732829320')
    await user.click(screen.getByLabelText('Particulier'))
    expect(getField('Nom de famille')).toHaveValue('Martin')
    expect(getField('Code postal')).toHaveValue('69003')
    expect(screen.getByLabelText('Jour')).toHaveDisplayValue('9')
    expect(screen.getByLabelText('Mois')).toHaveDisplayValue('mars')
    await user.click(screen.getByLabelText('Entreprise'))
    expect(getField('SIREN')).toHaveValue('732829320')
  })

  it('formats a pasted phone number, postal code and SIREN on blur', async () => {
    await openPatientForm()
    await fillField('Téléphone', '+33 (0)6 12 34 56 78')
    await fillField('Code postal', '69 003')
    expect(getField('Téléphone')).toHaveValue('06 12 34 56 78')
    await user.tab()
    expect(getField('Code postal')).toHaveValue('69003')
    await user.click(screen.getByText('Référent'))
    await fillField('Téléphone du référent', '06.11.22.33.44')
    await user.tab()
    expect(getField('Téléphone du référent')).toHaveValue('06 11 22 33 44')
    await user.click(screen.getByLabelText('Entreprise'))
    await fillField('SIREN', '732 829 320')
    await user.tab()
    expect(getField('SIREN')).toHaveValue('732829320')
  })

  it('shows invalid values under their fields and in the summary', async () => {
    const calls = mockResponse('POST /patients', 201, aPatient())
    await openPatientForm()
    await fillField('Nom de famille', 'Martin')
    await fillField('Prénom', 'Léa')
    await fillField('E-mail', 'lea@')
    await fillField('Téléphone', '06 12')
    await fillField('Code postal', '96000')
    await fillField('Téléphone du financeur', '12')
    await clickSave()
    const errorSummary = await screen.findByRole('alert', { name: 'Champs requis' })
    expect(within(errorSummary).getAllByRole('link')).toHaveLength(4)
    expect(within(errorSummary).getByRole('link', { name: /^Téléphone du financeur : / })).toBeInTheDocument()
    expect(getField('E-mail')).toHaveAccessibleDescription("L'adresse mail n'est pas valable")
    expect(getField('Téléphone')).toHaveAccessibleDescription(/^Le numéro de téléphone n'est pas valable/)
    expect(getField('Code postal')).toHaveAccessibleDescription(/^Le code postal n'est pas valable/)
    expect(calls).toEqual([])
  })

  it('shows under the date of birth that the server refuses a future date', async () => {
    mockFailure('POST /patients', 400, errorCode.invalid, {
      problems: [{ field: 'individual.birthdate', kind: 'invalid', message: 'La date de naissance est à venir' }],
    })
    await openPatientForm()
    await fillField('Nom de famille', 'Martin')
    await fillField('Prénom', 'Léa')
    await clickSave()
    await waitFor(() =>
      expect(screen.getByLabelText('Jour')).toHaveAccessibleDescription('La date de naissance est à venir'),
    )
    expect(screen.getByLabelText('Année')).toBeInvalid()
  })

  it.each([
    [400, errorCode.emailTaken, 'Adresse mail utilisée pour un patient déjà enregistré'],
    [500, errorCode.unexpected, "Problème lors de l'enregistrement"],
  ])('keeps the input when the server refuses with %s %s', async (status, code, expectedMessage) => {
    mockFailure('POST /patients', status, code)
    const { address } = await openPatientForm()
    await fillField('Nom de famille', 'Martin')
    await fillField('Prénom', 'Léa')
    await clickSave()
    expect(await screen.findAllByText(expectedMessage)).not.toHaveLength(0)
    expect(address()).toBe('/pros/patient')
    expect(getField('Nom de famille')).toHaveValue('Martin')
    await waitFor(() => expect(useUnsaved.getState().forms.size).toBe(1))
  })

  it('shows under the e-mail field, and in the summary, that the address is already used', async () => {
    mockFailure('POST /patients', 400, errorCode.emailTaken)
    await openPatientForm()
    await fillField('Nom de famille', 'Martin')
    await fillField('Prénom', 'Léa')
    await fillField('E-mail', 'lea.martin@exemple.fr')
    await clickSave()
    const emailTakenMessage = 'Adresse mail utilisée pour un patient déjà enregistré'
    const errorSummary = await screen.findByRole('alert', { name: 'Champs requis' })
    expect(
      within(errorSummary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([emailTakenMessage])
    expect(getField('E-mail')).toBeInvalid()
    expect(getField('E-mail')).toHaveAccessibleDescription(emailTakenMessage)
    await user.click(within(errorSummary).getByRole('link', { name: emailTakenMessage }))
    expect(getField('E-mail')).toHaveFocus()
  })

  it('is sent again under the same idempotency key after failed requests', async () => {
    mockNetworkError('POST /patients')
    await openPatientForm()
    await fillField('Nom de famille', 'Martin')
    await fillField('Prénom', 'Léa')
    await clickSave()
    await screen.findAllByText("Problème lors de l'enregistrement")
    const firstRequests = mockFailure('POST /patients', 503, errorCode.unavailable)
    await clickSave()
    await waitFor(() => expect(firstRequests).toHaveLength(1))
    await waitFor(() => expect(screen.getByText('Ajouter', { selector: 'button' })).toBeEnabled())
    const secondRequests = mockResponse('POST /patients', 201, aPatient())
    await clickSave()
    await waitFor(() => expect(secondRequests).toHaveLength(1))
    expect(firstRequests[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
    expect(secondRequests[0]?.headers.get('idempotency-key')).toBe(firstRequests[0]?.headers.get('idempotency-key'))
  })

  it('is sent under a new idempotency key when the animal fields were changed after a failed request', async () => {
    const failedRequests = mockFailure('POST /patients', 503, errorCode.unavailable)
    await openPatientForm()
    await fillField('Nom de famille', 'Martin')
    await fillField('Prénom', 'Léa')
    await user.click(screen.getByText('Avec les animaux'))
    await user.type(await screen.findByLabelText('Poids'), '41')
    await clickSave()
    await screen.findAllByText("Problème lors de l'enregistrement")
    await waitFor(() => expect(screen.getByText('Ajouter', { selector: 'button' })).toBeEnabled())
    await user.type(screen.getByLabelText('Poids'), ',5')
    const sentRequests = mockResponse('POST /patients', 201, aPatient())
    await clickSave()
    await waitFor(() => expect(sentRequests).toHaveLength(1))
    expect(sentRequests[0]?.body.fit?.weightKg).toBe(41.5)
    expect(sentRequests[0]?.headers.get('idempotency-key')).not.toBe(failedRequests[0]?.headers.get('idempotency-key'))
  })

  it('sends the animal fields of an individual in the same request', async () => {
    const calls = mockResponse('POST /patients', 201, aPatient())
    await openPatientForm()
    await fillField('Nom de famille', 'Martin')
    await fillField('Prénom', 'Léa')
    await user.click(screen.getByText('Avec les animaux'))
    await user.type(await screen.findByLabelText('Poids'), '41,5')
    await user.click(screen.getByRole('combobox', { name: 'Peurs' }))
    await user.click(await screen.findByRole('option', { name: 'Chien (espèce)' }))
    await user.keyboard('{Escape}')
    await clickSave()
    await screen.findByText('Patient ajouté')
    expect(calls[0]?.body.fit).toEqual({ ...emptyPatientFit, weightKg: 41.5, fears: [id(950)] })
  })

  it('sends no animal fields when they are empty, or when the patient is a company', async () => {
    const calls = mockResponse('POST /patients', 201, aPatient())
    const { unmount } = await openPatientForm()
    await fillField('Nom de famille', 'Martin')
    await fillField('Prénom', 'Léa')
    await clickSave()
    await screen.findByText('Patient ajouté')
    unmount()
    await openPatientForm()
    await user.click(screen.getByText('Avec les animaux'))
    await user.type(await screen.findByLabelText('Poids'), '41')
    await user.click(screen.getByLabelText('Entreprise'))
    expect(screen.queryByText('Avec les animaux')).not.toBeInTheDocument()
    await fillField("Nom de l'entreprise", 'École du Lac')
    await clickSave()
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls.map(({ body }) => body.fit)).toEqual([undefined, undefined])
  })

  it('focuses an invalid weight in a collapsed section when its link in the summary is clicked', async () => {
    await openPatientForm()
    await fillField('Nom de famille', 'Martin')
    await fillField('Prénom', 'Léa')
    await user.click(screen.getByText('Avec les animaux'))
    await user.type(await screen.findByLabelText('Poids'), '900')
    await user.click(screen.getByText('Avec les animaux'))
    await clickSave()
    await user.click(await screen.findByText('Poids : de 1 à 500 kg', { selector: 'a' }))
    expect(screen.getByLabelText('Poids')).toHaveFocus()
  })

  it('restores the animal fields after a reload, in an open section', async () => {
    const { unmount } = await openPatientForm()
    await user.click(screen.getByText('Avec les animaux'))
    await user.type(await screen.findByLabelText('Note'), 'Doucement')
    await user.click(screen.getByRole('combobox', { name: 'Animaux préférés' }))
    await user.click(await screen.findByRole('option', { name: 'Nala' }))
    window.dispatchEvent(new Event('pagehide'))
    unmount()
    await openPatientForm()
    expect(await screen.findByText(/^Brouillon restauré/)).toBeVisible()
    expect(await screen.findByLabelText('Note')).toBeVisible()
    expect(screen.getByLabelText('Note')).toHaveValue('Doucement')
    expect(screen.getByRole('button', { name: 'Nala' })).toBeVisible()
  })

  it('registers unsaved changes only while a field differs from its initial value', async () => {
    await openPatientForm()
    await screen.findByRole('heading', { name: 'Ajouter un patient' })
    expect(useUnsaved.getState().forms.size).toBe(0)
    await fillField('Prénom', 'L')
    await waitFor(() => expect(useUnsaved.getState().forms.size).toBe(1))
    await user.clear(getField('Prénom'))
    await waitFor(() => expect(useUnsaved.getState().forms.size).toBe(0))
  })

  it('shows a message when the companies cannot be loaded', async () => {
    mockFailure('GET /patients', 400, errorCode.invalid)
    await openPatientForm()
    expect(await screen.findAllByText('Problème lors de la récupération des entreprises')).not.toHaveLength(0)
  })
})

describe('the form of an existing patient', () => {
  const path = `/pros/patient/${id(100)}`

  it('shows the saved values, and saves the changes', async () => {
    mockResponse(
      'GET /patients/:id/details',
      200,
      aPatientFile({
        individual: {
          firstname: 'Léa',
          lastname: 'Martin',
          birthdate: '2014-03-09',
          nbHoursToDo: 7.5,
          funderCompanyName: 'MDPH',
        },
      }),
    )
    const calls = mockResponse('PUT /patients/:id', 200, aPatient())
    const { address } = await openPatientForm(path)
    expect(await screen.findByRole('heading', { name: 'Martin Léa' })).toBeInTheDocument()
    expect(screen.getByLabelText('Mois')).toHaveDisplayValue('mars')
    expect(getField("Nombre d'heures à effectuer")).toHaveValue('7,5')
    await user.clear(getField('Prénom'))
    await fillField('Prénom', 'Léna')
    await clickSave('Enregistrer')
    expect(await screen.findByText('Patient modifié')).toBeInTheDocument()
    expect(calls[0]?.body).toMatchObject({
      email: 'lea.martin@exemple.fr',
      individual: { firstname: 'Léna', birthdate: '2014-03-09', nbHoursToDo: 7.5, funderCompanyName: 'MDPH' },
    })
    expect(address()).toBe('/pros/patients')
  })

  it('selects the country of a French postal code, and keeps a foreign one as typed', async () => {
    mockResponse('GET /patients/:id/details', 200, aPatientFile())
    const calls = mockResponse('PUT /patients/:id', 200, aPatient())
    await openPatientForm(path)
    const country = await screen.findByRole('combobox', { name: 'Pays' })
    expect(country).toHaveDisplayValue('France')
    await user.clear(getField('Code postal'))
    await fillField('Code postal', '98 800')
    await user.tab()
    expect(country).toHaveDisplayValue('Nouvelle-Calédonie')
    await user.selectOptions(country, 'Royaume-Uni')
    await user.clear(getField('Code postal'))
    await fillField('Code postal', 'SW1A 1AA')
    await clickSave('Enregistrer')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({ address: { zipCode: 'SW1A 1AA', country: 'GB' } })
  })

  it('shows the precision of the geocoded address until the address is changed', async () => {
    const position = { latitude: 45.75, longitude: 4.85, precision: 'zipCode' as const }
    mockResponse('GET /patients/:id/details', 200, aPatientFile({ position }))
    await openPatientForm(path)
    expect(await screen.findByText('Localisation approximative')).toBeVisible()
    await user.clear(getField('Rue'))
    await fillField('Rue', '6 rue du Lac')
    expect(await screen.findByText(/^La nouvelle adresse sera localisée/)).toBeVisible()
    expect(screen.queryByText('Localisation approximative')).not.toBeInTheDocument()
  })

  it('prefills the name of an individual from the contact', async () => {
    mockResponse(
      'GET /patients/:id/details',
      200,
      aPatientFile({ type: null, contactFirstname: 'Paul', contactLastname: 'Roux', individual: null }),
    )
    await openPatientForm(path)
    expect(await screen.findByRole('heading', { name: 'Roux Paul' })).toBeInTheDocument()
    expect(getField('Nom de famille')).toHaveValue('Roux')
  })

  it('shows that the patient was deleted while the form was open, and can add the input as a new patient', async () => {
    mockResponse('GET /patients/:id/details', 200, aPatientFile())
    mockFailure('PUT /patients/:id', 404, errorCode.notFound)
    const addRequests = mockResponse('POST /patients', 201, aPatient({ id: id(101) }))
    const { address } = await openPatientForm(path)
    await screen.findByRole('heading', { name: 'Martin Léa' })
    await user.clear(getField('Prénom'))
    await fillField('Prénom', 'Léna')
    mockFailure('GET /patients/:id/details', 404, errorCode.notFound)
    await act(() => queryClient.refetchQueries({ queryKey: patientKey(id(100)) }))
    expect(getField('Prénom')).toHaveValue('Léna')
    await clickSave('Enregistrer')
    expect(await screen.findByText('Ce patient a été supprimé entre-temps')).toBeInTheDocument()
    expect(getField('Prénom')).toHaveValue('Léna')
    await user.click(screen.getByText('Recréer', { selector: 'button' }))
    expect(await screen.findByText('Patient ajouté')).toBeInTheDocument()
    expect(addRequests[0]?.body).toMatchObject({ individual: { lastname: 'Martin', firstname: 'Léna' } })
    expect(address()).toBe('/pros/patients')
  })

  it('keeps an archived or deleted company selected, and shows that it is archived or deleted', async () => {
    const individual = { firstname: 'Léa', lastname: 'Martin', birthdate: null, nbHoursToDo: 0, firm: id(103) }
    mockResponse('GET /patients/:id/details', 200, aPatientFile({ individual }))
    const lists = [[], [{ ...firm, archivedAt: '2026-11-01T10:00:00.000Z' }]]
    mockRawResponse('GET /patients', () => Response.json(lists.shift() ?? []))
    await openPatientForm(path)
    const picker = await screen.findByLabelText('Entreprise de rattachement')
    await waitFor(() => expect(picker).toHaveDisplayValue('École du Lac (archivée)'))
    mockRawResponse('GET /patients', () => Response.json([]))
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(picker).toHaveDisplayValue('Entreprise supprimée'))
    expect(picker).toHaveValue(id(103))
  })

  it('shows that the patient is archived', async () => {
    mockResponse('GET /patients/:id/details', 200, aPatientFile({ archivedAt: '2026-11-01T10:00:00.000Z' }))
    await openPatientForm(path)
    expect(await screen.findByText(/^Ce patient est archivé/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'son dossier' })).toHaveAttribute(
      'href',
      `/pros/patients/${id(100)}/details`,
    )
  })

  it.each([
    ['is restored after a reload', 'v1', /^Brouillon restauré/],
    ['is offered for restoring when another user has changed the file', 'v2', /la fiche a été modifiée depuis/],
  ])('stores unsaved input on the device: it %s', async (_caseName, version, notice) => {
    mockResponse('GET /patients/:id/details', 200, aPatientFile({ version: 'v1' }))
    const { unmount } = await openPatientForm(path)
    await screen.findByRole('heading', { name: 'Martin Léa' })
    await user.clear(getField('Prénom'))
    await fillField('Prénom', 'Léna')
    window.dispatchEvent(new Event('pagehide'))
    unmount()
    queryClient.clear()
    mockResponse('GET /patients/:id/details', 200, aPatientFile({ version }))
    await openPatientForm(path)
    expect(await screen.findByText(notice)).toBeVisible()
    if (version === 'v2') await user.click(screen.getByRole('button', { name: 'Restaurer' }))
    expect(getField('Prénom')).toHaveValue('Léna')
    const changes = mockResponse('PUT /patients/:id', 200, aPatient({ id: id(100), version: 'v3' }))
    await clickSave('Enregistrer')
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.body).toMatchObject({ individual: { lastname: 'Martin', firstname: 'Léna' } })
    await waitFor(() => expect(storedDraftKeys()).toEqual([]))
  })

  it('asks before a company with employees becomes an individual, and asks again when their number changed', async () => {
    mockResponse('GET /patients/:id/details', 200, buildFirmFile(1))
    const calls = mockFailure('PUT /patients/:id', 409, errorCode.firmHasEmployees)
    await openPatientForm(`/pros/patient/${id(100)}`)
    await user.click(await screen.findByRole('radio', { name: 'Particulier' }))
    await clickSave('Enregistrer')
    expect(await screen.findByText('Champs requis')).toBeInTheDocument()
    await fillField('Nom de famille', 'Petit')
    await fillField('Prénom', 'Hugo')
    await clickSave('Enregistrer')
    const firstConfirmation = await findConfirmation()
    expect(firstConfirmation.getByText(/1 patient est rattaché à cette entreprise : Durand 1 Léa\./)).toBeVisible()
    expect(firstConfirmation.getByText(/sans entreprise de rattachement/)).toBeVisible()
    expect(calls).toHaveLength(0)

    mockResponse('GET /patients/:id/details', 200, buildFirmFile(10))
    await user.click(firstConfirmation.getByRole('button', { name: 'Enregistrer et détacher 1 patient' }))
    expect((await screen.findAllByText(/ont changé entre-temps/))[0]).toBeVisible()
    expect(calls[0]?.body).toMatchObject({ type: 'INDIVIDUAL', detachedEmployees: 1 })
    expect(getField('Nom de famille')).toHaveValue('Petit')

    const savingCalls = mockResponse('PUT /patients/:id', 200, aPatient())
    await clickSave('Enregistrer')
    const secondConfirmation = await findConfirmation()
    expect(
      secondConfirmation.getByText(/10 patients sont rattachés à cette entreprise : .* et 2 autres\./),
    ).toBeVisible()
    await user.click(secondConfirmation.getByRole('button', { name: 'Enregistrer et détacher 10 patients' }))
    expect(await screen.findByText('Patient modifié')).toBeInTheDocument()
    expect(savingCalls[0]?.body).toMatchObject({ detachedEmployees: 10 })
  })

  it('links to the list when the patient does not exist', async () => {
    mockFailure('GET /patients/:id/details', 404, errorCode.notFound)
    await openPatientForm(path)
    expect(await screen.findByText("Ce patient n'existe pas, ou n'existe plus.")).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Voir les patients' })).toHaveAttribute('href', '/pros/patients')
  })

  it('shows both values of each field after a conflict, and saves the selected values', async () => {
    mockResponse('GET /patients/:id/details', 200, aPatientFile({ version: 'v1', phoneNumber: '06 12 34 56 78' }))
    await openPatientForm(path)
    await screen.findByRole('heading', { name: 'Martin Léa' })
    await user.clear(getField('Téléphone'))
    await fillField('Téléphone', '06 11 11 11 11')
    const otherUsersFile = aPatientFile({ version: 'v2', phoneNumber: '06 22 22 22 22', email: 'autre@exemple.fr' })
    mockResponse('GET /patients/:id/details', 200, otherUsersFile)
    const staleRequests = mockFailure('PUT /patients/:id', 412, errorCode.changedMeanwhile)
    await clickSave('Enregistrer')
    const dialog = within(await screen.findByRole('dialog'))
    // A field that only the other user changed has their value preselected; a field that both changed has no
    // preselection.
    expect(dialog.getByRole('radio', { name: /^Enregistré entre-temps.*autre@exemple\.fr$/ })).toBeChecked()
    expect(dialog.getByRole('radio', { name: /^Votre saisie.*06 11 11 11 11$/ })).not.toBeChecked()
    expect(staleRequests[0]?.headers.get('if-match')).toBe('"v1"')
    await user.click(dialog.getByRole('radio', { name: /^Enregistré entre-temps.*06 22 22 22 22$/ }))
    const sentRequests = mockResponse('PUT /patients/:id', 200, aPatient({ version: 'v3' }))
    await user.click(dialog.getByRole('button', { name: 'Garder ces choix' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(getField('Téléphone')).toHaveValue('06 22 22 22 22')
    await clickSave('Enregistrer')
    await waitFor(() => expect(sentRequests).toHaveLength(1))
    expect(sentRequests[0]?.headers.get('if-match')).toBe('"v2"')
    expect(sentRequests[0]?.body).toMatchObject({
      email: 'autre@exemple.fr',
      phoneNumber: expect.stringMatching(/22 ?22$/),
    })
  })
})
