import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { aProfile, id, mockFailure, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const buildPatient = (number: number, name: string, problems: { field: string; message: string }[] = []) => ({
  patientId: id(number),
  name,
  sessions: 2,
  sessionIds: [id(number + 1), id(number + 2)],
  netPrice: 120,
  payers: [{ payerId: null, name: null, isFirm: false, sessions: 2, netPrice: 120 }],
  problems,
})
const missingAddressProblem = { field: 'address', message: "L'adresse du patient doit être saisie dans sa fiche" }
const pendingItem = { payerName: null, billId: null, billNumber: null, message: null }

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /user', 200, aProfile())
  mockResponse('GET /user/team', 200, [])
  mockResponse('GET /next-number/billings', 200, { billNumber: '2026-0001', isFirst: false })
})
afterEach(resetMocks)

const clickGenerate = () => user.click(screen.getByRole('button', { name: 'Générer 1 facture' }))
const findVatField = () => screen.findByRole('combobox', { name: /^TVA/ })
const openMonth = (taxesAmount: number) => {
  mockResponse('GET /user', 200, aProfile({ taxes: true, taxesAmount }))
  mockResponse('GET /billings/unbilled', 200, { month: '2026-11', patients: [buildPatient(100, 'Martin Léa')] })
  openArea(area.Root, '/pros/billings/unbilled?month=2026-11')
  return screen.findByRole('checkbox', { name: 'Facturer Martin Léa' })
}

describe('the page that bills a month', () => {
  it('shows, before the first invoice is issued, its number and the next numbers', async () => {
    mockResponse('GET /next-number/billings', 200, { billNumber: '2026-0001', isFirst: true })
    mockResponse('GET /billings/unbilled', 200, { month: '2026-11', patients: [buildPatient(100, 'Martin Léa')] })
    openArea(area.Root, '/pros/billings/unbilled?month=2026-11')
    await user.click(await screen.findByRole('button', { name: 'Générer 1 facture' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/La première porte le numéro 2026-0001.*Ensuite 2026-0002, 2026-0003/)
    expect(within(dialog).getByRole('link', { name: 'Choisir un autre numéro' })).toHaveAttribute(
      'href',
      '/pros/billings/numbering',
    )
  })

  it('issues the invoices of the selected patients as a batch, and shows the result for each patient', async () => {
    mockResponse('GET /billings/unbilled', 200, {
      month: '2026-11',
      patients: [
        buildPatient(100, 'Martin Léa'),
        buildPatient(110, 'Durand Paul'),
        buildPatient(120, 'Petit Zoé', [missingAddressProblem]),
      ],
    })
    const requests = mockResponse('POST /bill-batches', 201, { id: id(700) })
    const batch = { id: id(700), total: 2, done: 2 }
    mockResponse('GET /bill-batches/:id', 200, {
      ...batch,
      items: [
        {
          ...pendingItem,
          patientId: id(100),
          name: 'Martin Léa',
          state: 'ISSUED',
          billId: id(1),
          billNumber: '2026-0042',
        },
        { ...pendingItem, patientId: id(110), name: 'Durand Paul', state: 'REFUSED', message: 'Prix manquant' },
      ],
    })
    const { address } = openArea(area.Root, '/pros/billings/unbilled?month=2026-11')
    expect(await screen.findByText(missingAddressProblem.message)).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Facturer Petit Zoé' })).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: 'Facturer Durand Paul' }))
    await user.click(screen.getByRole('button', { name: 'Générer 1 facture' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    const results = await screen.findByRole('list', { name: 'Factures du mois' })
    expect(requests[0]?.body).toMatchObject({
      month: '2026-11',
      patientIds: [id(100)],
      selectedTermOfPayment: 'DAYS_30',
    })
    expect(within(results).getByText('2026-0042')).toBeInTheDocument()
    expect(within(results).getByText('Prix manquant')).toBeInTheDocument()
    expect(screen.getByText('1 facture générée, 1 refusée')).toBeInTheDocument()
    expect(address()).toContain(`batch=${id(700)}`)
  })

  it('shows the progress of a running batch when the page is opened again', async () => {
    mockResponse('GET /billings/unbilled', 200, { month: '2026-11', patients: [] })
    mockResponse('GET /bill-batches/:id', 200, {
      id: id(700),
      total: 4,
      done: 1,
      items: [{ ...pendingItem, patientId: id(100), name: 'Martin Léa', state: 'PENDING' }],
    })
    openArea(area.Root, `/pros/billings/unbilled?month=2026-11&batch=${id(700)}`)
    expect(await screen.findByRole('progressbar', { name: 'Génération des factures' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    )
    expect(screen.getByText('En attente')).toBeInTheDocument()
  })

  it('refuses to bill a firm without late interest, and marks the field', async () => {
    const patient = buildPatient(100, 'Foyer Soleil')
    const payers = patient.payers.map((payer) => ({ ...payer, isFirm: true }))
    mockResponse('GET /billings/unbilled', 200, { month: '2026-11', patients: [{ ...patient, payers }] })
    const requests = mockResponse('POST /bill-batches', 201, { id: id(700) })
    openArea(area.Root, '/pros/billings/unbilled?month=2026-11')
    await user.click(await screen.findByRole('button', { name: 'TVA et paiement' }))
    const interestField = screen.getByRole('combobox', { name: 'Pénalités de retard' })
    await user.selectOptions(interestField, 'Aucun')
    await clickGenerate()
    expect(interestField).toHaveAccessibleDescription(
      'Une entreprise doit des pénalités de retard : choisissez un taux',
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(requests).toEqual([])
  })

  describe('with an invalid VAT rate', () => {
    const unknownRate = "Ce taux de TVA n'existe pas en France"
    it('unfolds the section and marks the field, without sending a request', async () => {
      const requests = mockResponse('POST /bill-batches', 201, { id: id(700) })
      await openMonth(19.5)
      await clickGenerate()
      expect(await findVatField()).toHaveAccessibleDescription(unknownRate)
      expect(await findVatField()).toBeVisible()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(requests).toEqual([])
    })

    it("marks the field with the server's message when the server refuses the rate", async () => {
      const problems = [{ field: 'taxes', message: unknownRate }]
      mockFailure('POST /bill-batches', 400, errorCode.invalid, { problems })
      await openMonth(20)
      await clickGenerate()
      await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
      expect(await findVatField()).toHaveAccessibleDescription(unknownRate)
      expect(await findVatField()).toBeInvalid()
      expect(await screen.findByRole('alert', { name: 'Champs requis' })).toHaveTextContent(unknownRate)
    })
  })
})
