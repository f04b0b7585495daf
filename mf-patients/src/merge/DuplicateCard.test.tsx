import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { MergePreview } from 'shared/contracts/patients/patientMerge'
import {
  aPatient,
  aPatientFile,
  id,
  mockFailure,
  mockPatientFile,
  mockRawResponse,
  mockResponse,
  openArea,
  resetMocks,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const path = `/pros/patients/${id(100)}/details`
const individual = { firstname: 'Léa', lastname: 'Martin', birthdate: null, nbHoursToDo: 0, firm: null }
const remainingFile = aPatientFile({
  id: id(100),
  individual,
  email: 'lea@exemple.fr',
  phoneNumber: '',
  version: 'v1',
})
const otherFile = aPatientFile({
  id: id(101),
  individual,
  email: 'autre@exemple.fr',
  phoneNumber: '06 01 02 03 04',
  version: 'v2',
})
const preview: MergePreview = {
  moved: {
    sessions: 4,
    upcoming: 1,
    comments: 2,
    evaluations: 0,
    answers: 0,
    audios: 0,
    programmes: 1,
    reports: 0,
    consents: 0,
    signatures: 0,
    invoices: 0,
    estimations: 0,
    payers: 2,
    employees: 0,
    animals: 0,
  },
  dropped: { shares: 0, weightKg: null, preferredAnimals: 0, sessionNames: 0, undoableImports: 0 },
  hasFit: true,
  account: 'none',
  obstacles: [],
}

beforeEach(() => {
  signedInAs()
  mockPatientFile()
  mockRawResponse('GET /patients/:id/details', ({ url }) =>
    Response.json(url.includes(id(101)) ? otherFile : remainingFile),
  )
  const phone = { phoneNumber: '06 01 02 03 04' }
  mockResponse('GET /patients', 200, [
    aPatient({ id: id(100), individual }),
    aPatient({ id: id(101), individual, ...phone }),
    aPatient({ id: id(103), type: 'FIRM', individual: null, firm: { companyName: 'École du Lac', siren: '' } }),
  ])
})
afterEach(resetMocks)

async function openComparison(mergePreview: MergePreview) {
  mockResponse('GET /patients/:id/merge', 200, mergePreview)
  openArea(area.Root, path)
  await user.click(await screen.findByRole('button', { name: 'Fusionner avec un autre dossier' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Fusionner avec un autre dossier' }))
  await user.click(await dialog.findByLabelText("L'autre dossier"))
  const options = await screen.findAllByRole('option')
  // The picker lists neither this patient's own file nor a firm.
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('06 01 02 03 04')])
  if (options[0]) await user.click(options[0])
  return dialog
}

describe('the merge of two patient files', () => {
  it('compares the fields, and merges with the selected values', async () => {
    const dialog = await openComparison(preview)
    expect(await dialog.findByText('Il reste 1 champ à choisir.')).toBeVisible()
    const button = dialog.getByRole('button', { name: 'Fusionner' })
    expect(button).toBeDisabled()
    expect(
      [...dialog.getByRole('list', { name: 'Passe dans ce dossier' }).children].map(({ textContent }) => textContent),
    ).toEqual([
      '4 séances ou demandes, dont 1 à venir',
      '2 commentaires de séances',
      '1 programme',
      '2 payeurs (« Qui paie »)',
      expect.stringMatching(/^Les informations avec les animaux sont réunies/),
    ])
    const email = within(dialog.getByRole('group', { name: 'E-mail' }))
    await user.click(email.getByRole('radio', { name: /L'autre dossier/ }))
    const mergeRequests = mockResponse('POST /patients/:id/merge', 200, aPatient({ id: id(100) }))
    await user.click(button)
    expect(await screen.findByText('Dossiers fusionnés')).toBeInTheDocument()
    expect(mergeRequests[0]?.body).toMatchObject({
      otherId: id(101),
      patient: { email: 'autre@exemple.fr', phoneNumber: '06 01 02 03 04', individual: { lastname: 'Martin' } },
    })
    expect(mergeRequests[0]?.headers.get('if-match')).toBe('"v1", "v2"')
  })

  it('lists the dropped data beforehand, and shows afterwards that data was dropped', async () => {
    const dialog = await openComparison({
      ...preview,
      dropped: { shares: 2, weightKg: 71.5, preferredAnimals: 1, sessionNames: 3, undoableImports: 1 },
    })
    const list = await dialog.findByRole('list', { name: "N'est pas repris" })
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      "2 parts de « Qui paie » : celles de ce dossier restent, et les payeurs qui arrivent n'en ont pas",
      'Le poids de 71,5 kg : celui de ce dossier reste',
      "1 animal préféré dans un dossier et évité dans l'autre : il est seulement évité",
      "Un des deux noms dans 3 séances d'entreprise : présent si l'un des deux l'est",
      "La possibilité d'annuler un import récent pour ces deux dossiers",
    ])
    await user.click(within(dialog.getByRole('group', { name: 'E-mail' })).getByRole('radio', { name: /Ce dossier/ }))
    mockResponse('POST /patients/:id/merge', 200, aPatient({ id: id(100) }))
    await user.click(dialog.getByRole('button', { name: 'Fusionner' }))
    expect(await screen.findByText(/^Dossiers fusionnés\. La chronologie/)).toBeInTheDocument()
  })

  it('is disabled when both files have signed the same attendance sheet', async () => {
    const dialog = await openComparison({ ...preview, obstacles: ['signatures'] })
    expect(await dialog.findByText(/ce sont deux personnes/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Fusionner' })).toBeDisabled()
  })

  it('compares the files again after another user has changed one of them', async () => {
    const dialog = await openComparison(preview)
    await user.click(
      within(await dialog.findByRole('group', { name: 'E-mail' })).getByRole('radio', { name: /Ce dossier/ }),
    )
    mockFailure('POST /patients/:id/merge', 412, errorCode.changedMeanwhile)
    await user.click(dialog.getByRole('button', { name: 'Fusionner' }))
    expect(await screen.findByText(/a été modifié entre-temps/)).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Fusionner' })).toBeEnabled())
  })

  it('redirects from the merged file to the remaining file', async () => {
    mockResponse('GET /patients/:id/details', 200, remainingFile)
    const { address } = openArea(area.Root, `/pros/patients/${id(101)}/details`)
    await screen.findByRole('heading', { name: 'Martin Léa' })
    await waitFor(() => expect(address()).toBe(path))
  })
})
