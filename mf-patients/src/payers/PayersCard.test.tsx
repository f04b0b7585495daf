import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { PatientPayers, Payer } from 'shared/contracts/finance/payer'
import { id, mockFailureOnce, mockPatientFile, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const buildDepartmentPayer = (change: Partial<Payer> = {}): Payer => ({
  id: id(700),
  kind: 'DEPARTMENT',
  name: 'Département du Rhône',
  address: { streetName: '29 cours de la Liberté', zipCode: '69003', city: 'Lyon' },
  email: 'pch@rhone.fr',
  siren: '',
  yearlyCeiling: 500,
  share: { kind: 'PERCENT', value: 70 },
  year: 2026,
  used: 420,
  planned: 100,
  ...change,
})
const buildPatientPayers = (...payers: Payer[]): PatientPayers => ({
  payers,
  patientShare: null,
  former: [],
  version: 'v1',
})

beforeEach(() => {
  signedInAs()
  mockPatientFile()
})
afterEach(resetMocks)

async function openCard(payers: PatientPayers) {
  mockResponse('GET /patients/:id/payers', 200, payers)
  openArea(area.Root, `/pros/patients/${id(100)}/details`)
  return within(await screen.findByRole('region', { name: 'Qui paie' }))
}
async function openDialog(payers: PatientPayers) {
  const card = await openCard(payers)
  await user.click(await card.findByRole('button', { name: 'Modifier' }))
  return within(await screen.findByRole('dialog', { name: 'Qui paie' }))
}

describe('the payers of a patient', () => {
  it('are the patient alone by default', async () => {
    const card = await openCard(buildPatientPayers())
    expect(await card.findByText('Le patient paie toutes ses séances.')).toBeVisible()
  })

  it('show the remainder of a yearly limit, and warn when unbilled sessions exceed it', async () => {
    const card = await openCard(buildPatientPayers(buildDepartmentPayer()))
    expect(await card.findByText('70 %')).toBeVisible()
    expect(card.getByText('le reste')).toBeVisible()
    expect(card.getByText(/^Il reste 80,00\s€ sur 500,00\s€ en 2026$/)).toBeVisible()
    expect(card.getByText(/demandent 20,00\s€ de plus/)).toBeVisible()
    expect(card.getByRole('progressbar', { name: 'Plafond de Département du Rhône' })).toHaveAttribute(
      'aria-valuenow',
      '84',
    )
  })

  it('show the new remainder after another invoice', async () => {
    mockResponse('GET /patients/:id/payers', 200, buildPatientPayers(buildDepartmentPayer()))
    const path = `/pros/patients/${id(100)}/details`
    const { unmount } = openArea(area.Root, path)
    expect(await screen.findByText(/^Il reste 80,00\s€/)).toBeVisible()
    unmount()
    mockResponse('GET /patients/:id/payers', 200, buildPatientPayers(buildDepartmentPayer({ used: 500 })))
    openArea(area.Root, path)
    expect(await screen.findByText(/^Plafond de 500,00\s€ atteint pour 2026$/)).toBeVisible()
  })

  it('are edited in a dialog with an example of the shares', async () => {
    const dialog = await openDialog(buildPatientPayers())
    const sentRequests = mockResponse('PUT /patients/:id/payers', 200, buildPatientPayers(buildDepartmentPayer()))
    await user.click(dialog.getByRole('button', { name: 'Ajouter un payeur' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Qui' }), 'Département')
    await user.type(dialog.getByRole('textbox', { name: /^Nom/ }), 'Département du Rhône')
    await user.clear(dialog.getByRole('textbox', { name: /^Adresse/ }))
    await user.type(dialog.getByRole('textbox', { name: /^Adresse/ }), '29 cours de la Liberté')
    await user.clear(dialog.getByRole('textbox', { name: /^Code postal/ }))
    await user.type(dialog.getByRole('textbox', { name: /^Code postal/ }), '69003')
    await user.clear(dialog.getByRole('textbox', { name: /^Ville/ }))
    await user.type(dialog.getByRole('textbox', { name: /^Ville/ }), 'Lyon')
    await user.type(dialog.getByRole('textbox', { name: /^Pourcentage/ }), '70')
    await user.type(dialog.getByRole('textbox', { name: 'Plafond par an' }), '500')
    expect(
      dialog.getByText(/^Pour une séance de 60,00\s€ : Département du Rhône 42,00\s€ · Patient 18,00\s€$/),
    ).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentRequests[0]?.body).toMatchObject({
      payers: [{ kind: 'DEPARTMENT', yearlyCeiling: 500, share: { kind: 'PERCENT', value: 70 } }],
      patientShare: null,
    })
    expect(sentRequests[0]?.headers.get('if-match')).toBe('"v1"')
  })

  it('are refused when the shares exceed 100 %', async () => {
    const dialog = await openDialog(
      buildPatientPayers(buildDepartmentPayer(), buildDepartmentPayer({ id: id(701), name: 'Mutuelle des Monts' })),
    )
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await dialog.findByText('Les parts dépassent 100 %')).toBeVisible()
  })

  it('are removed with unbilled shares only after a confirmation', async () => {
    const dialog = await openDialog(buildPatientPayers(buildDepartmentPayer()))
    const message = 'Département du Rhône a encore 2 parts à facturer (84,00 € H.T)'
    mockFailureOnce('PUT /patients/:id/payers', 409, errorCode.payerHasParts, {
      problems: [{ field: 'payers', message }],
    })
    await user.click(dialog.getByRole('button', { name: 'Retirer Département du Rhône' }))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await dialog.findByText(message)).toBeVisible()
    const sentRequests = mockResponse('PUT /patients/:id/payers', 200, buildPatientPayers())
    await user.click(dialog.getByRole('button', { name: 'Retirer quand même' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentRequests[0]?.body).toMatchObject({ payers: [], givesBack: true })
  })

  it('are removed with unbilled shares only after a new confirmation when the confirmed attempt failed', async () => {
    const dialog = await openDialog(
      buildPatientPayers(
        buildDepartmentPayer(),
        buildDepartmentPayer({ id: id(701), name: 'Mutuelle des Monts', share: null }),
      ),
    )
    const problems = [{ field: 'payers', message: 'Il a encore 2 parts à facturer' }]
    mockFailureOnce('PUT /patients/:id/payers', 409, errorCode.payerHasParts, { problems })
    await user.click(dialog.getByRole('button', { name: 'Retirer Département du Rhône' }))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await dialog.findByRole('button', { name: 'Retirer quand même' })
    mockFailureOnce('PUT /patients/:id/payers', 500, errorCode.unexpected)
    await user.click(dialog.getByRole('button', { name: 'Retirer quand même' }))
    await dialog.findByText("Problème lors de l'enregistrement")
    const sentRequests = mockResponse('PUT /patients/:id/payers', 200, buildPatientPayers())
    await user.click(dialog.getByRole('button', { name: 'Retirer Mutuelle des Monts' }))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sentRequests[0]?.body).toEqual({ payers: [], patientShare: null }))
  })

  it('keep a typed e-mail address when the kind of a new payer is changed', async () => {
    const dialog = await openDialog(buildPatientPayers())
    await user.click(dialog.getByRole('button', { name: /Ajouter un/ }))
    const email = dialog.getByRole('textbox', { name: 'E-mail' })
    await user.clear(email)
    await user.type(email, 'factures@rhone.fr')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Qui' }), 'Responsable légal')
    expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('factures@rhone.fr')
  })

  it('have no limit and no SIREN after their kind is changed to guardian', async () => {
    const dialog = await openDialog(buildPatientPayers(buildDepartmentPayer({ siren: '552100554' })))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Qui' }), 'Responsable légal')
    expect(dialog.queryByRole('textbox', { name: 'Plafond par an' })).toBeNull()
    const sentRequests = mockResponse('PUT /patients/:id/payers', 200, buildPatientPayers())
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(sentRequests[0]?.body).toMatchObject({ payers: [{ kind: 'GUARDIAN', siren: '', yearlyCeiling: null }] }),
    )
  })
})
