import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

// Only CSS hides the collapsed groups.
attachStyles()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

async function open(path = '/pros/patient') {
  openArea(area.Root, path)
  await screen.findByRole('heading', { level: 1 })
}
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}(\\s*\\*)?$`), { selector: 'input' })
const phone = () => field('Téléphone du financeur')

async function save(typed: Record<string, string>) {
  for (const [label, text] of Object.entries({ 'Nom de famille': 'Martin', Prénom: 'Léa', ...typed })) {
    await user.click(field(label))
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

describe('a collapsed group of the patient form', () => {
  it('opens when one of its fields is invalid', async () => {
    await open()
    expect(phone()).not.toBeVisible()
    await save({ 'Téléphone du financeur': '12' })
    await waitFor(() => expect(phone()).toBeVisible())
  })

  it('opens when the server refuses one of its fields', async () => {
    mockFailure('POST /patients', 400, 'E400', {
      problems: [{ field: 'individual.funderTel', kind: 'invalid', message: 'Valeur incorrecte' }],
    })
    await open()
    expect(phone()).not.toBeVisible()
    await save({})
    await waitFor(() => expect(phone()).toBeVisible())
    expect(phone()).toHaveAccessibleDescription('Valeur incorrecte')
  })

  it('is open when one of its fields has a value', async () => {
    const individual = {
      firstname: 'Léa',
      lastname: 'Martin',
      birthdate: null,
      nbHoursToDo: 0,
      funderCompanyName: 'MDPH',
    }
    mockResponse('GET /patients/:id/details', 200, aPatientFile({ individual }))
    await open(`/pros/patient/${id(100)}`)
    await waitFor(() => expect(field('Entreprise du financeur')).toBeVisible())
  })
})
