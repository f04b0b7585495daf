import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aPatient, mockResponse, aSession, resetMocks, id, openArea, signedInAs } from 'shared/testing'
import area from '../remote.tsx'
import { mockLists, buildDetailedSession } from '../testing/fixtures.ts'

const firm = aPatient({
  id: id(110),
  type: 'FIRM',
  individual: null,
  firm: { companyName: 'IME La Clairière', siren: '732829320' },
})
const createEmployee = (number: number, firstname: string) =>
  aPatient({
    id: id(number),
    individual: { firstname, lastname: 'Arnaud', birthdate: null, nbHoursToDo: 0, firm: firm.id },
  })

const listBoxes = () => ({
  employees: screen.getByRole('listbox', { name: /^Salariés/ }),
  participants: screen.getByRole('listbox', { name: /^Participants/ }),
})
const namesIn = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent)
const listedNames = () => ({
  employees: namesIn(listBoxes().employees),
  participants: namesIn(listBoxes().participants),
})
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))
const getOption = (name: string) => screen.getByRole('option', { name })

async function pickPatient(name: string) {
  await userEvent.click(await screen.findByLabelText('Patient *'))
  await userEvent.click(await screen.findByRole('option', { name }))
}

async function openNewSession() {
  openArea(area.Root, '/pros/session?jour=2026-11-20&de=10:00')
  await pickPatient('IME La Clairière')
}

beforeEach(() => {
  signedInAs()
  mockLists()
  mockResponse('GET /patients', 200, [
    aPatient(),
    firm,
    createEmployee(112, 'Zoé'),
    createEmployee(111, 'Axel'),
    createEmployee(113, 'Emma'),
  ])
  mockResponse('POST /sessions/preview', 200, { dates: [], kept: [] })
})
afterEach(resetMocks)

describe('the employee picker', () => {
  it('shows the employees only when the patient is a firm', async () => {
    openArea(area.Root, '/pros/session?jour=2026-11-20&de=10:00')
    await pickPatient('Martin Léa')
    expect(screen.queryByRole('group', { name: /Salariés/ })).toBeNull()
    await pickPatient('IME La Clairière')
    expect(screen.getByRole('group', { name: "Salariés d'IME La Clairière" })).toBeVisible()
    expect(listedNames()).toEqual({ employees: ['Arnaud Axel', 'Arnaud Emma', 'Arnaud Zoé'], participants: [] })
  })

  it('moves the selected employees, or all employees, between the lists with the buttons', async () => {
    await openNewSession()
    await press('Ajouter la sélection')
    expect(listedNames().participants).toEqual([])
    await userEvent.click(getOption('Arnaud Zoé'))
    expect(getOption('Arnaud Zoé')).toHaveAttribute('aria-selected', 'true')
    await press('Ajouter la sélection')
    expect(listedNames()).toEqual({ employees: ['Arnaud Axel', 'Arnaud Emma'], participants: ['Arnaud Zoé'] })
    expect(screen.getByText('1 participant sur 3')).toBeInTheDocument()
    await press('Ajouter tous')
    expect(listedNames()).toEqual({ employees: [], participants: ['Arnaud Axel', 'Arnaud Emma', 'Arnaud Zoé'] })
    expect(screen.getByText('Tous participent.')).toBeVisible()
    await userEvent.click(getOption('Arnaud Emma'))
    await press('Retirer la sélection')
    expect(listedNames()).toEqual({ employees: ['Arnaud Emma'], participants: ['Arnaud Axel', 'Arnaud Zoé'] })
    await press('Retirer tous')
    expect(listedNames().participants).toEqual([])
    expect(screen.getByRole('button', { name: 'Retirer tous' })).toHaveFocus()
  })

  it('moves an employee on a double click', async () => {
    await openNewSession()
    await userEvent.dblClick(getOption('Arnaud Emma'))
    expect(listedNames().participants).toEqual(['Arnaud Emma'])
    await userEvent.dblClick(getOption('Arnaud Emma'))
    expect(listedNames().participants).toEqual([])
  })

  it('moves employees with the keyboard', async () => {
    const sentRequests = mockResponse('POST /sessions', 201, { sessions: [aSession()], kept: [] })
    await openNewSession()
    act(() => listBoxes().employees.focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(listBoxes().employees).toHaveAttribute('aria-activedescendant', getOption('Arnaud Emma').id)
    await userEvent.keyboard(' {End} {Home}')
    await press('Ajouter la sélection')
    expect(listedNames()).toEqual({ employees: ['Arnaud Axel'], participants: ['Arnaud Emma', 'Arnaud Zoé'] })
    act(() => listBoxes().participants.focus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(listedNames().participants).toEqual(['Arnaud Zoé'])
    expect(sentRequests).toHaveLength(0)
  })

  it('sends the participants with the session, and keeps them for their firm while another patient is chosen', async () => {
    const sentRequests = mockResponse('POST /sessions', 201, { sessions: [aSession()], kept: [] })
    await openNewSession()
    await press('Ajouter tous')
    await pickPatient('Martin Léa')
    await pickPatient('IME La Clairière')
    expect(listedNames().participants).toHaveLength(3)
    await userEvent.dblClick(getOption('Arnaud Axel'))
    await press('Ajouter')
    await waitFor(() =>
      expect(sentRequests[0]?.body).toMatchObject({
        patientId: firm.id,
        selectedCorporatePatients: expect.not.arrayContaining([id(111)]),
      }),
    )
  })

  it('does not send the participants of a firm with another patient', async () => {
    const sentRequests = mockResponse('POST /sessions', 201, { sessions: [aSession()], kept: [] })
    await openNewSession()
    await press('Ajouter tous')
    await pickPatient('Martin Léa')
    await press('Ajouter')
    await waitFor(() => expect(sentRequests[0]?.body).toMatchObject({ selectedCorporatePatients: [] }))
  })

  it('shows the participants of a saved session', async () => {
    mockResponse(
      'GET /sessions/:id',
      200,
      buildDetailedSession({ patientId: firm.id, selectedCorporatePatients: [id(112)] }),
    )
    mockResponse('GET /sessions/:id/questions', 200, [])
    mockResponse('GET /sessions/:id/audios', 200, [])
    openArea(area.Root, `/pros/session/${id(400)}`)
    await screen.findByRole('listbox', { name: 'Participants (1)' })
    expect(listedNames().participants).toEqual(['Arnaud Zoé'])
  })
})
