import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WorkLine } from 'shared/contracts/agenda/animal'
import { errorCode } from 'shared/contracts/errorCodes'
import { longMonth } from 'shared/domain/format'
import { practiceToday } from 'shared/session'
import {
  anAnimal,
  mockResponse,
  mockRawResponse,
  resetMocks,
  id,
  openArea,
  mockFailure,
  signedInAs,
} from 'shared/testing'
import area from '../../remote.tsx'
import { mockAnimal } from '../../testing/animalPage.ts'
import { monthBefore, monthOfDay } from './months.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const noisette = anAnimal()
const month = monthOfDay(practiceToday())
const workLine: WorkLine = {
  sessionId: id(1),
  day: `${month}-02`,
  startTime: '09:00',
  endTime: '10:30',
  sessionType: 'Équithérapie',
  club: 'Écuries du Lac',
  handler: 'Camille Roux',
  wellbeing: 2,
  forceReason: null,
  correction: null,
}
const removedLine: WorkLine = {
  ...workLine,
  sessionId: id(2),
  startTime: '14:00',
  endTime: '15:00',
  correction: { act: 'removed', correctedAt: '2026-11-20T14:05', by: 'Hugo Blanc' },
}

const animal = { id: noisette.id, name: noisette.name }

async function openRegister() {
  openArea(area.Root, `/pros/animal/${noisette.id}`)
  await user.click(await screen.findByRole('button', { name: 'Registre de charge de travail' }))
}

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockAnimal(noisette)
})
afterEach(resetMocks)

describe('the workload register', () => {
  it('lists the sessions of the month, with corrected lines struck through and their corrector', async () => {
    mockResponse('GET /animals/:id/register', 200, { animal, month, minutes: 90, lines: [workLine, removedLine] })
    await openRegister()
    const rows = within(
      await screen.findByRole('table', { name: `Registre de ${noisette.name}, ${longMonth(month)}` }),
    ).getAllByRole('row')
    expect(rows[1]).toHaveTextContent(/09:0010:301 h 30Équithérapie.*Camille RouxÀ surveiller/)
    expect(within(rows[1] ?? document.body).queryAllByRole('deletion')).toEqual([])
    expect(rows[2]).toHaveTextContent('Ligne corrigée')
    expect(rows[2]).toHaveTextContent('Séance retirée le 20/11/2026 à 14:05 par Hugo Blanc')
    expect(within(rows[2] ?? document.body).getAllByRole('deletion').length).toBeGreaterThan(4)
    expect(screen.getByText(`1 h 30 en ${longMonth(month)}, 1 séance`)).toBeVisible()
  })

  it('shows the reason of a session that was saved despite a conflict', async () => {
    const forcedLine = { ...workLine, forceReason: 'Perle est malade' }
    mockResponse('GET /animals/:id/register', 200, { animal, month, minutes: 90, lines: [forcedLine] })
    await openRegister()
    expect(await screen.findByText('Enregistrée malgré un conflit : Perle est malade')).toBeVisible()
  })

  it('shows cards on a phone', async () => {
    window.innerWidth = 390
    mockResponse('GET /animals/:id/register', 200, { animal, month, minutes: 90, lines: [workLine, removedLine] })
    await openRegister()
    const cards = within(
      await screen.findByRole('list', { name: `Registre de ${noisette.name}, ${longMonth(month)}` }),
    ).getAllByRole('listitem')
    expect(cards).toHaveLength(2)
    expect(cards[1]).toHaveTextContent('Séance retirée le 20/11/2026')
  })

  it('shows earlier months, but no month after the current month', async () => {
    const calls = mockResponse('GET /animals/:id/register', 200, { animal, month, minutes: 0, lines: [] })
    await openRegister()
    expect(await screen.findByText(`Aucune séance en ${longMonth(month)}.`)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Mois suivant' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Mois précédent' }))
    expect(screen.getByRole('combobox', { name: 'Mois du registre' })).toHaveDisplayValue(longMonth(monthBefore(month)))
    await waitFor(() =>
      expect(calls.map(({ url }) => url.searchParams.get('month'))).toEqual([month, monthBefore(month)]),
    )
    expect(screen.getByRole('button', { name: 'Mois suivant' })).toBeEnabled()
  })

  it('shows an error when loading failed, and offers a retry', async () => {
    mockFailure('GET /animals/:id/register', 500, errorCode.unexpected)
    await openRegister()
    expect(await screen.findByText("Le registre n'a pas pu être chargé.")).toBeVisible()
    mockResponse('GET /animals/:id/register', 200, { animal, month, minutes: 90, lines: [workLine] })
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText(/1 h 30 en/)).toBeVisible()
  })

  it('downloads the file under the name that the server sends, or shows an error', async () => {
    const downloads: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:registre', revokeObjectURL: () => {} })
    const clickSpy = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function recordDownload(
      this: HTMLAnchorElement,
    ) {
      downloads.push(this.download)
    })
    mockResponse('GET /animals/:id/register', 200, { animal, month, minutes: 90, lines: [workLine] })
    mockRawResponse(
      'GET /animals/:id/register/file',
      () =>
        new Response('%PDF-1.7', {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': `attachment; filename*=UTF-8''registre-noisette-${month}.pdf`,
          },
        }),
    )
    await openRegister()
    await user.click(await screen.findByRole('button', { name: 'Télécharger en PDF' }))
    await waitFor(() => expect(downloads).toEqual([`registre-noisette-${month}.pdf`]))
    mockFailure('GET /animals/:id/register/file', 500, errorCode.unexpected)
    await user.click(await screen.findByRole('button', { name: 'Télécharger en CSV' }))
    expect(await screen.findByText("Le fichier n'a pas pu être préparé.")).toBeVisible()
    clickSpy.mockRestore()
  })
})
