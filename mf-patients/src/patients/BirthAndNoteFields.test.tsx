import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import {
  aPatient,
  aPatientFile,
  aPatientFit,
  id,
  mockResponse,
  openArea,
  patientConsents,
  patientHours,
  resetMocks,
  signedInAs,
} from 'shared/testing'
import { removeDraft } from 'shared/ui/form'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const buildIndividual = (birthdate: string | null, birthYear: number | null) => ({
  firstname: 'Léa',
  lastname: 'Martin',
  birthdate,
  birthYear,
  nbHoursToDo: 0,
})

async function openForm(file: Partial<PatientDetails>) {
  mockResponse('GET /patients/:id/details', 200, aPatientFile(file))
  openArea(area.Root, `/pros/patient/${id(100)}`)
  await screen.findByRole('combobox', { name: 'Année' })
}

beforeEach(() => {
  signedInAs()
  mockResponse('GET /patients/:id/consents', 200, patientConsents())
  mockResponse('GET /patients/:id/fit', 200, aPatientFit())
  mockResponse('GET /patients', 200, [])
  mockResponse('GET /patients/:id/hours', 200, patientHours())
})
afterEach(() => {
  removeDraft(`patient.${id(100)}`)
  resetMocks()
})

describe('the form of a patient', () => {
  it('shows a date of birth before the first selectable year, without an error', async () => {
    await openForm({ individual: buildIndividual('1901-03-12', null) })
    expect(screen.getByRole('combobox', { name: 'Année' })).toHaveValue('1901')
    expect(screen.getByRole('combobox', { name: 'Année' })).toBeValid()
  })

  it('keeps a year of birth without day and month, and saves it with the second phone number and the note', async () => {
    const calls = mockResponse('PUT /patients/:id', 200, aPatient())
    await openForm({
      individual: buildIndividual(null, 1985),
      secondPhoneNumber: '04 78 00 00 00',
      practiceNote: 'Matin',
    })
    const year = screen.getByRole('combobox', { name: 'Année' })
    expect(year).toHaveValue('1985')
    expect(screen.getByText("Sans jour ni mois, seule l'année 1985 est enregistrée.")).toBeVisible()
    expect(screen.getByLabelText('Téléphone 2')).toHaveValue('04 78 00 00 00')
    expect(screen.getByLabelText('Texte de la note')).toHaveValue('Matin')
    await user.selectOptions(year, '1986')
    await user.click(screen.getByText('Enregistrer', { selector: 'button' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({
      individual: { birthdate: null, birthYear: 1986 },
      secondPhoneNumber: '04 78 00 00 00',
      practiceNote: 'Matin',
    })
  })
})
