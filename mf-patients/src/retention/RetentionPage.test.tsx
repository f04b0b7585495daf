import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { maxPurgedFiles } from 'shared/contracts/patients/retention'
import type { DueFile, Retention } from 'shared/contracts/patients/retention'
import {
  changeElsewhere,
  mockFailure,
  mockNoChanges,
  id,
  mockResponse,
  openArea,
  resetMocks,
  setNow,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const dueFile: DueFile = {
  id: id(100),
  name: 'Martin Léa',
  lastContact: '2020-02-03',
  keptUntil: null,
  isDeleted: false,
  version: 'k1',
}
const retention: Retention = { years: 5, version: 'y1', due: [dueFile], kept: [] }
const purgeResponse = {
  destroyed: {
    comments: 2,
    evaluations: 0,
    answers: 0,
    audios: 0,
    programmes: 0,
    reports: 0,
    consents: 0,
    signatures: 0,
    payers: 0,
  },
  kept: { invoices: 0, estimations: 0, signatures: 0, payers: 0, sessions: 2 },
  upcoming: 0,
  erasedIds: [dueFile.id],
  notDueIds: [],
}

beforeEach(() => {
  setNow('2026-11-23T10:00:00Z')
  signedInAs()
  mockResponse('GET /patients/retention', 200, retention)
  mockNoChanges()
})
afterEach(resetMocks)

const openRetentionPage = () => openArea(area.Root, '/pros/patients/retention')
const checkedBoxes = () => screen.getAllByRole('checkbox', { name: /^Choisir/, checked: true })

describe('the patient files due for erasure', () => {
  it('are erased after a list of the destroyed data and a typed confirmation', async () => {
    const calls = mockResponse('POST /patients/retention/purge', 200, purgeResponse)
    openRetentionPage()
    expect(await screen.findByText('Dernier contact le 03/02/2020')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Effacer les dossiers choisis' })).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: 'Choisir Martin Léa' }))
    await user.click(screen.getByRole('button', { name: 'Effacer les dossiers choisis' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Effacer 1 dossier' }))
    expect(await dialog.findByText('2 commentaires de séances')).toBeVisible()
    await user.type(dialog.getByLabelText('Écrivez EFFACER pour confirmer'), 'EFFACER')
    await user.click(dialog.getByRole('button', { name: 'Effacer définitivement' }))
    expect(await screen.findByText('Dossiers effacés')).toBeInTheDocument()
    expect(calls.map(({ url, body }) => [url.search, body])).toEqual([
      ['?dryRun=true', { ids: [dueFile.id] }],
      ['', { ids: [dueFile.id] }],
    ])
  })

  it('can be selected up to the maximum of one request, with a message at the maximum', async () => {
    const manyDueFiles = Array.from({ length: maxPurgedFiles + 1 }, (_, index) => ({
      ...dueFile,
      id: id(1000 + index),
      name: `F${index}`,
    }))
    mockResponse('GET /patients/retention', 200, { ...retention, due: manyDueFiles })
    openRetentionPage()
    const lastCheckbox = await screen.findByRole('checkbox', { name: `Choisir F${maxPurgedFiles}` })
    expect(lastCheckbox).toBeEnabled()
    await user.click(screen.getByRole('checkbox', { name: 'Tout choisir' }))
    expect(checkedBoxes()).toHaveLength(maxPurgedFiles)
    expect(lastCheckbox).toBeDisabled()
    expect(screen.getByText(/^200 dossiers sont choisis/)).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Choisir F0' }))
    expect(screen.queryByText(/^200 dossiers sont choisis/)).toBeNull()
    await user.click(lastCheckbox)
    expect(lastCheckbox).toBeChecked()
    expect(checkedBoxes()).toHaveLength(maxPurgedFiles)
    expect(screen.getByRole('checkbox', { name: 'Choisir F0' })).toBeDisabled()
  })

  it('are refreshed after a colleague has erased some of them', async () => {
    openRetentionPage()
    await screen.findByRole('heading', { name: '1 dossier à échéance' })
    mockResponse('GET /patients/retention', 200, { ...retention, due: [] })
    changeElsewhere()
    expect(await screen.findByRole('heading', { name: 'À échéance' })).toBeVisible()
  })

  it('can be kept for another year, and the retention period can be changed', async () => {
    const keepRequests = mockResponse('PUT /patients/:id/retention', 200, {
      ...retention,
      due: [],
      kept: [{ ...dueFile, keptUntil: '2027-11-23' }],
    })
    const periodRequests = mockResponse('PUT /patients/retention', 200, { ...retention, years: 10 })
    openRetentionPage()
    await user.click(await screen.findByRole('button', { name: 'Garder un an : Martin Léa' }))
    expect(await screen.findByText("Dernier contact le 03/02/2020, gardé jusqu'au 23/11/2027")).toBeVisible()
    expect(screen.getByRole('region', { name: 'À échéance' })).toHaveFocus()
    expect(keepRequests[0]?.body).toEqual({ keptUntil: '2027-11-23' })
    expect(keepRequests[0]?.headers.get('if-match')).toBe('"k1"')
    await user.click(screen.getByRole('combobox', { name: 'Conserver les dossiers' }))
    await user.click(screen.getByRole('option', { name: '10 ans' }))
    expect(await screen.findByText('Durée de conservation enregistrée')).toBeInTheDocument()
    expect(periodRequests[0]?.body).toEqual({ years: 10 })
    expect(periodRequests[0]?.headers.get('if-match')).toBe('"y1"')
  })

  it('show the saved retention period after a conflict', async () => {
    mockFailure('PUT /patients/retention', 412, errorCode.changedMeanwhile)
    openRetentionPage()
    const periodSelect = await screen.findByRole('combobox', { name: 'Conserver les dossiers' })
    mockResponse('GET /patients/retention', 200, { ...retention, years: 7, version: 'y2' })
    await user.click(periodSelect)
    await user.click(screen.getByRole('option', { name: '10 ans' }))
    expect(await screen.findByText(/^Modifié entre-temps par quelqu'un d'autre/)).toBeInTheDocument()
    await waitFor(() => expect(periodSelect).toHaveTextContent('7 ans'))
  })
})
