import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { PatientSession } from 'shared/contracts/patients/patientFile'
import {
  aPatientFile,
  aUser,
  id,
  mockFailure,
  mockPatientFile,
  mockResponse,
  openArea,
  resetMocks,
  setNow,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const path = `/pros/patients/${id(100)}/details`

const buildPatientSession = (change: Partial<PatientSession> = {}): PatientSession => ({
  id: id(500),
  date: '2026-11-12',
  startTime: '10:00',
  endTime: '11:00',
  sessionType: 'Équithérapie',
  therapistId: id(1),
  patientId: id(100),
  validated: true,
  paid: false,
  patientPresent: true,
  billId: null,
  version: 3,
  comments: 'Très calme.',
  ...change,
})
const withoutComments = ({ comments: _comments, ...session }: PatientSession) => session

/** Mocks a page of sessions; `totalElements` is the number of sessions on all pages. */
const mockSessions = (content: PatientSession[], totalElements = content.length) =>
  mockResponse('GET /patients/:id/sessions/page', 200, {
    content,
    totalElements,
    itemsPerPage: 500,
    totalPages: Math.ceil(totalElements / 500),
  })

async function openFile(sessions: PatientSession[] = [buildPatientSession()], search = '') {
  mockSessions(sessions)
  const page = openArea(area.Root, path + search)
  await screen.findByRole('heading', { level: 2, name: 'Séances' })
  return page
}
const findPaidCheckbox = () => screen.findByRole('checkbox', { name: 'Séance du 12/11/2026 à 10:00 : payée' })
const clickButton = (name: string) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  window.innerWidth = 1280
  setNow('2026-11-20T10:00:00Z')
  signedInAs()
  mockPatientFile()
})
afterEach(() => {
  resetMocks()
  jest.restoreAllMocks()
})

describe("a patient's file", () => {
  it('links to phone, e-mail and directions, also for the legal guardian', async () => {
    mockResponse(
      'GET /patients/:id/details',
      200,
      aPatientFile({
        individual: {
          firstname: 'Léa',
          lastname: 'Martin',
          birthdate: null,
          nbHoursToDo: 0,
          legalManagerFirstname: 'Sylvie',
          legalManagerLastname: 'Martin',
          legalManagerLink: 'Mère',
          legalManagerPhone: '06 11 22 33 44',
        },
      }),
    )
    await openFile()
    expect(screen.getByRole('heading', { level: 1, name: 'Martin Léa' })).toBeInTheDocument()
    expect(document.title).not.toContain('Martin')
    expect(screen.getByRole('link', { name: '0612345678' })).toHaveAttribute('href', 'tel:0612345678')
    expect(screen.getByRole('link', { name: 'lea.martin@exemple.fr' })).toHaveAttribute(
      'href',
      'mailto:lea.martin@exemple.fr',
    )
    expect(screen.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=4+rue+du+Lac%2C+69003+Lyon',
    )
    expect(screen.getByText('Sylvie Martin (Mère)')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '06 11 22 33 44' })).toHaveAttribute('href', 'tel:0611223344')
    expect(screen.getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', `/pros/patient/${id(100)}`)
  })

  it('links a company to its employees, and shows a patient without a type as a contact', async () => {
    mockResponse(
      'GET /patients/:id/details',
      200,
      aPatientFile({
        type: 'FIRM',
        individual: null,
        firm: {
          companyName: 'École du Lac',
          siren: '732829320',
          corporatePatients: [
            { id: id(101), firstname: 'Zoé', lastname: 'Aubert', archivedAt: '2026-11-01T10:00:00.000Z' },
          ],
        },
      }),
    )
    const { unmount } = await openFile()
    const attachedPatients = screen.getByRole('region', { name: 'Patients rattachés' })
    expect(within(attachedPatients).getByRole('link', { name: 'Aubert Zoé' })).toHaveAttribute(
      'href',
      `/pros/patients/${id(101)}/details`,
    )
    expect(within(attachedPatients).getByText(/archivé/)).toBeInTheDocument()
    unmount()
    mockResponse(
      'GET /patients/:id/details',
      200,
      aPatientFile({ type: null, individual: null, contactLastname: 'Roux' }),
    )
    await openFile()
    expect(await screen.findByText('Contact')).toBeInTheDocument()
  })

  it.each([
    ['address', 'Localisation exacte', "L'adresse elle-même a été trouvée.", '17/45.75/4.85'],
    ['zipCode', 'Localisation approximative', "L'adresse est placée au centre de son code postal.", '12/45.75/4.85'],
    ['default', 'Localisation approximative', /^Le code postal n'est pas connu/, undefined],
  ] as const)('shows the precision of the geocoded address: %s', async (precision, chip, expectedText, zoom) => {
    const position = { latitude: 45.75, longitude: 4.85, precision }
    mockResponse('GET /patients/:id/details', 200, aPatientFile({ position }))
    await openFile()
    const contact = within(screen.getByRole('region', { name: 'Coordonnées' }))
    expect(contact.getByText(chip)).toBeVisible()
    expect(contact.getByText(expectedText)).toBeVisible()
    const links = contact.queryAllByRole('link', { name: 'Voir sur une carte' })
    expect(links.map((link) => link.getAttribute('href')?.split('#map=')[1])).toEqual(zoom ? [zoom] : [])
  })

  it('shows no precision when the address is not geocoded', async () => {
    await openFile()
    expect(screen.queryByText(/^Localisation/)).not.toBeInTheDocument()
  })

  it.each([
    ['links to the firm', {}, 'École du Lac', true],
    ['links to the archived firm', { archivedAt: '2026-11-01T10:00:00.000Z' }, 'École du Lac (archivée)', true],
    ['names the deleted firm without a link', { isDeleted: true }, 'École du Lac (supprimée)', false],
  ])('%s when the patient is an employee', async (_caseName, change, expectedText, hasLink) => {
    const employer = { id: id(103), companyName: 'École du Lac', archivedAt: null, isDeleted: false, ...change }
    mockResponse('GET /patients/:id/details', 200, aPatientFile({ employer }))
    await openFile()
    const contact = screen.getByRole('region', { name: 'Coordonnées' })
    expect(within(contact).getByText('Entreprise').nextSibling).toHaveTextContent(expectedText)
    const links = within(contact).queryAllByRole('link', { name: 'École du Lac' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hasLink ? [`/pros/patients/${id(103)}/details`] : [])
  })

  it('shows the next and the last session', async () => {
    const next = buildPatientSession({ id: id(502), date: '2026-11-25', validated: false })
    mockResponse(
      'GET /patients/:id/details',
      200,
      aPatientFile({ nextSession: withoutComments(next), lastSession: withoutComments(buildPatientSession()) }),
    )
    await openFile()
    const sessionDates = screen.getByRole('region', { name: 'Suivi' })
    expect(sessionDates).toHaveTextContent(/Prochaine séance.*mercredi 25 novembre 2026, 10:00 – 11:00.*à valider/)
    expect(sessionDates).toHaveTextContent(/Dernière séance.*jeudi 12 novembre 2026/)
  })

  it.each([
    ['ULTIME', 1],
    ['STANDARD', 0],
  ] as const)('loads the answers given at booking on every offer; on %s it shows %s of them', async (offer, count) => {
    signedInAs(aUser({ tenant: { ...aUser().tenant, offer } }))
    const calls = mockResponse('GET /patients/:id/questions', 200, [
      { question: 'Des allergies ?', answer: 'Le foin', sessionId: id(500), date: '2026-11-12' },
    ])
    await openFile()
    await waitFor(() => expect(calls).toHaveLength(1))
    await findPaidCheckbox()
    expect(screen.queryAllByText('Le foin')).toHaveLength(count)
  })

  it("loads the answers given at booking again when 'Réessayer' is clicked", async () => {
    mockFailure('GET /patients/:id/questions', 400, errorCode.invalid)
    await openFile()
    await screen.findByText("Les réponses n'ont pas pu être chargées.")
    mockResponse('GET /patients/:id/questions', 200, [
      { question: 'Des allergies ?', answer: 'Le foin', sessionId: id(500), date: '2026-11-12' },
    ])
    await clickButton('Réessayer')
    expect(await screen.findByText('Le foin')).toBeInTheDocument()
  })

  it('archives the patient, and offers to take them out of the archive', async () => {
    const calls = mockResponse('POST /patients/archive', 200, { changed: [id(100)] })
    await openFile()
    mockResponse('GET /patients/:id/details', 200, aPatientFile({ archivedAt: '2026-11-20T10:00:00.000Z' }))
    await clickButton('Autres actions')
    await user.click(screen.getByRole('menuitem', { name: 'Archiver' }))
    expect(await screen.findByText('1 patient archivé')).toBeInTheDocument()
    expect(calls[0]?.body).toEqual({ ids: [id(100)], archived: true })
    await clickButton('Autres actions')
    expect(await screen.findByRole('menuitem', { name: 'Remettre dans la liste' })).toBeInTheDocument()
    expect(screen.getByText('Archivé')).toBeInTheDocument()
  })

  it('lists the invoices, but not for a member with neither the BILL nor the ESTIMATION privilege', async () => {
    const calls = mockResponse('GET /patients/:id/documents', 200, [
      {
        id: id(900),
        kind: 'BILL',
        number: 'F-12',
        date: '2026-11-12',
        totalPrice: 60,
        status: 'Non payée',
        path: '/pros/billings/details?name=F-12',
      },
    ])
    const { unmount } = await openFile()
    const documents = await screen.findByRole('region', { name: 'Devis et factures' })
    expect(await within(documents).findByRole('link', { name: 'Facture F-12' })).toHaveAttribute(
      'href',
      '/pros/billings/details?name=F-12',
    )
    expect(documents).toHaveTextContent(/12\/11\/2026.*60,00 €.*Non payée/)
    unmount()
    signedInAs(aUser({ privileges: ['PATIENTS'] }))
    await openFile()
    await findPaidCheckbox()
    expect(screen.queryByRole('region', { name: 'Devis et factures' })).not.toBeInTheDocument()
    expect(calls).toHaveLength(1)
  })

  it("shows the client's credit for members with the BILL privilege only", async () => {
    const calls = mockResponse('GET /patients/:id/credits', 200, [
      {
        billId: id(900),
        billNumber: 'F-12',
        client: 'Léa Martin',
        payerId: null,
        left: 25.1,
        path: '/pros/billings/details?name=F-12',
      },
      { billId: id(901), billNumber: 'F-13', client: 'Département du Rhône', payerId: id(700), left: 14.9, path: '/' },
    ])
    const { unmount } = await openFile()
    const credits = await screen.findByRole('region', { name: /^Crédit : 40,00.€$/ })
    expect(within(credits).getByRole('link', { name: 'Reçu avec la facture F-12' })).toHaveAttribute(
      'href',
      '/pros/billings/details?name=F-12',
    )
    expect(credits).toHaveTextContent(/Département du Rhône · reste 14,90.€/)
    unmount()
    signedInAs(aUser({ privileges: ['PATIENTS'] }))
    await openFile()
    await findPaidCheckbox()
    expect(screen.queryByRole('region', { name: /^Crédit/ })).not.toBeInTheDocument()
    expect(calls).toHaveLength(1)
  })

  it('links to the list when the patient does not exist', async () => {
    mockFailure('GET /patients/:id/details', 404, errorCode.notFound)
    openArea(area.Root, path)
    expect(await screen.findByRole('link', { name: 'Voir les patients' })).toHaveAttribute('href', '/pros/patients')
  })
})

let deletions = 0

/** Simulates a deletion by another user, and a refetch on focus. Returns the messages about the deletion. */
async function deleteByAnotherUser() {
  deletions += 1
  mockFailure('GET /patients/:id/details', 404, errorCode.notFound)
  mockFailure('GET /patients/:id/fit', 404, errorCode.notFound)
  mockFailure('GET /patients/:id/sessions/page', 404, errorCode.notFound)
  mockResponse('GET /changes', 200, { version: `deletion ${deletions}` })
  fireEvent.focus(window)
  return screen.findAllByText('Ce patient a été supprimé entre-temps')
}

describe('a patient file that another user deletes', () => {
  it('keeps an unsaved comment, and shows that the patient was deleted', async () => {
    await openFile()
    await findPaidCheckbox()
    await clickButton('Séance du 12/11/2026 à 10:00 : modifier le commentaire')
    await user.paste(' Et bavarde.')
    await deleteByAnotherUser()
    expect(screen.getByRole('link', { name: 'Voir les patients' })).toHaveAttribute('href', '/pros/patients')
    expect(screen.getByRole('textbox', { name: /commentaire$/ })).toHaveValue('Très calme. Et bavarde.')
    expect(screen.queryByText('Patient introuvable')).not.toBeInTheDocument()
  })

  it('keeps the input of an open dialog, and shows the message in the dialog too', async () => {
    await openFile()
    const animals = await screen.findByRole('region', { name: 'Avec les animaux' })
    await user.click(await within(animals).findByRole('button', { name: 'Modifier' }))
    const dialog = await screen.findByRole('dialog', { name: 'Avec les animaux' })
    await user.type(await within(dialog).findByRole('textbox', { name: 'Note' }), 'Aime marcher devant.')
    // Counts the message on the page behind the dialog, and the message in the dialog.
    expect(await deleteByAnotherUser()).toHaveLength(2)
    expect(within(dialog).getByRole('textbox', { name: 'Note' })).toHaveValue('Aime marcher devant.')
  })
})

describe('the sessions in a patient file', () => {
  it('are requested for the period in the URL', async () => {
    const calls = mockSessions([buildPatientSession()])
    openArea(area.Root, `${path}?startDate=2026-11-01&endDate=2026-11-30`)
    await findPaidCheckbox()
    expect(calls[0]?.url.search).toBe('?startDate=2026-11-01&endDate=2026-11-30&sort=date&order=desc&page=0&size=500')
  })

  it('are paginated and sorted by the API, and counted on the screen', async () => {
    const calls = mockSessions([buildPatientSession()], 20_022)
    const { address } = openArea(area.Root, `${path}?sort=paid.asc`)
    await findPaidCheckbox()
    expect(screen.getByText(/20\s022 séances, 500 par page/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /page suivante/i }))
    await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?sort=paid&order=asc&page=1&size=500'))
    expect(address()).toBe(`${path}?sort=paid.asc&page=2`)
  })

  it('are replaced by a message when the period has no sessions', async () => {
    await openFile([], '?startDate=2026-11-01')
    expect(await screen.findByText('Aucune séance sur cette période.')).toBeInTheDocument()
  })

  it('are marked as paid in place, with their version in If-Match', async () => {
    const calls = mockResponse(
      'PATCH /patients/:id/sessions/:sessionId',
      200,
      buildPatientSession({ paid: true, version: 4 }),
    )
    await openFile()
    await user.click(await findPaidCheckbox())
    expect(await screen.findByText('Informations mises à jour')).toBeInTheDocument()
    expect(await findPaidCheckbox()).toBeChecked()
    expect(calls[0]?.body).toEqual({ paid: true })
    expect(calls[0]?.headers.get('if-match')).toBe('"3"')
  })

  it.each([
    [500, errorCode.unexpected],
    [412, errorCode.changedMeanwhile],
  ])('show the saved checkbox « Payée » again when the server refuses the change with %s', async (status, code) => {
    mockFailure('PATCH /patients/:id/sessions/:sessionId', status, code)
    await openFile()
    await user.click(await findPaidCheckbox())
    expect(await screen.findByText('Mise à jour informations patient impossible')).toBeInTheDocument()
    await waitFor(async () => expect(await findPaidCheckbox()).not.toBeChecked())
  })

  it('cannot be marked as paid once they are on an invoice', async () => {
    await openFile([buildPatientSession({ billId: id(900) })])
    expect(await findPaidCheckbox()).toBeDisabled()
  })

  it('have a comment that is edited in place, after which the focus returns to its button', async () => {
    const calls = mockResponse(
      'PATCH /patients/:id/sessions/:sessionId',
      200,
      buildPatientSession({ comments: 'Agitée.', version: 4 }),
    )
    await openFile()
    await findPaidCheckbox()
    await clickButton('Séance du 12/11/2026 à 10:00 : modifier le commentaire')
    const field = screen.getByRole('textbox', { name: 'Séance du 12/11/2026 à 10:00 : commentaire' })
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.paste('Agitée.')
    await clickButton('Enregistrer')
    expect(await screen.findByText('Informations mises à jour')).toBeInTheDocument()
    expect(calls[0]?.body).toEqual({ comments: 'Agitée.' })
    expect(screen.getByText('Agitée.')).toBeInTheDocument()
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Séance du 12/11/2026 à 10:00 : modifier le commentaire' }),
      ).toHaveFocus(),
    )
  })

  it("keep an unsaved comment after a conflict, and show the other user's comment", async () => {
    mockFailure('PATCH /patients/:id/sessions/:sessionId', 412, errorCode.changedMeanwhile)
    await openFile()
    await findPaidCheckbox()
    await clickButton('Séance du 12/11/2026 à 10:00 : modifier le commentaire')
    await user.paste(' Et bavarde.')
    mockSessions([buildPatientSession({ comments: 'Écrit par un collègue.', version: 4 })])
    await clickButton('Enregistrer')
    expect(await screen.findByText(/Écrit par un collègue/)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: /commentaire$/ })).toHaveValue('Très calme. Et bavarde.')
    const calls = mockResponse('PATCH /patients/:id/sessions/:sessionId', 200, buildPatientSession({ version: 5 }))
    await clickButton('Enregistrer')
    await waitFor(() => expect(calls[0]?.headers.get('if-match')).toBe('"4"'))
  })

  it("are read-only in an employee's file if they belong to the company", async () => {
    await openFile([buildPatientSession({ patientId: id(103) })])
    expect(await findPaidCheckbox()).toBeDisabled()
    expect(screen.getByText("10:00 – 11:00, avec l'entreprise")).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /modifier le commentaire/ })).not.toBeInTheDocument()
  })
})

const selectSession = async () =>
  user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Séance du 12/11/2026 à 10:00' }))

describe('the PDF of the comments on sessions', () => {
  it('is requested for the selected sessions', async () => {
    URL.createObjectURL = () => 'blob:pdf'
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const calls = mockResponse('POST /download/session-comments', 200)
    await openFile([buildPatientSession(), buildPatientSession({ id: id(501), date: '2026-11-05' })])
    await selectSession()
    await clickButton('Télécharger les commentaires en PDF')
    await waitFor(() => expect(calls[0]?.body).toEqual({ sessionIds: [id(500)] }))
  })

  it.each([
    [400, errorCode.noCommentToConvert, 'Aucune session avec commentaires à convertir'],
    [500, errorCode.unexpected, 'Erreur lors de la génération du PDF'],
  ])('shows a message for the failure %s %s', async (status, code, expectedMessage) => {
    mockFailure('POST /download/session-comments', status, code)
    await openFile()
    await selectSession()
    await clickButton('Télécharger les commentaires en PDF')
    expect(await screen.findByText(expectedMessage)).toBeInTheDocument()
  })

  it('is not requested when the selected sessions have no comment', async () => {
    const calls = mockResponse('POST /download/session-comments', 200)
    await openFile([buildPatientSession({ comments: '' })])
    await selectSession()
    await clickButton('Télécharger les commentaires en PDF')
    expect(await screen.findByText('Aucune session avec commentaires à convertir')).toBeInTheDocument()
    expect(calls).toEqual([])
  })
})

describe('the evaluations in a patient file', () => {
  it('are shown as a table of scores by criterion', async () => {
    mockResponse('GET /patients/:id/evaluations', 200, [
      { sessionId: id(501), date: '2026-11-05', startTime: '10:00', answers: { 'comportement.autonomie': 2 } },
      {
        sessionId: id(500),
        date: '2026-11-12',
        startTime: '10:00',
        answers: { 'comportement.autonomie': 4, 'objectifs.moteurs.motriciteFine': 'partiel' },
      },
    ])
    await openFile()
    await user.click(await screen.findByRole('combobox', { name: 'Critères' }))
    await user.click(screen.getByRole('option', { name: 'Comportement' }))
    await clickButton('Voir les données')
    const table = screen.getByRole('table', { name: 'Comportement' })
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['SéanceAutonomie', '12/11/2026, 10:00Positif', '05/11/2026, 10:00Négatif'])
  })

  it('are counted, and only the latest 200 are in the chart, as a text explains', async () => {
    mockResponse(
      'GET /patients/:id/evaluations',
      200,
      Array.from({ length: 201 }, (_, index) => ({
        sessionId: id(1000 + index),
        date: index === 0 ? '2020-01-01' : '2026-11-05',
        startTime: '10:00',
        answers: { 'comportement.autonomie': 2 },
      })),
    )
    await openFile()
    expect(
      await screen.findByText('201 séances évaluées : le graphique et ses données montrent les 200 dernières.'),
    ).toBeVisible()
    await clickButton('Voir les données')
    const table = screen.getByRole('table', { name: 'Comportement' })
    expect(within(table).getAllByRole('row')).toHaveLength(201)
    expect(within(table).queryByText(/01\/01\/2020/)).not.toBeInTheDocument()
  })

  it('are replaced by a message when no session was evaluated', async () => {
    await openFile()
    expect(await screen.findByText(/Rien d'évalué pour l'instant/)).toBeInTheDocument()
  })
})
