import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Programme, Report } from 'shared/contracts/programme'
import {
  attachStyles,
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

attachStyles()
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
const report = (change: Partial<Report> = {}): Report => ({
  id: id(850),
  audience: 'FULL',
  givenAt: '2026-11-19T09:00:00.000Z',
  authorName: 'Camille Roux',
  links: [],
  ...change,
})
const session = (number: number, comments: string) => ({
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
const open = async () => {
  const page = openArea(area.Root, `/pros/patients/${id(100)}/programme/${id(800)}/bilan`)
  await screen.findByRole('heading', { level: 2, name: 'Nouveau bilan' })
  return page
}
const conclusion = () => screen.findByRole('textbox', { name: 'Conclusion du praticien' })
const give = () => user.click(screen.getByRole('button', { name: 'Donner le bilan' }))

beforeEach(() => {
  window.innerWidth = 1280
  setNow('2026-11-20T10:00:00Z')
  signedInAs()
  localStorage.removeItem(`complice.draft.${id(1)}.conclusion.${id(800)}`)
  mockPatientFile()
  mockResponse('GET /patients/:id/programmes', 200, [programme])
  mockResponse('GET /patients/:id/sessions', 200, [session(500, 'Très calme.'), session(501, '')])
  mockResponse('GET /programmes/:id/reports', 200, [])
})
afterEach(resetMocks)

describe('the report of a programme', () => {
  it('is given with the chosen comments and the conclusion, whose draft outlives the page until then', async () => {
    const given = mockResponse('POST /programmes/:id/reports', 201, report())
    const first = await open()
    expect(document.title).not.toContain('Martin')
    await user.click(await conclusion())
    await user.paste('À poursuivre.')
    first.unmount()
    await open()
    expect(await conclusion()).toHaveValue('À poursuivre.')
    await user.click(await screen.findByRole('checkbox', { name: /12\/11\/2026, 10:00 Très calme/ }))
    await give()
    expect(await screen.findByText('Bilan donné')).toBeVisible()
    expect(given[0]?.body).toEqual({ audience: 'FULL', sessionIds: [id(500)], conclusion: 'À poursuivre.' })
    expect(await conclusion()).toHaveValue('')
  })

  it('for a funder asks for neither, and sends neither', async () => {
    const given = mockResponse('POST /programmes/:id/reports', 201, report({ audience: 'FUNDER' }))
    await open()
    await user.click(await conclusion())
    await user.paste('À poursuivre.')
    await user.click(screen.getByRole('radio', { name: /Pour un financeur/ }))
    expect(screen.queryByRole('textbox', { name: 'Conclusion du praticien' })).toBeNull()
    await give()
    expect(await screen.findByText('Bilan donné')).toBeVisible()
    expect(given[0]?.body).toEqual({ audience: 'FUNDER', sessionIds: [], conclusion: '' })
  })

  it('that was given is sent by a link, which can be revoked', async () => {
    const link = {
      id: id(860),
      recipient: 'referent@exemple.fr',
      expiresAt: '2026-12-19T09:00:00.000Z',
      revokedAt: null,
      openedAt: null,
    }
    mockResponse('GET /programmes/:id/reports', 200, [report({ links: [link] })])
    const sent = mockResponse('POST /reports/:id/links', 201, link)
    const revoked = mockResponse('PATCH /report-links/:id/revoke', 200, link)
    await open()
    const list = within(await screen.findByRole('list', { name: 'Liens envoyés' }))
    expect(list.getByText("referent@exemple.fr · valable jusqu'au 19/12/2026")).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Envoyer un lien à' }))
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(screen.getByText("L'adresse e-mail n'est pas valable")).toBeVisible()
    await user.click(screen.getByRole('textbox', { name: 'Envoyer un lien à' }))
    await user.paste('ecole@exemple.fr')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await screen.findByText('Lien envoyé')).toBeVisible()
    expect(sent[0]?.body).toEqual({ email: 'ecole@exemple.fr' })
    await user.click(screen.getByRole('button', { name: 'Révoquer le lien de referent@exemple.fr' }))
    expect(await screen.findByText('Lien révoqué')).toBeVisible()
    expect(revoked).toHaveLength(1)
  })

  it('is sent by one link when the response was lost', async () => {
    mockResponse('GET /programmes/:id/reports', 200, [report()])
    const lost = mockFailure('POST /reports/:id/links', 503, 'E503')
    await open()
    await user.clear(await screen.findByRole('textbox', { name: 'Envoyer un lien à' }))
    await user.click(screen.getByRole('textbox', { name: 'Envoyer un lien à' }))
    await user.paste('ecole@exemple.fr')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    await screen.findByText("Le lien n'a pas pu être envoyé.")
    const link = {
      id: id(860),
      recipient: 'ecole@exemple.fr',
      expiresAt: '2026-12-19T09:00:00.000Z',
      revokedAt: null,
      openedAt: null,
    }
    const sent = mockResponse('POST /reports/:id/links', 201, link)
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    await screen.findByText('Lien envoyé')
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
    expect(sent[0]?.headers.get('idempotency-key')).toBe(lost[0]?.headers.get('idempotency-key'))
  })
})
