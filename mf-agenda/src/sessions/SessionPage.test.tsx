import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryClient } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { listKey } from 'shared/lists'
import {
  aClub,
  anAnimal,
  aPatient,
  mockResponse,
  aSession,
  aSessionType,
  resetMocks,
  id,
  mockNetworkError,
  openArea,
  mockFailure,
  mockFailureOnce,
  holdResponses,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'
import { mockLists, buildDetailedSession, typeWithoutPrice } from '../testing/fixtures.ts'

const slotSearch = '?jour=2026-11-20&de=10:00'
const ultimeTenant = {
  tenant: { offer: 'ULTIME', taxesAmount: 20, trialEndsAt: '2026-12-20T00:00:00.000Z', timeZone: 'Europe/Paris' },
} as const

const openNewSession = (search = slotSearch) =>
  openArea(area.Root, `/pros/session${search}`, { agenda: '?vue=jour&praticien=x' })
const openSavedSession = () => openArea(area.Root, `/pros/session/${id(400)}`)
const getButton = (name: string) => screen.getByRole('button', { name })
const findField = (label: string) => screen.findByLabelText(label)
const savedResponse = { sessions: [aSession()], kept: [] }

async function pickOption(label: string, option: string | RegExp) {
  await userEvent.click(await findField(label))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const pickPatient = () => pickOption('Patient *', 'Martin Léa')
const readTime = (name: string) => screen.getByRole('group', { name }).textContent?.replaceAll(/[^\d:]/g, '')

/** Chooses the typed comment in the dialog that is shown after somebody else saved first. */
async function chooseTypedComment() {
  const dialog = await screen.findByRole('dialog', { name: 'Cette séance a été modifiée entre-temps' })
  expect(within(dialog).getByRole('radio', { name: /Enregistré entre-temps\s*85,00/ })).toBeChecked()
  const comments = within(dialog).getByRole('group', { name: 'Commentaires' })
  expect(within(comments).getByRole('radio', { name: /Enregistré entre-temps\s*Sa note/ })).toBeVisible()
  await userEvent.click(within(comments).getByRole('radio', { name: /Votre saisie\s*Ma note/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Garder ces choix' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Commentaires')).toHaveValue('Ma note')
  expect(screen.getByLabelText('Prix HT')).toHaveValue('85')
}

async function deleteSession() {
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer la séance' }))
  const dialog = await screen.findByRole('dialog', { name: 'Supprimer cette séance ?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer la séance' }))
}

async function openCancelDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler la séance' }))
  return screen.findByRole('dialog', { name: 'Annuler cette séance ?' })
}

const cancelRequest = async () =>
  userEvent.click(within(await openCancelDialog()).getByRole('button', { name: 'Annuler la séance' }))

beforeEach(() => {
  signedInAs()
  mockLists()
  mockResponse('GET /sessions/:id', 200, buildDetailedSession())
  mockResponse('GET /sessions/:id/questions', 200, [])
  mockResponse('GET /sessions/:id/audios', 200, [])
  mockResponse('POST /sessions/preview', 200, { dates: [], kept: [] })
})
afterEach(resetMocks)

describe('the form of a new session', () => {
  it('starts with the chosen slot, the length and price of the type, and the signed-in therapist', async () => {
    openNewSession()
    expect(await screen.findByRole('heading', { level: 1, name: 'Ajouter une séance' })).toBeVisible()
    expect(await findField('Prix HT')).toHaveValue('70')
    expect(readTime('De')).toBe('10:00')
    expect(readTime('A')).toBe('10:45')
    expect(screen.getByText(/Séance créée pour/)).toHaveTextContent('Séance créée pour Camille Roux')
    expect(screen.queryByRole('combobox', { name: 'Praticien' })).toBeNull()
    expect(screen.queryByLabelText('Payée')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Supprimer la séance' })).toBeNull()
  })

  it('offers a choice of therapist if the practice has several and the Ultime offer', async () => {
    signedInAs(ultimeTenant)
    openNewSession()
    expect(await screen.findByRole('combobox', { name: 'Praticien' })).toHaveDisplayValue('Camille Roux')
  })

  it('preselects the first therapist for an assistant', async () => {
    signedInAs({ id: id(77), roles: ['ROLE_ASSISTANT'], ...ultimeTenant })
    openNewSession()
    expect(await screen.findByRole('combobox', { name: 'Praticien' })).toHaveDisplayValue('Hugo Blanc')
  })

  it("uses the length and the price of the chosen type, or the therapist's price if the type has none", async () => {
    openNewSession()
    await userEvent.selectOptions(await findField('Type de séance'), 'Découverte')
    expect(await findField('Prix HT')).toHaveValue('60')
    expect(readTime('A')).toBe('10:30')
    await userEvent.selectOptions(await findField('Type de séance'), 'Équithérapie')
    expect(await findField('Prix HT')).toHaveValue('70')
    expect(readTime('A')).toBe('10:45')
  })

  it('has a price of 0 by default when no price is set', async () => {
    signedInAs({ defaultSessionPrice: 0 })
    mockResponse('GET /tenant/personalize/session-types', 200, [typeWithoutPrice])
    openNewSession()
    expect(await findField('Prix HT')).toHaveValue('0')
  })

  it('uses the rent of the chosen place, and shows the sum that the patient pays to the place', async () => {
    openNewSession()
    await userEvent.selectOptions(await findField('Lieu'), aClub().name)
    expect(await findField('Location de la salle')).toHaveValue('15')
    await userEvent.type(await findField("Location de l'animal"), '7,5')
    expect(screen.getByText(/Somme versée directement au lieu/)).toHaveTextContent('0,00 €')
    await userEvent.click(await findField('Le patient paie la location'))
    expect(screen.getByText(/Somme versée directement au lieu/)).toHaveTextContent('22,50 €')
    await userEvent.selectOptions(await findField('Lieu'), 'Aucun lieu')
    expect(await findField('Location de la salle')).toHaveValue('0')
    expect(screen.getByText(/Somme versée directement au lieu/)).toHaveTextContent('7,50 €')
  })

  it('keeps a typed price when another type is chosen, and applies the price of the type in one press', async () => {
    openNewSession()
    const price = await findField('Prix HT')
    await userEvent.clear(price)
    await userEvent.type(price, '33')
    await userEvent.selectOptions(await findField('Type de séance'), 'Découverte')
    expect(price).toHaveValue('33')
    expect(screen.getByText(/votre prix par défaut : 60 €/)).toBeVisible()
    await userEvent.selectOptions(await findField('Type de séance'), 'Équithérapie')
    expect(price).toHaveValue('33')
    expect(screen.getByText(/prix du type : 70 €/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^reprendre : prix du type, 70/ }))
    expect(price).toHaveValue('70')
    expect(price).toHaveFocus()
    expect(screen.queryByText(/prix du type/)).toBeNull()
    await userEvent.selectOptions(await findField('Type de séance'), 'Découverte')
    expect(price).toHaveValue('60')
  })

  it('keeps a typed price that equals the price of another type', async () => {
    openNewSession()
    const price = await findField('Prix HT')
    await userEvent.clear(price)
    await userEvent.type(price, '60')
    await userEvent.selectOptions(await findField('Type de séance'), 'Découverte')
    await userEvent.selectOptions(await findField('Type de séance'), 'Équithérapie')
    expect(price).toHaveValue('60')
  })

  it('fills an emptied price again when another type is chosen', async () => {
    openNewSession()
    const price = await findField('Prix HT')
    await userEvent.clear(price)
    await userEvent.selectOptions(await findField('Type de séance'), 'Découverte')
    expect(price).toHaveValue('60')
  })

  it('keeps a typed rent when the place changes, and applies the rent of the place in one press', async () => {
    openNewSession()
    const rent = await findField('Location de la salle')
    await userEvent.clear(rent)
    await userEvent.type(rent, '20')
    await userEvent.selectOptions(await findField('Lieu'), aClub().name)
    expect(rent).toHaveValue('20')
    expect(screen.getByText(/loyer du lieu : 15 €/)).toBeVisible()
    await userEvent.selectOptions(await findField('Lieu'), 'Aucun lieu')
    expect(rent).toHaveValue('20')
    await userEvent.selectOptions(await findField('Lieu'), aClub().name)
    await userEvent.click(screen.getByRole('button', { name: /^reprendre : loyer du lieu, 15/ }))
    expect(rent).toHaveValue('15')
  })

  it('adds a patient that the search does not find, and keeps the input of the form', async () => {
    const sentPatients = mockResponse('POST /patients', 201, aPatient({ id: id(120) }))
    const sentSessions = mockResponse('POST /sessions', 201, savedResponse)
    openNewSession()
    await userEvent.type(await findField('Prix HT'), '33', { initialSelectionStart: 0, initialSelectionEnd: 2 })
    await userEvent.type(await findField('Patient *'), 'Petit Noé{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau patient' }))
    expect(dialog.getByRole('textbox', { name: 'Nom de famille' })).toHaveValue('Petit')
    expect(dialog.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Noé')
    mockResponse('GET /patients', 200, [aPatient(), aPatient({ id: id(120) })])
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentPatients[0]?.body).toMatchObject({ individual: { lastname: 'Petit', firstname: 'Noé' } })
    expect(await findField('Prix HT')).toHaveValue('33')
    await userEvent.click(getButton('Ajouter'))
    await waitFor(() => expect(sentSessions[0]?.body).toMatchObject({ patientId: id(120), price: 33 }))
  })

  it('adds an animal that the search does not find', async () => {
    mockResponse('GET /types/animals', 200, [
      { id: id(300), name: 'Cheval', races: [{ id: id(301), name: 'Selle français' }] },
    ])
    const sentAnimals = mockResponse('POST /animals', 201, anAnimal({ id: id(210), name: 'Tornade' }))
    openNewSession()
    await userEvent.type(await findField('Animaux'), 'Tornade{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvel animal' }))
    expect(await dialog.findByRole('textbox', { name: "Nom de l'animal" })).toHaveValue('Tornade')
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }))
    expect(await dialog.findByText('Obligatoire')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /heures de travail/ }), '12')
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentAnimals[0]?.body).toMatchObject({ name: 'Tornade', nbWorkingHoursByWeek: 12 })
    expect(await screen.findByRole('button', { name: 'Tornade' })).toBeVisible()
  })

  it('does not offer to add patients or animals without the privilege', async () => {
    signedInAs({ privileges: ['AGENDA'] })
    openNewSession()
    await userEvent.type(await findField('Patient *'), 'Petit Noé')
    expect(await screen.findByText('Aucun patient')).toBeVisible()
    expect(screen.queryByRole('option', { name: /^Ajouter/ })).toBeNull()
  })

  it('sends the whole session once, and returns to the calendar on its day', async () => {
    const sentRequests = mockResponse('POST /sessions', 201, savedResponse)
    const { address } = openNewSession()
    await pickPatient()
    await userEvent.dblClick(getButton('Ajouter'))
    expect(await screen.findByText('Séance correctement ajoutée')).toBeVisible()
    expect(address()).toBe('/pros/sessions?vue=jour&praticien=x&date=2026-11-20')
    expect(sentRequests).toHaveLength(1)
    expect(sentRequests[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
    expect(sentRequests[0]?.body).toEqual({
      startDate: '2026-11-20',
      endDate: null,
      startTime: '10:00',
      endTime: '10:45',
      recurrence: 'ONCE',
      therapistId: id(1),
      sessionTypeId: id(500),
      patientId: aPatient().id,
      animalIds: [],
      clubId: null,
      price: 70,
      roomRent: 0,
      animalRent: 0,
      taxesPaidByPatient: 0,
      patientPresent: true,
      paid: false,
      withAnimalOnly: false,
      selectedCorporatePatients: [],
      comments: '',
    })
  })

  it('reuses its idempotency key when it is sent again after a failure', async () => {
    mockNetworkError('POST /sessions')
    openNewSession()
    await pickPatient()
    await userEvent.click(getButton('Ajouter'))
    const message = await screen.findByText('Le serveur ne répond pas. Votre saisie est gardée : réessayez.')
    expect(message).toBeVisible()
    expect(message.closest('[role=alert]')).toHaveFocus()
    const firstRequests = mockFailure('POST /sessions', 503, errorCode.unavailable)
    await userEvent.click(getButton('Ajouter'))
    await waitFor(() => expect(firstRequests).toHaveLength(1))
    const secondRequests = mockResponse('POST /sessions', 201, savedResponse)
    await waitFor(() => expect(getButton('Ajouter')).toBeEnabled())
    await userEvent.click(getButton('Ajouter'))
    await waitFor(() => expect(secondRequests).toHaveLength(1))
    expect(secondRequests[0]?.headers.get('idempotency-key')).toBe(firstRequests[0]?.headers.get('idempotency-key'))
  })
})

describe('the session form with problems', () => {
  it('lists the missing fields, and focuses a field when its link is clicked', async () => {
    openNewSession('?jour=2026-11-20')
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter' }))
    const errorSummary = await screen.findByRole('alert', { name: 'Champs requis' })
    expect(
      within(errorSummary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['De : Obligatoire', 'A : Obligatoire', 'Patient obligatoire'])
    expect(errorSummary).toHaveFocus()
    expect(screen.getByRole('group', { name: 'De' })).toHaveAccessibleDescription('Obligatoire')
    await userEvent.click(within(errorSummary).getByRole('link', { name: 'Patient obligatoire' }))
    expect(await findField('Patient *')).toHaveFocus()
    expect(await findField('Patient *')).toHaveAccessibleDescription('Patient obligatoire')
  })

  it('does not require a patient when the animal works alone', async () => {
    const sentRequests = mockResponse('POST /sessions', 201, savedResponse)
    openNewSession()
    await userEvent.click(await findField("Travail de l'animal seulement"))
    expect(screen.queryByLabelText('Patient *')).toBeNull()
    await userEvent.click(getButton('Ajouter'))
    await waitFor(() => expect(sentRequests[0]?.body).toMatchObject({ withAnimalOnly: true, patientId: null }))
  })

  it('shows invalid dates (E113) at the end time, and in a toast for a new session', async () => {
    mockFailure('POST /sessions', 400, errorCode.datesRefused)
    openNewSession()
    await pickPatient()
    await userEvent.click(getButton('Ajouter'))
    expect(await screen.findByText("Erreur lors de l'enregistrement")).toBeVisible()
    const errorSummary = await screen.findByRole('alert', { name: 'Champs requis' })
    expect(
      within(errorSummary).getByRole('link', { name: 'La date de fin doit être supérieure à la date de début.' }),
    ).toBeVisible()
  })

  it('shows invalid times (E271) at the end time, with a sentence about times', async () => {
    mockFailure('PUT /sessions/:id', 400, errorCode.timesRefused)
    openSavedSession()
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByRole('alert', { name: 'Champs requis' })).toHaveTextContent(
      "L'heure de fin doit être après l'heure de début",
    )
  })

  it('shows invalid dates (E113) at the end time, without a toast for a saved session', async () => {
    mockFailure('PUT /sessions/:id', 400, errorCode.datesRefused)
    openSavedSession()
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByRole('alert', { name: 'Champs requis' })).toHaveTextContent(
      'La date de fin doit être supérieure à la date de début.',
    )
    expect(screen.queryByText("Erreur lors de l'enregistrement")).toBeNull()
  })
})

describe("the hint about an animal's hours in the session form", () => {
  it('shows the remaining hours of the week, and a warning from 80 % with this session', async () => {
    openNewSession()
    await pickOption('Animaux', /Noisette\s*3 h restantes/)
    expect(await screen.findByText(/3 h libres cette semaine \(/)).toHaveTextContent(
      'Noisette : 3 h libres cette semaine (9 h prévues sur 12 h)',
    )
    expect(screen.getByText('Cette séance le mène près de sa limite.')).toBeVisible()
  })

  it('shows an error over 100 %', async () => {
    openNewSession('?jour=2026-11-20&de=10:00&a=13:30')
    await pickOption('Animaux', /Noisette/)
    expect(await screen.findByText(/Cette séance le fait dépasser sa limite/)).toBeVisible()
  })

  it('does not count the saved session twice', async () => {
    mockResponse(
      'GET /sessions/:id',
      200,
      buildDetailedSession({ animalIds: [id(200)], startTime: '10:00', endTime: '12:00' }),
    )
    openSavedSession()
    expect(await screen.findByText(/5 h libres cette semaine/)).toHaveTextContent(
      'Noisette : 5 h libres cette semaine (7 h prévues sur 12 h)',
    )
    expect(screen.queryByText(/limite/)).toBeNull()
  })
})

describe('the session form for a busy slot', () => {
  const conflicts = [
    { date: '2026-11-20', kind: 'therapist' as const, id: id(9), name: 'Noé Petit' },
    { date: '2026-11-20', kind: 'animal' as const, id: id(9), name: 'Noisette' },
  ]

  it('shows the conflict, and saves anyway with a reason', async () => {
    mockFailureOnce('POST /sessions', 409, errorCode.sessionConflict, { conflicts })
    openNewSession()
    await pickPatient()
    await userEvent.click(getButton('Ajouter'))
    const dialog = await screen.findByRole('dialog', { name: 'Ce créneau est déjà occupé' })
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'vendredi 20 novembre 2026 : Noé Petit (praticien déjà en séance)',
      'vendredi 20 novembre 2026 : Noisette (animal déjà en séance)',
    ])
    const sentRequests = mockResponse('POST /sessions', 201, savedResponse)
    await userEvent.type(within(dialog).getByLabelText('Motif (facultatif)'), 'Séance à deux')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer quand même' }))
    expect(await screen.findByText('Séance correctement ajoutée')).toBeVisible()
    expect(sentRequests[0]?.body).toMatchObject({ force: true, forceReason: 'Séance à deux' })
  })

  it('keeps the typed values when the user returns to the form', async () => {
    mockFailure('PUT /sessions/:id', 409, errorCode.sessionConflict, { conflicts })
    openSavedSession()
    await userEvent.type(await findField('Commentaires'), 'Bien reposé')
    await userEvent.click(getButton('Enregistrer'))
    await userEvent.click(await screen.findByRole('button', { name: 'Modifier la séance' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await findField('Commentaires')).toHaveValue('Bien reposé')
  })
})

describe('the form of a validated session', () => {
  it('shows the details with the buttons to cancel, save and delete', async () => {
    openSavedSession()
    expect(await screen.findByRole('heading', { level: 1, name: 'Détails de la séance' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Enregistrer' })).toBeVisible()
    expect(getButton('Annuler')).toBeVisible()
    expect(getButton('Supprimer la séance')).toBeVisible()
    for (const name of ['Valider', 'Retour', 'Annuler la séance', 'Ajouter'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('links to the invoice form', async () => {
    openSavedSession()
    const link = await screen.findByRole('link', { name: 'Facturer' })
    expect(link).toHaveAttribute('href', `/pros/billings?sessionId=${id(400)}`)
  })

  it.each([
    ['that is already billed', { billId: id(900) }, {}],
    ['without a patient', { patientId: null, withAnimalOnly: true }, {}],
    ['for a member without the privilege to bill', {}, { privileges: ['AGENDA' as const] }],
  ])('does not offer to bill a session %s', async (_caseName, session, member) => {
    signedInAs(member)
    mockResponse('GET /sessions/:id', 200, buildDetailedSession(session))
    openSavedSession()
    expect(await screen.findByRole('link', { name: 'Émargement' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Facturer' })).toBeNull()
  })

  it.each([
    ['it is billed', { billId: id(900) }, /^Cette séance est facturée/],
    ['a part of it is billed', { partBilled: true }, /^Une part de cette séance est facturée/],
  ])('disables the fields and shows why when %s', async (_caseName, session, reason) => {
    mockResponse('GET /sessions/:id', 200, buildDetailedSession(session))
    openSavedSession()
    expect(await screen.findByText(reason)).toBeVisible()
    await findField('Prix HT')
    const groups = screen.getAllByRole('group', { name: reason })
    for (const label of ['Prix HT', 'Lieu', 'Type de séance', 'Commentaires', 'Patient présent']) {
      const disabledField = screen.getByLabelText(label)
      expect(disabledField).toBeDisabled()
      expect(groups.some((group) => group.contains(disabledField))).toBe(true)
    }
    for (const spinbutton of within(screen.getByRole('group', { name: /^Jour/ })).getAllByRole('spinbutton'))
      expect(spinbutton).toHaveAttribute('aria-disabled', 'true')
    expect(getButton('Enregistrer')).toBeDisabled()
    expect(getButton('Supprimer la séance')).toBeDisabled()
    expect(screen.getByRole('link', { name: 'le dossier du patient' })).toHaveAttribute(
      'href',
      `/pros/patients/${id(100)}/details`,
    )
    await userEvent.click(screen.getByRole('button', { name: /^5\./ }))
    for (const radioButton of within(screen.getByRole('region', { name: 'Évaluation' })).getAllByRole('radio'))
      expect(radioButton).toBeDisabled()
  })

  it('enables the fields while nothing is billed', async () => {
    openSavedSession()
    expect(await findField('Prix HT')).toBeEnabled()
    expect(screen.queryByRole('group', { name: /facturée/ })).toBeNull()
  })

  it('sends the version that was read, in If-Match', async () => {
    const sentRequests = mockResponse('PUT /sessions/:id', 200, savedResponse)
    const { address } = openSavedSession()
    await userEvent.type(await findField('Commentaires'), 'Bien reposé')
    await userEvent.click(getButton('Enregistrer'))
    expect(await screen.findByText('Séance mise à jour')).toBeVisible()
    expect(address()).toBe('/pros/sessions?date=2026-11-20')
    expect(sentRequests[0]?.headers.get('if-match')).toBe('"3"')
    expect(sentRequests[0]?.body).toMatchObject({ comments: 'Bien reposé' })
  })

  it("shows somebody else's changes next to the typed values, and saves the chosen values", async () => {
    mockFailureOnce('PUT /sessions/:id', 412, errorCode.changedMeanwhile)
    openSavedSession()
    await userEvent.type(await findField('Commentaires'), 'Ma note')
    mockResponse('GET /sessions/:id', 200, buildDetailedSession({ version: 4, price: 85, comments: 'Sa note' }))
    await userEvent.click(getButton('Enregistrer'))
    const dialog = await screen.findByRole('dialog', { name: 'Cette séance a été modifiée entre-temps' })
    const price = within(dialog).getByRole('group', { name: 'Prix HT' })
    expect(within(price).getByRole('radio', { name: /Enregistré entre-temps\s*85,00/ })).toBeChecked()
    const comments = within(dialog).getByRole('group', { name: 'Commentaires' })
    expect(within(comments).getByRole('radio', { name: /Votre saisie\s*Ma note/ })).not.toBeChecked()
    expect(within(comments).getByRole('radio', { name: /Enregistré entre-temps\s*Sa note/ })).not.toBeChecked()
    const confirmButton = within(dialog).getByRole('button', { name: 'Garder ces choix' })
    expect(confirmButton).toBeDisabled()
    await userEvent.click(within(comments).getByRole('radio', { name: /Garder les deux textes/ }))
    await userEvent.click(confirmButton)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await findField('Prix HT')).toHaveValue('85')
    const sentRequests = mockResponse('PUT /sessions/:id', 200, savedResponse)
    await userEvent.click(getButton('Enregistrer'))
    await waitFor(() => expect(sentRequests).toHaveLength(1))
    expect(sentRequests[0]?.headers.get('if-match')).toBe('"4"')
    expect(sentRequests[0]?.body).toMatchObject({ comments: 'Sa note\n\nMa note', price: 85 })
  })

  it('adds the session again with the typed values when somebody else deleted it', async () => {
    mockFailure('PUT /sessions/:id', 404, errorCode.notFound)
    const { address } = openSavedSession()
    await userEvent.type(await findField('Commentaires'), 'Ma note')
    mockFailure('GET /sessions/:id', 404, errorCode.notFound)
    const addRequests = mockResponse('POST /sessions', 201, savedResponse)
    await userEvent.click(getButton('Enregistrer'))
    await userEvent.click(await screen.findByRole('button', { name: 'Recréer' }))
    expect(await screen.findByText('Séance correctement ajoutée')).toBeVisible()
    expect(addRequests[0]?.body).toMatchObject({ comments: 'Ma note', startDate: '2026-11-20', recurrence: 'ONCE' })
    expect(address()).toBe('/pros/sessions?date=2026-11-20')
  })

  it('deletes the session once confirmed', async () => {
    const requests = mockResponse('DELETE /sessions/:id', 200, { deleted: [id(400)], kept: [], undoId: id(900) })
    const { address } = openSavedSession()
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer la séance' }))
    const dialog = await screen.findByRole('dialog', { name: 'Supprimer cette séance ?' })
    expect(requests).toHaveLength(0)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer la séance' }))
    expect(await screen.findByText('Séance supprimée')).toBeVisible()
    expect(address()).toBe('/pros/sessions?date=2026-11-20')
  })

  it("shows somebody else's changes before deleting, and keeps the typed input", async () => {
    mockFailureOnce('DELETE /sessions/:id', 412, errorCode.changedMeanwhile)
    openSavedSession()
    await userEvent.type(await findField('Commentaires'), 'Ma note')
    mockResponse('GET /sessions/:id', 200, buildDetailedSession({ version: 4, price: 85, comments: 'Sa note' }))
    await deleteSession()
    await chooseTypedComment()
    const requests = mockResponse('DELETE /sessions/:id', 200, { deleted: [id(400)], kept: [], undoId: id(900) })
    await deleteSession()
    expect(await screen.findByText('Séance supprimée')).toBeVisible()
    expect(requests[0]?.headers.get('if-match')).toBe('"4"')
  })

  it("asks to delete again when somebody else changed only 'Payée', then deletes", async () => {
    mockFailureOnce('DELETE /sessions/:id', 412, errorCode.changedMeanwhile)
    openSavedSession()
    await userEvent.type(await findField('Commentaires'), 'Ma note')
    mockResponse('GET /sessions/:id', 200, buildDetailedSession({ version: 4, paid: true }))
    await deleteSession()
    expect(
      await screen.findByText('La séance vient de changer, sans toucher à votre saisie : recommencez.'),
    ).toBeVisible()
    expect(await findField('Payée')).toBeChecked()
    expect(await findField('Commentaires')).toHaveValue('Ma note')
    const requests = mockResponse('DELETE /sessions/:id', 200, { deleted: [id(400)], kept: [], undoId: id(900) })
    await deleteSession()
    expect(await screen.findByText('Séance supprimée')).toBeVisible()
    expect(requests[0]?.headers.get('if-match')).toBe('"4"')
  })

  it('disables saving and deleting a billed session', async () => {
    mockResponse('GET /sessions/:id', 200, buildDetailedSession({ billId: id(800) }))
    openSavedSession()
    expect(
      await screen.findByText('Cette séance est facturée : elle ne peut être ni modifiée ni supprimée.'),
    ).toBeVisible()
    expect(getButton('Enregistrer')).toBeDisabled()
    expect(getButton('Supprimer la séance')).toBeDisabled()
  })

  it.each([
    ['that no longer exists', 404, errorCode.notFound],
    ['with an incomplete id', 400, errorCode.invalid],
  ])('shows an error page for a session %s', async (_caseName, status, code) => {
    mockFailure('GET /sessions/:id', status, code)
    openSavedSession()
    expect(await screen.findByText("Cette séance n'existe plus.")).toBeVisible()
  })
})

describe('an open session form', () => {
  it('keeps the typed input when reloading a list fails', async () => {
    openNewSession()
    const price = await findField('Prix HT')
    await userEvent.clear(price)
    await userEvent.type(price, '85')
    const requests = mockFailure('GET /clubs', 403, errorCode.forbidden)
    await queryClient.invalidateQueries({ queryKey: listKey.clubs })
    expect(requests).toHaveLength(1)
    // Once the reloaded session types are shown, the page has also handled the failed request for the clubs.
    mockResponse('GET /tenant/personalize/session-types', 200, [aSessionType(), { ...typeWithoutPrice, name: 'Bilan' }])
    await queryClient.invalidateQueries({ queryKey: listKey.sessionTypes })
    expect(await screen.findByRole('option', { name: 'Bilan' })).toBeInTheDocument()
    expect(price).toBeInTheDocument()
    expect(price).toHaveValue('85')
    expect(screen.queryByText("La séance n'a pas pu être chargée.")).not.toBeInTheDocument()
  })
})

describe("the checkbox 'Payée'", () => {
  it('is saved immediately, after which the form is saved with the new version', async () => {
    const paidRequests = mockResponse('PATCH /sessions/:id', 200, aSession({ paid: true }))
    openSavedSession()
    const checkbox = await findField('Payée')
    mockResponse('GET /sessions/:id', 200, buildDetailedSession({ paid: true, version: 4 }))
    await userEvent.click(checkbox)
    expect(await screen.findByText('Information mises à jour')).toBeVisible()
    expect(checkbox).toBeChecked()
    expect(paidRequests[0]?.url.search).toBe('?paid=true')
    const sentRequests = mockResponse('PUT /sessions/:id', 200, savedResponse)
    await waitFor(() => expect(checkbox).toBeEnabled())
    await userEvent.click(getButton('Enregistrer'))
    await waitFor(() => expect(sentRequests).toHaveLength(1))
    expect([sentRequests[0]?.headers.get('if-match'), sentRequests[0]?.body.paid]).toEqual(['"4"', true])
  })

  it('returns to its saved value when the server refuses, so that the next click sends the same change again', async () => {
    mockFailure('PATCH /sessions/:id', 500, errorCode.unexpected)
    const release = holdResponses('PATCH /sessions/:id')
    openSavedSession()
    const checkbox = await findField('Payée')
    await userEvent.click(checkbox)
    await waitFor(() => expect(checkbox).toBeChecked())
    release()
    expect(await screen.findByText('Mise à jour paiement impossible')).toBeVisible()
    await waitFor(() => expect(checkbox).toBeEnabled())
    expect(checkbox).not.toBeChecked()
    const requests = mockResponse('PATCH /sessions/:id', 200, aSession({ paid: true }))
    await userEvent.click(checkbox)
    await waitFor(() => expect(requests[0]?.url.search).toBe('?paid=true'))
  })

  it('returns to its saved value when the network fails', async () => {
    mockNetworkError('PATCH /sessions/:id')
    openSavedSession()
    const checkbox = await findField('Payée')
    mockNetworkError('GET /sessions/:id')
    await userEvent.click(checkbox)
    expect(await screen.findByText('Mise à jour paiement impossible')).toBeVisible()
    await waitFor(() => expect(checkbox).toBeEnabled())
    expect(checkbox).not.toBeChecked()
  })

  it("can be clicked again after somebody else's changes were shown, without losing the typed input", async () => {
    mockFailureOnce('PATCH /sessions/:id', 412, errorCode.changedMeanwhile)
    openSavedSession()
    await userEvent.type(await findField('Commentaires'), 'Ma note')
    mockResponse('GET /sessions/:id', 200, buildDetailedSession({ version: 4, price: 85, comments: 'Sa note' }))
    const checkbox = await findField('Payée')
    await userEvent.click(checkbox)
    await chooseTypedComment()
    expect(checkbox).not.toBeChecked()
    const requests = mockResponse('PATCH /sessions/:id', 200, aSession({ paid: true }))
    await userEvent.click(checkbox)
    expect(await screen.findByText('Information mises à jour')).toBeVisible()
    expect(requests[0]?.headers.get('if-match')).toBe('"4"')
  })

  it("does not hide somebody else's changes, which the next save reports", async () => {
    mockResponse('PATCH /sessions/:id', 200, aSession({ paid: true }))
    openSavedSession()
    const checkbox = await findField('Payée')
    mockResponse('GET /sessions/:id', 200, buildDetailedSession({ paid: true, version: 5, price: 99 }))
    await userEvent.click(checkbox)
    await waitFor(() => expect(checkbox).toBeEnabled())
    const sentRequests = mockFailure('PUT /sessions/:id', 412, errorCode.changedMeanwhile)
    await userEvent.click(getButton('Enregistrer'))
    expect(await screen.findByText('Cette séance a été modifiée entre-temps')).toBeVisible()
    expect(sentRequests[0]?.headers.get('if-match')).toBe('"3"')
  })
})

describe('the form of a booking request', () => {
  const request = buildDetailedSession({ validated: false })
  beforeEach(() => {
    mockResponse('GET /sessions/:id', 200, request)
  })

  it('has the buttons to go back, cancel and validate, but none to delete', async () => {
    openSavedSession()
    expect(await screen.findByRole('button', { name: 'Valider' })).toBeVisible()
    expect(getButton('Retour')).toBeVisible()
    expect(getButton('Annuler la séance')).toBeVisible()
    for (const name of ['Enregistrer', 'Annuler', 'Supprimer la séance'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it("shows the expiry in the practice's time zone", async () => {
    signedInAs({ tenant: { ...ultimeTenant.tenant, timeZone: 'Indian/Reunion' } })
    mockResponse('GET /sessions/:id', 200, { ...request, expiresAt: '2026-10-31T21:30:00.000Z' })
    openSavedSession()
    expect(await screen.findByText(/la demande expire le dimanche 1er novembre 2026 à 01:30\./)).toBeVisible()
  })

  it('validates the request, then saves', async () => {
    const requestNames: string[] = []
    const validateRequests = mockResponse('PATCH /sessions/:id/validate', 200, aSession())
    const { address } = openSavedSession()
    await userEvent.type(await findField('Commentaires'), 'Première visite')
    mockResponse('GET /sessions/:id', 200, buildDetailedSession({ version: 4 }))
    const sentRequests = mockResponse('PUT /sessions/:id', 200, savedResponse)
    await userEvent.click(getButton('Valider'))
    expect(await screen.findByText('Séance mise à jour')).toBeVisible()
    requestNames.push(
      ...validateRequests.map(() => 'validated'),
      ...sentRequests.map(({ headers }) => `saved over ${headers.get('if-match')}`),
    )
    expect(requestNames).toEqual(['validated', 'saved over "4"'])
    expect(sentRequests[0]?.body).toMatchObject({ comments: 'Première visite' })
    expect(address()).toBe('/pros/sessions?date=2026-11-20')
  })

  it.each([
    [errorCode.sessionStateChanged, 'Cette demande a expiré ou a déjà reçu une réponse.'],
    [errorCode.notFound, "Cette séance n'existe plus."],
  ])('shows an error and saves nothing when validating fails (%s)', async (code, expectedMessage) => {
    mockFailure('PATCH /sessions/:id/validate', 409, code)
    const sentRequests = mockResponse('PUT /sessions/:id', 200, savedResponse)
    openSavedSession()
    await userEvent.click(await screen.findByRole('button', { name: 'Valider' }))
    expect(await screen.findByText('Impossible de valider la séance')).toBeVisible()
    expect(screen.getByText(expectedMessage)).toBeVisible()
    expect(sentRequests).toHaveLength(0)
  })

  it('saves despite the conflict of a busy slot, then validates', async () => {
    mockFailureOnce('PATCH /sessions/:id/validate', 409, errorCode.sessionConflict, {
      conflicts: [{ date: '2026-11-20', kind: 'vacation', id: id(9), name: 'Camille Roux' }],
    })
    openSavedSession()
    await userEvent.click(await screen.findByRole('button', { name: 'Valider' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('Camille Roux (absence)')
    const sentRequests = mockResponse('PUT /sessions/:id', 200, savedResponse)
    const validateRequests = mockResponse('PATCH /sessions/:id/validate', 200, aSession())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer quand même' }))
    expect(await screen.findByText('Séance mise à jour')).toBeVisible()
    expect([sentRequests[0]?.body.force, validateRequests.length]).toEqual([true, 1])
  })

  it('asks about an unsuitable animal, then saves the reason and validates', async () => {
    const detail = 'Câline : peur des ânes'
    mockFailureOnce('PATCH /sessions/:id/validate', 409, errorCode.sessionConflict, {
      conflicts: [{ date: '2026-11-20', kind: 'incompatible', id: id(300), name: 'Câline', detail }],
    })
    openSavedSession()
    await userEvent.click(await screen.findByRole('button', { name: 'Valider' }))
    const dialog = await screen.findByRole('dialog', { name: 'Un animal ne convient pas' })
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(detail)
    const sentRequests = mockResponse('PUT /sessions/:id', 200, savedResponse)
    const validateRequests = mockResponse('PATCH /sessions/:id/validate', 200, aSession())
    await userEvent.type(within(dialog).getByRole('textbox'), 'En longe')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer quand même' }))
    expect(await screen.findByText('Séance mise à jour')).toBeVisible()
    expect(sentRequests[0]?.body).toMatchObject({ force: true, forceReason: 'En longe' })
    expect(validateRequests).toHaveLength(1)
  })

  it('cancels the request once confirmed, and returns to its week', async () => {
    const requests = mockResponse('PATCH /sessions/:id/cancel', 204)
    const { address } = openSavedSession()
    await userEvent.click(within(await openCancelDialog()).getByRole('button', { name: 'Retour' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const dialog = await openCancelDialog()
    expect(requests).toHaveLength(0)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler la séance' }))
    await waitFor(() => expect(address()).toBe('/pros/sessions?date=2026-11-20'))
    expect(requests).toHaveLength(1)
  })

  it("shows somebody else's changes before cancelling, and keeps the typed input", async () => {
    mockFailureOnce('PATCH /sessions/:id/cancel', 412, errorCode.changedMeanwhile)
    openSavedSession()
    await userEvent.type(await findField('Commentaires'), 'Ma note')
    mockResponse('GET /sessions/:id', 200, { ...request, version: 4, price: 85, comments: 'Sa note' })
    await cancelRequest()
    await chooseTypedComment()
    const requests = mockResponse('PATCH /sessions/:id/cancel', 204)
    await cancelRequest()
    expect(await screen.findByText('Demande annulée')).toBeVisible()
    expect(requests[0]?.headers.get('if-match')).toBe('"4"')
  })

  it('shows an error when cancelling fails', async () => {
    mockFailure('PATCH /sessions/:id/cancel', 409, errorCode.sessionStateChanged)
    const { address } = openSavedSession()
    await userEvent.click(within(await openCancelDialog()).getByRole('button', { name: 'Annuler la séance' }))
    expect(await screen.findByText('Annulation impossible')).toBeVisible()
    expect(address()).toBe(`/pros/session/${id(400)}`)
  })
})

describe("the patient's answers at the first booking", () => {
  beforeEach(() => {
    mockResponse('GET /sessions/:id/questions', 200, [{ question: 'Avez-vous peur des chevaux ?', answer: 'Un peu' }])
  })

  it('are shown in the form', async () => {
    openSavedSession()
    expect(await screen.findByText('Avez-vous peur des chevaux ?')).toBeVisible()
    expect(screen.getByText('Un peu')).toBeVisible()
  })

  it('are hidden on the Standard offer', async () => {
    signedInAs({ tenant: { ...ultimeTenant.tenant, offer: 'STANDARD' } })
    openSavedSession()
    expect(await findField('Commentaires')).toBeVisible()
    expect(screen.queryByText('Un peu')).toBeNull()
  })
})
