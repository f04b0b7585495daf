import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Programme, Report } from 'shared/contracts/patients/programme'
import {
  aUser,
  holdResponses,
  id,
  mockFailure,
  mockPatientFile,
  mockResponse,
  openArea,
  patientHours,
  resetMocks,
  setNow,
  signedInAs,
} from 'shared/testing'
import area from '../../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const programme: Programme = {
  id: id(800),
  unit: 'HOURS',
  planned: 600,
  purpose: 'Prendre confiance',
  objectives: [],
  startDate: '2026-11-02',
  plannedEndDate: null,
  endedOn: null,
  counter: patientHours({ planned: 600, left: 600, toSchedule: 600 }),
  version: 1,
}
const buildReport = (change: Partial<Report> = {}): Report => ({
  id: id(850),
  audience: 'FULL',
  givenAt: '2026-11-19T09:00:00.000Z',
  authorName: 'Camille Roux',
  links: [],
  ...change,
})
const buildPatientSession = (number: number, comments: string) => ({
  id: id(number),
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
  version: 1,
  comments,
})
const openReportPage = async () => {
  const page = openArea(area.Root, `/pros/patients/${id(100)}/programme/${id(800)}/bilan`)
  await screen.findByRole('heading', { level: 2, name: 'Nouveau bilan' })
  return page
}
const findConclusionField = () => screen.findByRole('textbox', { name: 'Conclusion du praticien' })
const clickIssue = () => user.click(screen.getByRole('button', { name: 'Donner le bilan' }))

beforeEach(() => {
  window.innerWidth = 1280
  setNow('2026-11-20T10:00:00Z')
  signedInAs()
  localStorage.removeItem(`complice.draft.${id(1)}.conclusion.${id(800)}`)
  mockPatientFile()
  mockResponse('GET /patients/:id/programmes', 200, [programme])
  mockResponse('GET /patients/:id/sessions', 200, [
    buildPatientSession(500, 'Très calme.'),
    buildPatientSession(501, ''),
  ])
  mockResponse('GET /programmes/:id/reports', 200, [])
})
afterEach(resetMocks)

describe('the report of a programme', () => {
  it('is issued with the selected comments and the conclusion, whose draft is stored until then', async () => {
    const issueRequests = mockResponse('POST /programmes/:id/reports', 201, buildReport())
    const firstPage = await openReportPage()
    expect(document.title).not.toContain('Martin')
    await user.click(await findConclusionField())
    await user.paste('À poursuivre.')
    firstPage.unmount()
    await openReportPage()
    expect(await findConclusionField()).toHaveValue('À poursuivre.')
    await user.click(await screen.findByRole('checkbox', { name: /12\/11\/2026, 10:00 Très calme/ }))
    await clickIssue()
    expect(await screen.findByText('Bilan donné')).toBeVisible()
    expect(issueRequests[0]?.body).toEqual({ audience: 'FULL', sessionIds: [id(500)], conclusion: 'À poursuivre.' })
    expect(await findConclusionField()).toHaveValue('')
  })

  it('keeps text added to the conclusion during the request', async () => {
    const issueRequests = mockResponse('POST /programmes/:id/reports', 201, buildReport())
    const release = holdResponses('POST /programmes/:id/reports')
    const { unmount } = await openReportPage()
    await user.click(await findConclusionField())
    await user.paste('À poursuivre.')
    await clickIssue()
    await waitFor(() => expect(issueRequests).toHaveLength(1))
    await user.click(await findConclusionField())
    await user.paste(' En mai.')
    release()
    expect(await screen.findByText('Bilan donné')).toBeVisible()
    expect(issueRequests[0]?.body).toMatchObject({ conclusion: 'À poursuivre.' })
    expect(await findConclusionField()).toHaveValue('À poursuivre. En mai.')
    unmount()
    await openReportPage()
    expect(await findConclusionField()).toHaveValue('À poursuivre. En mai.')
    expect(screen.getByText(/^Brouillon de la conclusion restauré/)).toBeVisible()
  })

  it('shows why the server refuses the report, and keeps the conclusion', async () => {
    mockFailure('POST /programmes/:id/reports', 400, errorCode.nothingToReport)
    await openReportPage()
    await user.click(await findConclusionField())
    await user.paste('À poursuivre.')
    await clickIssue()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Ce programme n'a pas encore de séance/)
    expect(await findConclusionField()).toHaveValue('À poursuivre.')
  })

  it('has no conclusion field if it is for a funder', async () => {
    const issueRequests = mockResponse('POST /programmes/:id/reports', 201, buildReport({ audience: 'FUNDER' }))
    await openReportPage()
    await user.click(await findConclusionField())
    await user.paste('À poursuivre.')
    await user.click(screen.getByRole('radio', { name: /Pour un financeur/ }))
    expect(screen.queryByRole('textbox', { name: 'Conclusion du praticien' })).toBeNull()
    await clickIssue()
    expect(await screen.findByText('Bilan donné')).toBeVisible()
    expect(issueRequests[0]?.body).toEqual({ audience: 'FUNDER', sessionIds: [], conclusion: '' })
  })

  it('is sent by a link, which can be revoked', async () => {
    const link = {
      id: id(860),
      recipient: 'referent@exemple.fr',
      expiresAt: '2026-12-19T09:00:00.000Z',
      revokedAt: null,
      openedAt: null,
    }
    mockResponse('GET /programmes/:id/reports', 200, [buildReport({ links: [link] })])
    const sendRequests = mockResponse('POST /reports/:id/links', 201, link)
    const revokeRequests = mockResponse('PATCH /report-links/:id/revoke', 200, link)
    await openReportPage()
    const list = within(await screen.findByRole('list', { name: 'Liens envoyés' }))
    expect(list.getByText("referent@exemple.fr · valable jusqu'au 19/12/2026")).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Envoyer un lien à' }))
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(screen.getByText("L'adresse e-mail n'est pas valable")).toBeVisible()
    await user.click(screen.getByRole('textbox', { name: 'Envoyer un lien à' }))
    await user.paste('ecole@exemple.fr')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await screen.findByText('Lien envoyé')).toBeVisible()
    expect(sendRequests[0]?.body).toEqual({ email: 'ecole@exemple.fr' })
    await user.click(screen.getByRole('button', { name: 'Révoquer le lien de referent@exemple.fr' }))
    expect(await screen.findByText('Lien révoqué')).toBeVisible()
    expect(revokeRequests).toHaveLength(1)
  })

  it("shows its date and the expiry of its link in the practice's time zone", async () => {
    signedInAs({ tenant: { ...aUser().tenant, timeZone: 'Indian/Reunion' } })
    const link = {
      id: id(860),
      recipient: 'referent@exemple.fr',
      expiresAt: '2026-12-18T21:30:00.000Z',
      revokedAt: null,
      openedAt: null,
    }
    mockResponse('GET /programmes/:id/reports', 200, [
      buildReport({ givenAt: '2026-11-18T21:30:00.000Z', links: [link] }),
    ])
    await openReportPage()
    expect(await screen.findByText('Bilan complet du 19/11/2026 à 01:30')).toBeVisible()
    expect(screen.getByText("referent@exemple.fr · valable jusqu'au 19/12/2026")).toBeVisible()
  })

  it('shows under the field that the server refuses the e-mail address', async () => {
    mockResponse('GET /programmes/:id/reports', 200, [buildReport()])
    mockFailure('POST /reports/:id/links', 400, errorCode.invalid, {
      problems: [{ field: 'email', kind: 'invalid', message: 'Valeur incorrecte' }],
    })
    await openReportPage()
    await user.clear(await screen.findByRole('textbox', { name: 'Envoyer un lien à' }))
    await user.click(screen.getByRole('textbox', { name: 'Envoyer un lien à' }))
    await user.paste('ecole@exemple.fr')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    const field = screen.getByRole('textbox', { name: 'Envoyer un lien à' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('Valeur incorrecte'))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('ecole@exemple.fr')
  })

  it('sends the link again under the same idempotency key after a failed request', async () => {
    mockResponse('GET /programmes/:id/reports', 200, [buildReport()])
    const failedRequests = mockFailure('POST /reports/:id/links', 503, errorCode.unavailable)
    await openReportPage()
    await user.clear(await screen.findByRole('textbox', { name: 'Envoyer un lien à' }))
    await user.click(screen.getByRole('textbox', { name: 'Envoyer un lien à' }))
    await user.paste('ecole@exemple.fr')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    await screen.findAllByText("Le lien n'a pas pu être envoyé.")
    const link = {
      id: id(860),
      recipient: 'ecole@exemple.fr',
      expiresAt: '2026-12-19T09:00:00.000Z',
      revokedAt: null,
      openedAt: null,
    }
    const sendRequests = mockResponse('POST /reports/:id/links', 201, link)
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    await screen.findByText('Lien envoyé')
    expect(sendRequests[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
    expect(sendRequests[0]?.headers.get('idempotency-key')).toBe(failedRequests[0]?.headers.get('idempotency-key'))
  })
})
