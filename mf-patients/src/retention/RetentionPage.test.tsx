import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DueFile, Retention } from 'shared/contracts/retention'
import { id, mockResponse, openArea, resetMocks, setNow, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const due: DueFile = { id: id(100), name: 'Martin Léa', lastContact: '2020-02-03', keptUntil: null, isDeleted: false }
const retention: Retention = { years: 5, due: [due], kept: [] }
const purged = {
  destroyed: {
    comments: 2,
    evaluations: 0,
    answers: 0,
    audios: 0,
    programmes: 0,
    reports: 0,
    consents: 0,
    signatures: 0,
  },
  kept: { invoices: 0, estimations: 0, signatures: 0, sessions: 2 },
  upcoming: 0,
  erasedIds: [due.id],
  notDueIds: [],
}

beforeEach(() => {
  setNow('2026-11-23T10:00:00Z')
  signedInAs()
  mockResponse('GET /patients/retention', 200, retention)
})
afterEach(resetMocks)

const open = () => openArea(area.Root, '/pros/patients/retention')

describe('the files that are due', () => {
  it('are erased once it was said what goes and the word is typed', async () => {
    const calls = mockResponse('POST /patients/retention/purge', 200, purged)
    open()
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
      ['?dryRun=true', { ids: [due.id] }],
      ['', { ids: [due.id] }],
    ])
  })

  it('are kept another year, and the period is chosen', async () => {
    const kept = mockResponse('PUT /patients/:id/retention', 200, {
      ...retention,
      due: [],
      kept: [{ ...due, keptUntil: '2027-11-23' }],
    })
    const changed = mockResponse('PUT /patients/retention', 200, { ...retention, years: 10 })
    open()
    await user.click(await screen.findByRole('button', { name: 'Garder un an : Martin Léa' }))
    expect(await screen.findByText("Dernier contact le 03/02/2020, gardé jusqu'au 23/11/2027")).toBeVisible()
    expect(kept[0]?.body).toEqual({ keptUntil: '2027-11-23' })
    await user.click(screen.getByRole('combobox', { name: 'Conserver les dossiers' }))
    await user.click(screen.getByRole('option', { name: '10 ans' }))
    expect(await screen.findByText('Durée de conservation enregistrée')).toBeInTheDocument()
    expect(changed[0]?.body).toEqual({ years: 10 })
  })
})
