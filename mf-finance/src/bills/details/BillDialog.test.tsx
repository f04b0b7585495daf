import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { id, mockFailureOnce, mockRawResponse, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'
import { noBillTotals } from '../../testing/noBillTotals.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const listItem = {
  id: id(12),
  billNumber: '2026-0012',
  patient: { id: id(100), name: 'Martin Léa' },
  payerName: null,
  fullyPaid: false,
  totalPrice: 144,
  taxes: 20,
  createdAt: '2026-11-12T09:00:00.000Z',
  kind: 'INVOICE',
  netPrice: 120,
  dueOn: '2026-12-12',
  overdueDays: 0,
  remaining: 94,
  paymentState: 'PARTIAL',
  correctsNumber: null,
  sentAt: null,
  letterState: null,
  reminderLevel: 0,
} as const

const buildLine = (index: number, creditable = true): BillDetails['lines'][number] => ({
  index,
  description: `Séance ${index + 1}`,
  serviceDate: null,
  quantity: 1,
  unitPrice: 60,
  rate: 20,
  discount: null,
  discountType: 'PERCENT',
  net: 60,
  creditable,
})

const chequePayment: BillDetails['payments'][number] = {
  id: id(50),
  kind: 'PAYMENT',
  means: 'CHEQUE',
  amount: 50,
  paidOn: '2026-11-14',
  recordedAt: '2026-11-14T09:00:00.000Z',
  corrects: null,
  receiptTotal: null,
  cashReason: null,
}

const bill: BillDetails = {
  ...listItem,
  client: 'Léa Martin',
  lines: [buildLine(0), buildLine(1)],
  payments: [chequePayment],
  clientCredit: 0,
  isFirm: false,
  creditLeft: 0,
  otherDueBills: [],
  otherDueBillCount: 0,
  creditNotes: [],
  letters: [
    {
      id: id(70),
      level: null,
      email: 'lea@exemple.fr',
      subject: 'Votre facture 2026-0012',
      text: 'Bonjour',
      state: 'SENT',
      reason: null,
      askedAt: '2026-11-12T10:29:00.000Z',
      decidedAt: '2026-11-12T10:30:00.000Z',
    },
  ],
  input: {
    billNumber: '',
    patientId: id(100),
    therapistId: id(1),
    withTaxes: true,
    taxes: 20,
    taxesComment: '',
    selectedTermOfPayment: 'DAYS_30',
    selectedPaymentChoice: 'TRANSFER',
    selectedLateInterest: 'NONE',
    simplifiedMode: false,
    simplifiedBillingContent: [],
    detailedBillingContent: [],
    discount: null,
    discountType: 'PERCENT',
    introText: '',
    concludeText: '',
  },
}

function openList(change: Partial<BillDetails> = {}) {
  mockResponse('GET /billings', 200, {
    content: [listItem],
    totalElements: 1,
    itemsPerPage: 10,
    totalPages: 1,
    ...noBillTotals,
  })
  mockResponse('GET /billings/:billId/details', 200, { ...bill, ...change })
  openArea(area.Root, '/pros/billings/details')
}

async function openPage(change: Partial<BillDetails> = {}) {
  openList(change)
  await user.click(await screen.findByRole('button', { name: 'Détails de 2026-0012' }))
  const dialog = await screen.findByRole('dialog', { name: 'Facture 2026-0012' })
  await within(dialog).findByText('Léa Martin')
  return within(dialog)
}

beforeEach(() => {
  window.innerWidth = 1280
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
  signedInAs()
})
afterEach(resetMocks)

describe('the action « Encaisser » of the list', () => {
  it('records a payment of a part of the remaining amount', async () => {
    openList()
    const requests = mockResponse('POST /billings/:billId/payments', 200, { ...bill, remaining: 54 })
    await user.click(await screen.findByRole('button', { name: 'Encaisser 2026-0012' }))
    const amount = await screen.findByRole('textbox', { name: /^Montant/ })
    expect(amount).toHaveValue('94')
    await user.clear(amount)
    await user.type(amount, '40')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ kind: 'PAYMENT', amount: 40, means: 'TRANSFER' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('the details of an invoice', () => {
  it('show the payments and the e-mails with their dates', async () => {
    const dialog = await openPage()
    expect(dialog.getByRole('region', { name: 'Paiements' })).toHaveTextContent(/Paiement · Chèque14\/11\/202650,00.€/)
    expect(dialog.getByRole('region', { name: 'Envois' })).toHaveTextContent(
      /lea@exemple.fr · 12\/11\/2026 à 11:30.*Envoyée/,
    )
  })

  it('record a partial payment', async () => {
    const dialog = await openPage()
    const requests = mockResponse('POST /billings/:billId/payments', 200, { ...bill, remaining: 54 })
    await user.click(dialog.getByRole('button', { name: 'Ajouter un paiement' }))
    const amount = await screen.findByRole('textbox', { name: /^Montant/ })
    expect(amount).toHaveValue('94')
    await user.clear(amount)
    await user.type(amount, '40')
    expect(screen.queryByText(/gardés en crédit/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ kind: 'PAYMENT', amount: 40, means: 'TRANSFER' }))
  })

  it('record a payment above the remaining amount, which also pays another invoice and leaves a credit', async () => {
    const dialog = await openPage({
      otherDueBills: [{ id: id(13), billNumber: '2026-0013', remaining: 60, cashReceived: 0 }],
      otherDueBillCount: 51,
    })
    const requests = mockResponse('POST /billings/:billId/payments', 200, { ...bill, remaining: 0 })
    await user.click(dialog.getByRole('button', { name: 'Ajouter un paiement' }))
    const amount = await screen.findByRole('textbox', { name: /^Montant/ })
    await user.clear(amount)
    await user.type(amount, '200')
    expect(
      await screen.findByText(/^94,00.€ pour la facture 2026-0012, 106,00.€ gardés en crédit du client$/),
    ).toBeInTheDocument()
    expect(screen.getByText('Les 1 plus anciennes des 51 autres factures à régler.')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /^2026-0013 · reste 60,00.€$/ }))
    expect(
      screen.getByText(/^94,00.€ .* 2026-0012, 60,00.€ pour la facture 2026-0013, 46,00.€ gardés en crédit du client$/),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(requests[0]?.body).toMatchObject({ kind: 'PAYMENT', amount: 200, otherBillIds: [id(13)] }),
    )
  })

  it("pay the invoice with the client's credit", async () => {
    const dialog = await openPage({ clientCredit: 40 })
    const requests = mockResponse('POST /billings/:billId/payments', 200, { ...bill, remaining: 54, clientCredit: 0 })
    await user.click(dialog.getByRole('button', { name: 'Utiliser le crédit' }))
    const confirmation = await screen.findByRole('dialog', { name: 'Utiliser le crédit du client ?' })
    expect(confirmation).toHaveTextContent(/40,00.€ de son crédit de 40,00.€ règlent la facture 2026-0012/)
    await user.click(within(confirmation).getByRole('button', { name: 'Utiliser le crédit' }))
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ kind: 'CREDIT_USE', amount: 40 }))
  })

  it('refund at most the remaining credit that a payment of the invoice created', async () => {
    const dialog = await openPage({
      creditLeft: 40,
      payments: [
        { ...bill.payments[0]!, receiptTotal: 90 },
        { ...bill.payments[0]!, id: id(51), kind: 'CREDIT', amount: 40, receiptTotal: 90 },
      ],
    })
    expect(dialog.getByRole('region', { name: 'Paiements' })).toHaveTextContent(
      /Crédit du client · Chèque14\/11\/2026 · sur un règlement de 90,00.€/,
    )
    const requests = mockResponse('POST /billings/:billId/payments', 200, { ...bill, creditLeft: 0 })
    await user.click(dialog.getByRole('button', { name: 'Rembourser le crédit' }))
    const amount = await screen.findByRole('textbox', { name: /^Montant/ })
    expect(amount).toHaveValue('40')
    await user.clear(amount)
    await user.type(amount, '41')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText(/^40,00.€ au plus$/)).toBeInTheDocument()
    await user.clear(amount)
    await user.type(amount, '40')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ kind: 'CREDIT_REFUND', amount: 40 }))
  })

  it('ask for a reason when the total of the cash payments exceeds 1 000 €', async () => {
    const cashPayment = { ...chequePayment, id: id(51), means: 'CASH', amount: 900 }
    const dialog = await openPage({ remaining: 600, payments: [chequePayment, cashPayment] })
    const requests = mockResponse('POST /billings/:billId/payments', 200, bill)
    await user.click(dialog.getByRole('button', { name: 'Ajouter un paiement' }))
    expect(screen.queryByRole('combobox', { name: /^Raison des espèces/ })).not.toBeInTheDocument()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Moyen de paiement' }), 'CASH')
    const reason = await screen.findByRole('combobox', { name: /^Raison des espèces/ })
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText(/la raison est obligatoire/)).toBeInTheDocument()
    await user.selectOptions(reason, 'NO_ACCOUNT')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ amount: 600, cashReason: 'NO_ACCOUNT' }))
  })

  it('correct a wrong payment with a correction entry', async () => {
    const dialog = await openPage()
    const requests = mockResponse('POST /billings/:billId/payments', 200, bill)
    await user.click(dialog.getByRole('button', { name: 'Corriger' }))
    const confirmation = await screen.findByRole('dialog', { name: 'Reprendre cette ligne ?' })
    await user.click(within(confirmation).getByRole('button', { name: 'Corriger' }))
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ kind: 'CORRECTION', corrects: id(50) }))
  })

  it('issue a credit note for the selected lines, with its reason', async () => {
    const dialog = await openPage()
    const bodies: unknown[] = []
    mockRawResponse('POST /billings/:billId/credit-notes', (request) => {
      void request.json().then((body) => bodies.push(body))
      return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
    })
    await user.click(dialog.getByRole('button', { name: 'Créer un avoir' }))
    await user.click(await screen.findByRole('radio', { name: 'Des lignes' }))
    await user.click(screen.getByRole('button', { name: "Générer l'avoir" }))
    expect(await screen.findByText('Choisissez au moins une ligne')).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: /^Séance 2/ }))
    await user.type(screen.getByRole('textbox', { name: /^Motif/ }), 'Séance annulée')
    await user.click(screen.getByRole('button', { name: "Générer l'avoir" }))
    expect(await screen.findByText('Avoir généré')).toBeInTheDocument()
    expect(bodies[0]).toEqual({ lines: [1], reason: 'Séance annulée' })
  })

  it('show the current lines after somebody else credited one of them', async () => {
    const dialog = await openPage()
    mockFailureOnce('POST /billings/:billId/credit-notes', 409, errorCode.lineCredited)
    await user.click(dialog.getByRole('button', { name: 'Créer un avoir' }))
    await user.click(await screen.findByRole('radio', { name: 'Des lignes' }))
    await user.click(screen.getByRole('checkbox', { name: /^Séance 1/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Séance 2/ }))
    await user.type(screen.getByRole('textbox', { name: /^Motif/ }), 'Séance annulée')
    mockResponse('GET /billings/:billId/details', 200, { ...bill, lines: [buildLine(0, false), buildLine(1)] })
    await user.click(screen.getByRole('button', { name: "Générer l'avoir" }))
    expect(await screen.findAllByText(/déjà sur un avoir/)).not.toHaveLength(0)
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Séance 1/ })).toBeDisabled())
    expect(screen.getByRole('checkbox', { name: /^Séance 1/ })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: /^Séance 2/ })).toBeChecked()
    expect(screen.getByRole('textbox', { name: /^Motif/ })).toHaveValue('Séance annulée')
  })

  it('link to a new invoice when there is a credit note', async () => {
    const dialog = await openPage({
      creditNotes: [{ id: id(60), billNumber: 'A2026-0001', issuedOn: '2026-11-15', totalPrice: 72 }],
      lines: [buildLine(0, false), buildLine(1)],
    })
    expect(dialog.getByRole('link', { name: 'Proposer une nouvelle facture' })).toHaveAttribute(
      'href',
      `/pros/billings?billId=${id(12)}`,
    )
  })
})
