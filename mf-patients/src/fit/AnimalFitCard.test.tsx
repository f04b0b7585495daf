import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PatientFit } from 'shared/contracts/agenda/fit'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  aPatientFit,
  id,
  mockFailureOnce,
  mockPatientFile,
  mockResponse,
  openArea,
  resetMocks,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const [dogsId, nalaId] = [id(950), id(201)]
const recordedFit = { weightKg: 92.5, fears: [dogsId], preferredAnimalIds: [nalaId], note: 'Doucement' }

beforeEach(() => {
  signedInAs()
  mockPatientFile()
})
afterEach(resetMocks)

async function openCard(fit: PatientFit) {
  mockResponse('GET /patients/:id/fit', 200, fit)
  openArea(area.Root, `/pros/patients/${id(100)}/details`)
  return within(await screen.findByRole('region', { name: 'Avec les animaux' }))
}
async function openDialog(fit: PatientFit) {
  const card = await openCard(fit)
  await user.click(await card.findByRole('button', { name: 'Modifier' }))
  return within(await screen.findByRole('dialog', { name: 'Avec les animaux' }))
}

describe('the card « Avec les animaux »', () => {
  it('shows weight, fears, preferred animals and note', async () => {
    const card = await openCard(aPatientFit(recordedFit))
    expect(await card.findByText('92,5 kg')).toBeVisible()
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '92,5 kg',
      'Chien (espèce)',
      'Nala',
      'Doucement',
    ])
  })

  it('shows that nothing is recorded', async () => {
    const card = await openCard(aPatientFit())
    expect(await card.findByText("Rien n'est noté.")).toBeVisible()
  })

  it('is edited in a dialog, which sends the loaded version as If-Match', async () => {
    const dialog = await openDialog(aPatientFit())
    const sentRequests = mockResponse('PUT /patients/:id/fit', 200, aPatientFit({ weightKg: 92.5, version: 'v2' }))
    await user.type(dialog.getByLabelText('Poids'), '92,5')
    await user.click(dialog.getByRole('combobox', { name: 'Peurs' }))
    await user.click(await screen.findByRole('option', { name: 'Chien (espèce)' }))
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentRequests[0]?.body).toMatchObject({ weightKg: 92.5, fears: [dogsId], preferredAnimalIds: [] })
    expect(sentRequests[0]?.headers.get('if-match')).toBe('"v1"')
    expect(await screen.findByText('92,5 kg')).toBeVisible()
  })

  it('explains under the field that an animal cannot be both preferred and avoided', async () => {
    const dialog = await openDialog(aPatientFit({ preferredAnimalIds: [nalaId], avoidedAnimalIds: [nalaId] }))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await dialog.findByText('Un animal ne peut être à la fois préféré et à éviter')).toBeVisible()
  })

  it('shows the values of another user after a conflict', async () => {
    const dialog = await openDialog(aPatientFit())
    mockFailureOnce('PUT /patients/:id/fit', 412, errorCode.changedMeanwhile)
    mockResponse('GET /patients/:id/fit', 200, aPatientFit({ weightKg: 61, version: 'v2' }))
    await user.type(dialog.getByLabelText('Poids'), '60')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    const merge = within(await screen.findByRole('dialog', { name: 'Ces informations ont été modifiées entre-temps' }))
    expect(merge.getByText(/61/)).toBeVisible()
  })
})
