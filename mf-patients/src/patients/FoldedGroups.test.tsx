import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  aPatientFile,
  aPatientFit,
  attachStyles,
  id,
  mockFailure,
  mockResponse,
  openArea,
  patientConsents,
  patientHours,
  resetMocks,
  signedInAs,
} from 'shared/testing'
import { removeDraft } from 'shared/ui/form'
import area from '../remote.tsx'

// The styles are attached because only CSS hides the collapsed groups.
attachStyles()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

async function openPatientForm(path = '/pros/patient') {
  openArea(area.Root, path)
  await screen.findByRole('heading', { level: 1 })
}
const getField = (label: string) => screen.getByLabelText(new RegExp(`^${label}(\\s*\\*)?$`), { selector: 'input' })
const funderPhoneField = () => getField('Téléphone du financeur')

async function addPatient(fieldTexts: Record<string, string>) {
  for (const [label, text] of Object.entries({ 'Nom de famille': 'Martin', Prénom: 'Léa', ...fieldTexts })) {
    await user.click(getField(label))
    await user.paste(text)
  }
  await user.click(screen.getByText('Ajouter', { selector: 'button' }))
}

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /patients/:id/consents', 200, patientConsents())
  mockResponse('GET /patients/:id/fit', 200, aPatientFit())
  mockResponse('GET /patients', 200, [])
  mockResponse('GET /patients/:id/hours', 200, patientHours())
  mockResponse('GET /patients/fit-choices', 200, aPatientFit().choices)
})
afterEach(() => {
  for (const name of ['new', id(100)]) removeDraft(`patient.${name}`)
  resetMocks()
})

describe('a collapsible group of the patient form', () => {
  it('opens when one of its fields is invalid', async () => {
    await openPatientForm()
    expect(funderPhoneField()).not.toBeVisible()
    await addPatient({ 'Téléphone du financeur': '12' })
    await waitFor(() => expect(funderPhoneField()).toBeVisible())
  })

  it('opens when the server refuses one of its fields', async () => {
    mockFailure('POST /patients', 400, errorCode.invalid, {
      problems: [{ field: 'individual.funderTel', kind: 'invalid', message: 'Valeur incorrecte' }],
    })
    await openPatientForm()
    expect(funderPhoneField()).not.toBeVisible()
    await addPatient({})
    await waitFor(() => expect(funderPhoneField()).toBeVisible())
    expect(funderPhoneField()).toHaveAccessibleDescription('Valeur incorrecte')
  })

  it('is initially open when one of its fields has a value', async () => {
    const individual = {
      firstname: 'Léa',
      lastname: 'Martin',
      birthdate: null,
      nbHoursToDo: 0,
      funderCompanyName: 'MDPH',
    }
    mockResponse('GET /patients/:id/details', 200, aPatientFile({ individual }))
    await openPatientForm(`/pros/patient/${id(100)}`)
    await waitFor(() => expect(getField('Entreprise du financeur')).toBeVisible())
  })
})
