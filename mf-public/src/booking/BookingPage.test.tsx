import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  mockResponse,
  resetMocks,
  id,
  mockLostResponse,
  mockNetworkError,
  openArea,
  mockFailure,
  setNow,
  signedOut,
} from 'shared/testing'
import area from '../remote.tsx'
import { buildSlot, buildTherapist, buildSessionType } from '../testing/fixtures.ts'
import { removeDraft } from './draft.ts'

const therapistId = id(1)
const bookingUrl = `/public/session?therapistId=${therapistId}&date=2027-03-03&startTime=10:00&endTime=11:00`
const shortType = buildSessionType({ id: id(51), name: 'Bilan', duration: 30 })
const openPage = (path = bookingUrl) => openArea(area.Root, path)
const getInput = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\b`), { selector: 'input' })
const passwordInput = () => screen.getByLabelText(/^Mot de passe/, { selector: 'input' })
const startTimeField = () => screen.getByRole('group', { name: /^De\b/ })
const sendButton = () =>
  screen.getByText('Envoyer ma demande', { selector: 'button > span' }).closest('button') ?? document.body
const alertTexts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

async function pasteInto(input: HTMLElement, text: string) {
  await userEvent.click(input)
  await userEvent.paste(text)
}

async function fillNewPatient() {
  await screen.findByText(/^(Envoyer ma demande|Continuer)$/)
  await pasteInto(getInput('Prénom'), 'Léa')
  await pasteInto(getInput('Nom'), 'Martin')
  await pasteInto(getInput('E-mail'), 'lea@exemple.fr')
  await pasteInto(passwordInput(), 'les-grands-pres')
}

async function fillKnownPatient() {
  await userEvent.click(await screen.findByText("J'ai déjà un compte", { selector: '[role="tab"]' }))
  await pasteInto(getInput('E-mail'), 'lea@exemple.fr')
  await pasteInto(passwordInput(), 'les-grands-pres')
}

const throwSecurityError = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

beforeEach(() => {
  setNow('2027-02-20T09:00:00Z')
  signedOut()
  removeDraft()
  mockResponse('GET /therapists/:id', 200, buildTherapist())
  mockResponse('GET /therapists/:id/session-types', 200, [buildSessionType(), shortType])
  mockResponse('GET /therapists/:id/session-types/:sessionTypeId/questions', 200, [])
})
afterEach(() => {
  resetMocks()
  jest.useRealTimers()
})

describe('the booking form', () => {
  it('shows that the therapist is not in the directory, and links to the directory', async () => {
    mockFailure('GET /therapists/:id', 404, errorCode.notFound)
    mockFailure('GET /therapists/:id/session-types', 404, errorCode.notFound)
    openPage()
    expect(await screen.findByText(/ne figure pas, ou plus, dans l'annuaire/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Trouver un autre praticien' })).toHaveAttribute('href', '/therapists')
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('is prefilled with the slot of the URL and the first session type', async () => {
    openPage()
    expect(await screen.findByRole('group', { name: /^Jour/ })).toHaveTextContent('03/03/2027')
    expect(startTimeField()).toHaveTextContent('10:00')
    expect(screen.getByLabelText(/^A /)).toHaveValue('11:00')
    expect(screen.getByLabelText('Type de séance')).toHaveValue(id(50))
  })

  it('requires another session type when the type in the URL is no longer offered', async () => {
    openPage(`${bookingUrl}&sessionTypeId=${id(59)}`)
    expect(await screen.findByText(/Ce type de séance n'est plus proposé/)).toBeVisible()
    expect(screen.getByLabelText('Type de séance')).toHaveValue('')
    await userEvent.selectOptions(screen.getByLabelText('Type de séance'), id(51))
    expect(screen.queryByText(/n'est plus proposé/)).not.toBeInTheDocument()
    expect(screen.getByLabelText(/^A /)).toHaveValue('10:30')
  })

  it('refuses a past day before an account is created', async () => {
    const accounts = mockResponse('POST /public/patients', 201, { patientId: id(9) })
    openPage(bookingUrl.replace('2027-03-03', '2027-02-03'))
    await fillNewPatient()
    await userEvent.click(sendButton())
    expect(await screen.findAllByText('La date de début doit être supérieure à la date courante.')).not.toHaveLength(0)
    expect(accounts).toHaveLength(0)
  })

  it.each([
    ['one hour ago in Paris', 'Europe/Paris', '09:00', true],
    ['in one hour in Paris', 'Europe/Paris', '11:00', false],
    ['the same time in Guadeloupe, where it is in the future', 'America/Guadeloupe', '09:00', false],
  ])(
    "refuses a time only if it is past in the practice's time zone: %s",
    async (_when, timeZone, startTime, isPast) => {
      setNow('2027-02-20T09:00:00Z')
      mockResponse('GET /therapists/:id', 200, buildTherapist({ timeZone }))
      const accounts = mockFailure('POST /public/patients', 503, errorCode.unavailable)
      openPage(bookingUrl.replace('2027-03-03', '2027-02-20').replace('startTime=10:00', `startTime=${startTime}`))
      await fillNewPatient()
      await userEvent.click(sendButton())
      if (isPast) {
        const texts = await screen.findAllByText('La date de début doit être supérieure à la date courante.')
        expect(texts).not.toHaveLength(0)
      } else await waitFor(() => expect(accounts).toHaveLength(1))
      expect(accounts).toHaveLength(isPast ? 0 : 1)
    },
  )

  it('computes the end from the length of the session type', async () => {
    openPage()
    await userEvent.selectOptions(await screen.findByLabelText('Type de séance'), id(51))
    expect(screen.getByLabelText(/^A /)).toHaveValue('10:30')
  })

  it('sends the selected club when several offer the session type', async () => {
    const clubs = [
      { id: id(60), name: 'Le Lac', city: 'Lyon' },
      { id: id(61), name: 'Le Pré', city: '' },
    ]
    mockResponse('GET /therapists/:id/session-types', 200, [buildSessionType({ clubs })])
    mockResponse('POST /public/patients', 201, { patientId: id(9) })
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    const requests = mockResponse('POST /public/patients/sessions', 201, { id: id(10) })
    openPage()
    const clubSelect = await screen.findByLabelText('Lieu')
    expect(clubSelect).toHaveDisplayValue('Le Lac, Lyon')
    await userEvent.selectOptions(clubSelect, 'Le Pré')
    await fillNewPatient()
    await userEvent.click(sendButton())
    await screen.findByRole('heading', { name: 'Votre demande de séance est enregistrée' })
    expect(requests[0]?.body).toMatchObject({ clubId: id(61) })
  })

  const lakeClub = { id: id(60), name: 'Le Lac', city: 'Lyon' }
  const meadowClub = { id: id(61), name: 'Le Pré', city: '' }
  const clubGoneText = "Cette séance n'est pas, ou plus, proposée dans ce lieu : choisissez-en un autre."

  it('requires another club, before an account is created, when the club in the URL is no longer offered', async () => {
    mockResponse('GET /therapists/:id/session-types', 200, [buildSessionType({ clubs: [lakeClub, meadowClub] })])
    const accounts = mockFailure('POST /public/patients', 503, errorCode.unavailable)
    openPage(`${bookingUrl}&clubId=${id(69)}`)
    const clubSelect = await screen.findByLabelText('Lieu')
    expect(clubSelect).toHaveDisplayValue('Choisissez un lieu')
    expect(screen.getByText(clubGoneText)).toBeVisible()
    await fillNewPatient()
    await userEvent.click(sendButton())
    expect(await screen.findByRole('link', { name: 'Lieu' })).toBeVisible()
    expect(accounts).toHaveLength(0)
    await userEvent.selectOptions(clubSelect, 'Le Pré')
    expect(screen.queryByText(clubGoneText)).not.toBeInTheDocument()
    await userEvent.click(sendButton())
    await waitFor(() => expect(accounts).toHaveLength(1))
  })

  it('requires another club when the new session type is not offered at the selected club', async () => {
    mockResponse('GET /therapists/:id/session-types', 200, [
      buildSessionType({ clubs: [lakeClub, meadowClub] }),
      { ...shortType, clubs: [lakeClub] },
    ])
    openPage(`${bookingUrl}&clubId=${meadowClub.id}`)
    expect(await screen.findByLabelText('Lieu')).toHaveDisplayValue('Le Pré')
    await userEvent.selectOptions(screen.getByLabelText('Type de séance'), shortType.id)
    expect(screen.getByLabelText('Lieu')).toHaveDisplayValue('Choisissez un lieu')
    expect(screen.getByText(clubGoneText)).toBeVisible()
  })

  it('sends no club when the session type has no clubs any more', async () => {
    const requests = mockResponse('POST /public/patients/sessions', 201, { id: id(10) })
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    openPage(`${bookingUrl}&clubId=${lakeClub.id}`)
    await userEvent.selectOptions(await screen.findByLabelText('Lieu'), 'À convenir avec le praticien')
    await fillKnownPatient()
    await userEvent.click(sendButton())
    await screen.findByRole('heading', { name: 'Votre demande de séance est enregistrée' })
    expect(requests[0]?.body).not.toHaveProperty('clubId')
  })

  it('lists the missing fields in a toast and in a summary with links to them', async () => {
    openPage(`/public/session?therapistId=${therapistId}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Envoyer ma demande' }))
    const errorSummary = await screen.findByText('Champs requis')
    const lines = within(errorSummary.parentElement ?? errorSummary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'Jour',
      'De',
      'A',
      'Le prénom ne peut être vide',
      'Le nom de famille ne peut être vide',
      'E-mail requis',
      'Mot de passe requis',
    ])
    expect(alertTexts()).toContainEqual('Renseignez les champs obligatoires')
    await userEvent.click(screen.getByRole('link', { name: 'Jour' }))
    expect(screen.getByRole('group', { name: /^Jour/ }).contains(document.activeElement)).toBe(true)
  })

  it('creates an account, signs in, requests the session once after a double click, and confirms it', async () => {
    const createdAccounts = mockResponse('POST /public/patients', 201, { patientId: id(9) })
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    const requests = mockResponse('POST /public/patients/sessions', 201, { id: id(10) })
    const { address } = openPage()
    await fillNewPatient()
    await userEvent.dblClick(sendButton())
    expect(await screen.findByRole('heading', { name: 'Votre demande de séance est enregistrée' })).toBeVisible()
    expect(address()).toBe('/public/validation/waiting/session')
    expect(createdAccounts.map(({ body }) => body)).toEqual([
      { firstname: 'Léa', lastname: 'Martin', email: 'lea@exemple.fr', phoneNumber: '', password: 'les-grands-pres' },
    ])
    expect(requests).toHaveLength(1)
    expect(requests[0]?.body).toEqual({
      therapistId,
      startDate: '2027-03-03',
      startTime: '10:00',
      endTime: '11:00',
      patientId: id(9),
      sessionTypeId: id(50),
      answers: [],
    })
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer patient-token')
    expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
    expect(localStorage.getItem('jwtToken')).toBeNull()
    expect(sessionStorage.getItem('complice.booking')).toBeNull()
  })

  it('shows the questions of the session type, and sends the answers with the consent', async () => {
    mockResponse('GET /therapists/:id/session-types/:sessionTypeId/questions', 200, [
      { id: id(70), text: 'Avez-vous peur des chevaux ?' },
    ])
    mockResponse('POST /public/patients', 201, { patientId: id(9) })
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    const requests = mockResponse('POST /public/patients/sessions', 201, { id: id(10) })
    openPage()
    await screen.findByText('Continuer')
    await fillNewPatient()
    await userEvent.click(screen.getByText('Continuer'))
    await pasteInto(await screen.findByLabelText('Avez-vous peur des chevaux ?'), 'Un peu')
    expect(requests).toHaveLength(0)
    await userEvent.click(screen.getByRole('radio', { name: 'Pour mon enfant' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /responsable légal.*retirer mon accord/ }))
    await userEvent.click(sendButton())
    await screen.findByText('Votre demande de séance est enregistrée')
    expect(requests[0]?.body).toMatchObject({
      answers: [{ questionId: id(70), text: 'Un peu' }],
      consent: { textVersion: 1, givenBy: 'GUARDIAN' },
    })
  })

  it('warns that answers are not sent without consent, and does not send them', async () => {
    mockResponse('GET /therapists/:id/session-types/:sessionTypeId/questions', 200, [
      { id: id(70), text: 'Avez-vous peur des chevaux ?' },
    ])
    mockResponse('POST /public/patients', 201, { patientId: id(9) })
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    const requests = mockResponse('POST /public/patients/sessions', 201, { id: id(10) })
    openPage()
    await screen.findByText('Continuer')
    await fillNewPatient()
    await userEvent.click(screen.getByText('Continuer'))
    await pasteInto(await screen.findByLabelText('Avez-vous peur des chevaux ?'), 'Un peu')
    expect(screen.getByText('Sans votre accord, votre demande part sans vos réponses.')).toBeInTheDocument()
    await userEvent.click(sendButton())
    await screen.findByText('Votre demande de séance est enregistrée')
    expect(requests[0]?.body.answers).toEqual([])
    expect(requests[0]?.body).not.toHaveProperty('consent')
  })

  it('returns from the questions to the account tab when the sign-in is refused', async () => {
    mockResponse('GET /therapists/:id/session-types/:sessionTypeId/questions', 200, [
      { id: id(70), text: 'Avez-vous peur des chevaux ?' },
    ])
    mockFailure('POST /public/login', 401, errorCode.unauthenticated)
    openPage()
    await screen.findByText('Continuer')
    await fillKnownPatient()
    await userEvent.click(screen.getByText('Continuer'))
    await pasteInto(await screen.findByLabelText('Avez-vous peur des chevaux ?'), 'Un peu')
    await userEvent.click(sendButton())
    expect(await screen.findByRole('tab', { name: "J'ai déjà un compte" })).toHaveAttribute('aria-selected', 'true')
    expect(alertTexts()).toContainEqual("nom d'utilisateur ou mot de passe incorrect")
    await userEvent.click(screen.getByText('Continuer'))
    expect(await screen.findByLabelText('Avez-vous peur des chevaux ?')).toHaveValue('Un peu')
  })

  it('loads the questions again when the session type changes', async () => {
    const requests = mockResponse('GET /therapists/:id/session-types/:sessionTypeId/questions', 200, [])
    openPage()
    await userEvent.selectOptions(await screen.findByLabelText('Type de séance'), id(51))
    await waitFor(() => expect(requests.map(({ url }) => url.pathname.split('/').at(-2))).toEqual([id(50), id(51)]))
  })
})

describe('an e-mail address that is already known', () => {
  it('is filled into the sign-in tab if an account already has it (E102)', async () => {
    mockFailure('POST /public/patients', 409, errorCode.emailTaken)
    openPage()
    await fillNewPatient()
    await userEvent.click(sendButton())
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent("Utilisez l'onglet « J'ai déjà un compte »")
    await userEvent.click(within(dialog).getByRole('button', { name: "J'ai déjà un compte" }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('tab', { name: "J'ai déjà un compte" })).toHaveAttribute('aria-selected', 'true')
    expect(getInput('E-mail')).toHaveValue('lea@exemple.fr')
    await waitFor(() => expect(passwordInput()).toHaveFocus())
  })

  it('opens a dialog that returns the focus to the send button when it is closed', async () => {
    mockFailure('POST /public/patients', 409, errorCode.emailTaken)
    openPage()
    await fillNewPatient()
    await userEvent.click(sendButton())
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(sendButton()).toHaveFocus())
  })

  it('is attached to a new account if only a patient file has it and the visitor agrees (E128)', async () => {
    mockFailure('POST /public/patients', 409, errorCode.patientFileKnown)
    const attachRequests = mockResponse('PUT /public/validations/patient', 200, { patientId: id(9) })
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    const requests = mockResponse('POST /public/patients/sessions', 201, { id: id(10) })
    openPage()
    await fillNewPatient()
    await userEvent.click(sendButton())
    const dialog = await screen.findByRole('dialog')
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Annuler', "S'identifier"])
    await userEvent.click(within(dialog).getByRole('button', { name: "S'identifier" }))
    await screen.findByText('Votre demande de séance est enregistrée')
    expect(attachRequests).toHaveLength(1)
    expect(requests).toHaveLength(1)
  })

  it('is not attached when the visitor declines', async () => {
    mockFailure('POST /public/patients', 409, errorCode.patientFileKnown)
    const attachRequests = mockResponse('PUT /public/validations/patient', 200, { patientId: id(9) })
    openPage()
    await fillNewPatient()
    await userEvent.click(sendButton())
    await userEvent.click(await screen.findByText('Annuler'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(attachRequests).toHaveLength(0)
    expect(getInput('Prénom')).toHaveValue('Léa')
  })

  it('shows an error when it cannot be attached', async () => {
    mockFailure('POST /public/patients', 409, errorCode.patientFileKnown)
    mockFailure('PUT /public/validations/patient', 500, errorCode.unexpected)
    openPage()
    await fillNewPatient()
    await userEvent.click(sendButton())
    await userEvent.click(await screen.findByText("S'identifier"))
    await waitFor(() => expect(alertTexts()).toContainEqual("Erreur lors de la création de l'utilisateur"))
  })
})

describe('a booking request that is refused', () => {
  it.each([
    [404, 'utilisateur inconnu', errorCode.notFound],
    [401, "nom d'utilisateur ou mot de passe incorrect", errorCode.unauthenticated],
    [500, "Erreur lors de l'enregistrement veuillez ré-ssayer", errorCode.unexpected],
  ])('with status %i when the patient signs in shows « %s »', async (status, message, code) => {
    mockFailure('POST /public/login', status, code)
    openPage()
    await fillKnownPatient()
    await userEvent.click(sendButton())
    await waitFor(() => expect(alertTexts().filter((text) => text === message)).toHaveLength(2))
    expect(getInput('E-mail')).toHaveValue('lea@exemple.fr')
  })

  it.each([
    [errorCode.datesRefused, 'La date de début doit être supérieure à la date courante.'],
    [errorCode.unexpected, "Erreur lors de l'enregistrement veuillez ré-ssayer"],
  ])('with code %s when the session is requested shows « %s »', async (code, message) => {
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    mockFailure('POST /public/patients/sessions', 400, code)
    openPage()
    await fillKnownPatient()
    await userEvent.click(sendButton())
    await waitFor(() => expect(alertTexts().filter((text) => text === message)).toHaveLength(2))
  })

  it("shows the server's message when there are too many pending requests", async () => {
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    mockFailure('POST /public/patients/sessions', 429, errorCode.tooManyTries, {
      message: 'Vous avez déjà 10 demandes en attente de validation.',
    })
    openPage()
    await fillKnownPatient()
    await userEvent.click(sendButton())
    await waitFor(() => expect(alertTexts()).toContainEqual('Vous avez déjà 10 demandes en attente de validation.'))
  })

  it('can be sent again after a network failure without creating a second account', async () => {
    const accountRequests = mockResponse('POST /public/patients', 201, { patientId: id(9) })
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    mockNetworkError('POST /public/patients/sessions')
    openPage()
    await fillNewPatient()
    await userEvent.click(sendButton())
    await waitFor(() => expect(alertTexts()).toContainEqual("Erreur lors de l'enregistrement veuillez ré-ssayer"))
    mockResponse('POST /public/patients/sessions', 201, { id: id(10) })
    await userEvent.click(sendButton())
    await screen.findByText('Votre demande de séance est enregistrée')
    expect(accountRequests).toHaveLength(1)
  })

  it('shows the nearest free slots when the time is not offered (E147)', async () => {
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    mockFailure('POST /public/patients/sessions', 409, errorCode.slotNotOffered)
    const slots = mockResponse('GET /therapists/:id/slots', 200, [buildSlot({ startTime: '14:00', endTime: '15:00' })])
    openPage()
    await fillKnownPatient()
    await userEvent.click(sendButton())
    expect(await screen.findByText(/Ce créneau n'est pas proposé à la réservation/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Mercredi 3 mars à 14:00' })).toBeVisible()
    // The token is sent, so that only slots with an animal suitable for the patient are returned.
    expect(slots[0]?.headers.get('authorization')).toBe('Bearer patient-token')
  })

  it('requires another session type if the type was deleted, without a loss of the input (E149)', async () => {
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    mockFailure('POST /public/patients/sessions', 404, errorCode.sessionTypeGone)
    openPage()
    await fillKnownPatient()
    mockResponse('GET /therapists/:id/session-types', 200, [shortType])
    await userEvent.click(sendButton())
    await waitFor(() => expect(screen.getByLabelText('Type de séance')).toHaveValue(''))
    expect(screen.getByLabelText('Type de séance')).toBeInvalid()
    expect(getInput('E-mail')).toHaveValue('lea@exemple.fr')
  })

  it('requires another club if the club was removed, without a loss of the input', async () => {
    const [lake, meadow] = [
      { id: id(60), name: 'Le Lac', city: 'Lyon' },
      { id: id(61), name: 'Le Pré', city: '' },
    ]
    mockResponse('GET /therapists/:id/session-types', 200, [buildSessionType({ clubs: [lake, meadow] })])
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    mockFailure('POST /public/patients/sessions', 404, errorCode.notFound, {
      problems: [{ field: 'clubId', kind: 'invalid', message: "Cette séance n'est plus proposée dans ce lieu." }],
    })
    openPage()
    await fillKnownPatient()
    mockResponse('GET /therapists/:id/session-types', 200, [buildSessionType({ clubs: [meadow] })])
    await userEvent.click(sendButton())
    const clubSelect = await screen.findByLabelText('Lieu')
    await waitFor(() => expect(clubSelect).toHaveDisplayValue('Choisissez un lieu'))
    expect(clubSelect).toBeInvalid()
    expect(alertTexts()).toContainEqual(
      "Cette séance n'est pas, ou plus, proposée dans ce lieu : choisissez-en un autre.",
    )
    expect(getInput('E-mail')).toHaveValue('lea@exemple.fr')
    await userEvent.selectOptions(clubSelect, 'Le Pré')
    const secondRequests = mockResponse('POST /public/patients/sessions', 201, { id: id(10) })
    await userEvent.click(sendButton())
    await screen.findByText('Votre demande de séance est enregistrée')
    expect(secondRequests[0]?.body).toMatchObject({ clubId: meadow.id })
  })

  it('shows the confirmation when the account already has this slot (E148)', async () => {
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    mockFailure('POST /public/patients/sessions', 409, errorCode.slotHeld)
    openPage()
    await fillKnownPatient()
    await userEvent.click(sendButton())
    await screen.findByText('Votre demande de séance est enregistrée')
  })

  it('offers the nearest free slots if the slot was just taken, and can then be sent for another slot (E141)', async () => {
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    mockFailure('POST /public/patients/sessions', 409, errorCode.slotTaken)
    mockResponse('GET /therapists/:id/slots', 200, [
      buildSlot(),
      buildSlot({ startTime: '14:00', endTime: '15:00' }),
      buildSlot({ date: '2027-03-04' }),
    ])
    openPage()
    await fillKnownPatient()
    await userEvent.click(sendButton())
    expect(await screen.findByText(/Ce créneau vient d'être pris/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Mercredi 3 mars à 14:00' }))
    expect(startTimeField()).toHaveTextContent('14:00')
    expect(screen.getByLabelText(/^A /)).toHaveValue('15:00')
    const requests = mockResponse('POST /public/patients/sessions', 201, { id: id(10) })
    await userEvent.click(sendButton())
    await screen.findByText('Votre demande de séance est enregistrée')
    expect(requests[0]?.body.startTime).toBe('14:00')
  })
})

describe('the input of the booking form', () => {
  it('is still there when the visitor returns to the first tab', async () => {
    openPage()
    await fillNewPatient()
    await userEvent.click(screen.getByRole('tab', { name: "J'ai déjà un compte" }))
    expect(getInput('E-mail')).toHaveValue('lea@exemple.fr')
    await userEvent.click(screen.getByRole('tab', { name: 'Vos coordonnées' }))
    expect([getInput('Prénom'), getInput('Nom'), passwordInput()].map((input) => input.getAttribute('value'))).toEqual([
      'Léa',
      'Martin',
      'les-grands-pres',
    ])
  })

  it('is still there when another slot was selected', async () => {
    mockResponse('GET /therapists/:id/slots', 200, [buildSlot({ startTime: '15:00', endTime: '16:00' })])
    mockResponse('GET /therapists/:id/sessions', 200, [])
    openPage()
    await fillNewPatient()
    await userEvent.click(screen.getByRole('link', { name: 'Voir les créneaux libres' }))
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'mercredi 3 mars, de 15:00 à 16:00' }))[0] ?? document.body,
    )
    await screen.findByText('Vos coordonnées')
    expect(startTimeField()).toHaveTextContent('15:00')
    expect(
      [getInput('Prénom'), getInput('Nom'), getInput('E-mail'), passwordInput()].map((input) =>
        input.getAttribute('value'),
      ),
    ).toEqual(['Léa', 'Martin', 'lea@exemple.fr', 'les-grands-pres'])
  })

  it('is sent again under the same idempotency key after a lost response and a reload', async () => {
    mockResponse('POST /public/patients', 201, { patientId: id(9) })
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    const requests = mockLostResponse('POST /public/patients/sessions')
    const { unmount } = openPage()
    await fillNewPatient()
    await userEvent.click(sendButton())
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(sessionStorage.getItem('complice.bookingUnanswered')).not.toMatch(/lea@exemple|les-grands-pres/)
    unmount()
    openPage()
    await screen.findByText(/^(Envoyer ma demande|Continuer)$/)
    await pasteInto(passwordInput(), 'les-grands-pres')
    const secondRequests = mockResponse('POST /public/patients/sessions', 201, { id: id(10) })
    await userEvent.click(sendButton())
    await screen.findByRole('heading', { name: 'Votre demande de séance est enregistrée' })
    expect(secondRequests[0]?.headers.get('idempotency-key')).toBe(requests[0]?.headers.get('idempotency-key'))
    expect(sessionStorage.getItem('complice.bookingUnanswered')).toBeNull()
  })

  it('is stored for a reload, without the passwords', async () => {
    openPage()
    await fillNewPatient()
    const storedText = sessionStorage.getItem('complice.booking') ?? ''
    expect(JSON.parse(storedText)).toMatchObject({ firstname: 'Léa', lastname: 'Martin', email: 'lea@exemple.fr' })
    expect(storedText).not.toContain('les-grands-pres')
  })

  it('can be sent when the browser refuses access to the storage', async () => {
    mockResponse('POST /public/patients', 201, { patientId: id(9) })
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    mockResponse('POST /public/patients/sessions', 201, { id: id(10) })
    const refusals = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(throwSecurityError),
    )
    openPage()
    await fillNewPatient()
    await userEvent.click(sendButton())
    expect(await screen.findByText('Votre demande de séance est enregistrée')).toBeVisible()
    for (const refusal of refusals) refusal.mockRestore()
  })

  it('is shown in the first step after a reload of the questions, which open only by the button', async () => {
    mockResponse('GET /therapists/:id/session-types/:sessionTypeId/questions', 200, [
      { id: id(70), text: 'Avez-vous peur des chevaux ?' },
    ])
    const accountRequests = mockResponse('POST /public/patients', 201, { patientId: id(9) })
    mockResponse('POST /public/login', 200, { token: 'patient-token', patientId: id(9) })
    mockResponse('POST /public/patients/sessions', 201, { id: id(10) })
    const storedInput = {
      firstname: 'Léa',
      lastname: 'Martin',
      email: 'lea@exemple.fr',
      answers: { [id(70)]: 'Un peu' },
    }
    sessionStorage.setItem('complice.booking', JSON.stringify(storedInput))
    const { address } = openPage(`${bookingUrl}&step=questions`)
    await screen.findByText('Continuer')
    expect(address()).not.toContain('step=')
    await userEvent.type(passwordInput(), 'les-grands-pres')
    expect(passwordInput()).toHaveValue('les-grands-pres')
    await userEvent.click(screen.getByText('Continuer'))
    expect(await screen.findByLabelText('Avez-vous peur des chevaux ?')).toHaveValue('Un peu')
    await userEvent.click(sendButton())
    await screen.findByText('Votre demande de séance est enregistrée')
    expect(accountRequests[0]?.body.password).toBe('les-grands-pres')
  })
})
