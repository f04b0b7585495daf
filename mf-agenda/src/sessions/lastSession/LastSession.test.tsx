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
const findField = (label: string) => screen.findByLabelText(label)
const choosePatient = async (typedName = 'mart') => userEvent.type(await findField('Patient *'), `${typedName}{Enter}`)
const readTime = (name: string) => screen.getByRole('group', { name }).textContent?.replaceAll(/[^\d:]/g, '')
const findNotice = () => screen.findByText('Comme la séance du 12 mars.')
const undoFill = async () =>
  userEvent.click(screen.getByRole('button', { name: 'Défaire : comme la séance du 12 mars' }))

async function expectLastSession() {
  expect(await findNotice()).toBeVisible()
  expect(await findField('Type de séance')).toHaveDisplayValue('Découverte')
  expect(readTime('A')).toBe('11:15')
  expect(screen.getByRole('button', { name: /Noisette/ })).toBeVisible()
  expect(await findField('Lieu')).toHaveDisplayValue(aClub().name)
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
    expect(await findField('Prix HT')).toHaveValue('60')
    expect(await findField('Location de la salle')).toHaveValue('15')
  })

  it('can be restored in one press, which returns the focus to the patient', async () => {
    openForm()
    await choosePatient()
    await findNotice()
    await undoFill()
    expect(screen.queryByText(/Comme la séance/)).toBeNull()
    expect(await findField('Type de séance')).toHaveDisplayValue('Équithérapie')
    expect(readTime('A')).toBe('10:45')
    expect(await findField('Lieu')).toHaveDisplayValue('Aucun lieu')
    expect(screen.queryByRole('button', { name: /Noisette/ })).toBeNull()
    expect(await findField('Prix HT')).toHaveValue('70')
    expect(await findField('Location de la salle')).toHaveValue('0')
    expect(await findField('Patient *')).toHaveFocus()
    expect(await findField('Patient *')).toHaveValue('Martin Léa')
  })

  it('keep a type and a price that the user set before choosing the patient', async () => {
    mockLastSession({ ...lastSession, sessionTypeId: id(500) })
    openForm()
    await userEvent.selectOptions(await findField('Type de séance'), 'Découverte')
    await userEvent.clear(await findField('Prix HT'))
    await userEvent.type(await findField('Prix HT'), '33')
    await choosePatient()
    await findNotice()
    expect(await findField('Type de séance')).toHaveDisplayValue('Découverte')
    expect(await findField('Prix HT')).toHaveValue('33')
    expect(readTime('A')).toBe('10:30')
    expect(await findField('Lieu')).toHaveDisplayValue(aClub().name)
  })

  it('return to the defaults when another patient without a last session is chosen', async () => {
    mockResponse('GET /patients', 200, [aPatient(), otherPatient])
    openForm()
    await choosePatient()
    await findNotice()
    mockLastSession(null)
    await userEvent.clear(await findField('Patient *'))
    await choosePatient('zola')
    await waitFor(() => expect(screen.queryByText(/Comme la séance/)).toBeNull())
    expect(await findField('Type de séance')).toHaveDisplayValue('Équithérapie')
    expect(await findField('Lieu')).toHaveDisplayValue('Aucun lieu')
  })

  it('are shown with the year of the last session if it differs', async () => {
    mockLastSession({ ...lastSession, date: '2025-12-01' })
    openForm()
    await choosePatient()
    expect(await screen.findByText('Comme la séance du 1er décembre 2025.')).toBeVisible()
  })

  it('are filled when the form opens with a patient in the URL', async () => {
    openForm(`?jour=2026-11-20&de=10:00&patient=${aPatient().id}`)
    await expectLastSession()
  })

  it('stay the defaults when the last session cannot be read', async () => {
    mockFailure('GET /patients/:id/last-session', 503, errorCode.unavailable)
    openForm()
    await choosePatient()
    expect(await findField('Patient *')).toHaveValue('Martin Léa')
    expect(screen.queryByText(/Comme la séance/)).toBeNull()
    expect(await findField('Type de séance')).toHaveDisplayValue('Équithérapie')
  })
})
