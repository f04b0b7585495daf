import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LastSession } from 'shared/contracts/agenda/session'
import { errorCode } from 'shared/contracts/errorCodes'
import { aClub, aPatient, id, mockFailure, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'
import { mockLists, noisette, typeWithoutPrice } from '../../testing/fixtures.ts'

const lastSession: LastSession = {
  date: '2026-03-12',
  startTime: '14:00',
  endTime: '15:15',
  sessionTypeId: typeWithoutPrice.id,
  animalIds: [noisette.id],
  clubId: aClub().id,
}
const otherPatient = aPatient({
  id: id(311),
  individual: { firstname: 'Émile', lastname: 'Zola', birthdate: null, nbHoursToDo: 0, firm: null },
})
const mockLastSession = (session: LastSession | null = lastSession) =>
  mockResponse('GET /patients/:id/last-session', 200, { lastSession: session })

const openForm = (search = '?jour=2026-11-20&de=10:00') => openArea(area.Root, `/pros/session${search}`)
const field = (label: string) => screen.findByLabelText(label)
const choosePatient = async (typed = 'mart') => userEvent.type(await field('Patient *'), `${typed}{Enter}`)
const shownTime = (name: string) => screen.getByRole('group', { name }).textContent?.replaceAll(/[^\d:]/g, '')
const findNotice = () => screen.findByText('Comme la séance du 12 mars.')
const undoFill = async () =>
  userEvent.click(screen.getByRole('button', { name: 'Défaire : comme la séance du 12 mars' }))

async function expectLastSession() {
  expect(await findNotice()).toBeVisible()
  expect(await field('Type de séance')).toHaveDisplayValue('Découverte')
  expect(shownTime('A')).toBe('11:15')
  expect(screen.getByRole('button', { name: /Noisette/ })).toBeVisible()
  expect(await field('Lieu')).toHaveDisplayValue(aClub().name)
}

beforeEach(() => {
  signedInAs()
  mockLists()
  mockResponse('POST /sessions/preview', 200, { dates: [], kept: [] })
  mockLastSession()
})
afterEach(resetMocks)

describe('the values of a new session', () => {
  it("are filled from the patient's last session, with the price of the type and the rent of the place", async () => {
    openForm()
    await choosePatient()
    await expectLastSession()
    expect(await field('Prix HT')).toHaveValue('60')
    expect(await field('Location de la salle')).toHaveValue('15')
  })

  it('can be restored in one press, which returns the focus to the patient', async () => {
    openForm()
    await choosePatient()
    await findNotice()
    await undoFill()
    expect(screen.queryByText(/Comme la séance/)).toBeNull()
    expect(await field('Type de séance')).toHaveDisplayValue('Équithérapie')
    expect(shownTime('A')).toBe('10:45')
    expect(await field('Lieu')).toHaveDisplayValue('Aucun lieu')
    expect(screen.queryByRole('button', { name: /Noisette/ })).toBeNull()
    expect(await field('Prix HT')).toHaveValue('70')
    expect(await field('Location de la salle')).toHaveValue('0')
    expect(await field('Patient *')).toHaveFocus()
    expect(await field('Patient *')).toHaveValue('Martin Léa')
  })

  it('keep a type and a price that the user set before choosing the patient', async () => {
    mockLastSession({ ...lastSession, sessionTypeId: id(500) })
    openForm()
    await userEvent.selectOptions(await field('Type de séance'), 'Découverte')
    await userEvent.clear(await field('Prix HT'))
    await userEvent.type(await field('Prix HT'), '33')
    await choosePatient()
    await findNotice()
    expect(await field('Type de séance')).toHaveDisplayValue('Découverte')
    expect(await field('Prix HT')).toHaveValue('33')
    expect(shownTime('A')).toBe('10:30')
    expect(await field('Lieu')).toHaveDisplayValue(aClub().name)
  })

  it('return to the defaults when another patient without a last session is chosen', async () => {
    mockResponse('GET /patients', 200, [aPatient(), otherPatient])
    openForm()
    await choosePatient()
    await findNotice()
    mockLastSession(null)
    await userEvent.clear(await field('Patient *'))
    await choosePatient('zola')
    await waitFor(() => expect(screen.queryByText(/Comme la séance/)).toBeNull())
    expect(await field('Type de séance')).toHaveDisplayValue('Équithérapie')
    expect(await field('Lieu')).toHaveDisplayValue('Aucun lieu')
  })

  it('are shown with the year of the last session if it differs', async () => {
    mockLastSession({ ...lastSession, date: '2025-12-01' })
    openForm()
    await choosePatient()
    expect(await screen.findByText('Comme la séance du 1er décembre 2025.')).toBeVisible()
  })

  it('are filled at once for a patient in the URL', async () => {
    openForm(`?jour=2026-11-20&de=10:00&patient=${aPatient().id}`)
    await expectLastSession()
  })

  it('stay the defaults when the last session cannot be read', async () => {
    mockFailure('GET /patients/:id/last-session', 503, errorCode.unavailable)
    openForm()
    await choosePatient()
    expect(await field('Patient *')).toHaveValue('Martin Léa')
    expect(screen.queryByText(/Comme la séance/)).toBeNull()
    expect(await field('Type de séance')).toHaveDisplayValue('Équithérapie')
  })
})
