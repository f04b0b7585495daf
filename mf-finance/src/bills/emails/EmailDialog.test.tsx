import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { BillListItem } from 'shared/contracts/finance/bills'
import type { BillEmailDraft } from 'shared/contracts/finance/billEmails'
import { id, mockFailure, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'
import { noBillTotals } from '../../testing/noBillTotals.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const buildBill = (number: number, change: Partial<BillListItem> = {}): BillListItem => ({
  id: id(number),
  billNumber: `2026-00${number}`,
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
  remaining: 144,
  paymentState: 'UNPAID',
  correctsNumber: null,
  sentAt: null,
  letterState: null,
  reminderLevel: 0,
  ...change,
})
const buildDraft = (number: number, email: string): BillEmailDraft => ({
  billId: id(number),
  billNumber: `2026-00${number}`,
  email,
  values: {
    document: 'facture',
    number: `2026-00${number}`,
    issuedOn: '12/11/2026',
    total: '144,00 €',
    dueOn: '12/12/2026',
    remaining: '144,00 €',
    client: 'Léa Martin',
    practice: 'Les Prés',
    penalties: '',
  },
})

async function openDialogFor(drafts: BillEmailDraft[]) {
  mockResponse('GET /billings', 200, {
    content: drafts.map((_, index) => buildBill(12 - index)),
    totalElements: drafts.length,
    itemsPerPage: 10,
    totalPages: 1,
    ...noBillTotals,
  })
  mockResponse('POST /bill-letters/drafts', 200, drafts)
  openArea(area.Root, '/pros/billings/details')
  for (const checkbox of await screen.findAllByRole('checkbox', { name: /^Sélectionner/ })) await user.click(checkbox)
  await user.click(screen.getByRole('button', { name: 'Envoyer par e-mail' }))
  return within(await screen.findByRole('dialog', { name: /^Envoyer/ }))
}
const clickSend = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
})
afterEach(resetMocks)

describe('the dialog that sends invoices by e-mail', () => {
  it("proposes the address of the patient's file, previews the text, and sends the edited address and text", async () => {
    const requests = mockResponse('POST /bill-letters', 200, [
      { billId: id(12), billNumber: '2026-0012', message: null },
    ])
    const dialog = await openDialogFor([buildDraft(12, 'lea@exemple.fr')])
    const email = await dialog.findByRole('textbox', { name: /^Adresse e-mail/ })
    expect(email).toHaveValue('lea@exemple.fr')
    const preview = dialog.getByRole('region', { name: 'Aperçu pour Léa Martin, 2026-0012' })
    expect(preview).toHaveTextContent(/Votre facture 2026-0012.*d'un montant de 144,00 €.*Les Prés/)
    await user.clear(email)
    await clickSend('Envoyer')
    expect(await screen.findByText('Adresse e-mail obligatoire')).toBeInTheDocument()
    await user.type(email, 'parent@exemple.fr')
    await user.clear(dialog.getByRole('textbox', { name: /^Objet/ }))
    await user.type(dialog.getByRole('textbox', { name: /^Objet/ }), 'Facture {{numéro} à régler')
    expect(preview).toHaveTextContent('Facture 2026-0012 à régler')
    await clickSend('Envoyer')
    expect(await screen.findByText("1 e-mail en cours d'envoi")).toBeInTheDocument()
    expect(requests[0]?.body).toMatchObject({
      letters: [{ billId: id(12), level: null, email: 'parent@exemple.fr' }],
      texts: [{ level: null, subject: 'Facture {numéro} à régler' }],
    })
  })

  it('refuses an unknown placeholder, and keeps the text when the server refuses the e-mail', async () => {
    mockFailure('POST /bill-letters', 404, errorCode.notFound)
    const dialog = await openDialogFor([buildDraft(12, 'lea@exemple.fr')])
    const text = await dialog.findByRole('textbox', { name: /^Message/ })
    await user.clear(text)
    await user.type(text, 'Bonjour {{prénom}')
    await clickSend('Envoyer')
    expect(await screen.findByText("{prénom} n'est pas un mot connu")).toBeInTheDocument()
    await user.clear(text)
    await user.type(text, 'Bonjour {{client}')
    await clickSend('Envoyer')
    expect(await dialog.findByText("Cette facture n'a pas de PDF à envoyer")).toBeInTheDocument()
    expect(text).toHaveValue('Bonjour {client}')
  })

  it('asks an unconfirmed practice to confirm its address, and keeps the text when it is refused (E245)', async () => {
    signedInAs({ isUnconfirmed: true })
    mockFailure('POST /bill-letters', 409, errorCode.addressUnconfirmed)
    const resendRequests = mockResponse('POST /user/confirmation-mails', 204)
    const dialog = await openDialogFor([buildDraft(12, 'lea@exemple.fr')])
    const text = await dialog.findByRole('textbox', { name: /^Message/ })
    await user.clear(text)
    await user.type(text, 'Bonjour')
    await clickSend('Envoyer')
    expect(await dialog.findByText(/^Confirmez d'abord votre adresse e-mail :/)).toBeInTheDocument()
    expect(text).toHaveValue('Bonjour')
    await user.click(dialog.getByRole('button', { name: "Renvoyer l'e-mail" }))
    expect(await dialog.findByText(/^E-mail envoyé/)).toBeInTheDocument()
    expect(resendRequests).toHaveLength(1)
  })

  it('sends only the documents whose patient has an e-mail address', async () => {
    const requests = mockResponse('POST /bill-letters', 200, [
      { billId: id(12), billNumber: '2026-0012', message: null },
    ])
    const dialog = await openDialogFor([buildDraft(12, 'lea@exemple.fr'), buildDraft(11, '')])
    const list = within(await dialog.findByRole('list', { name: 'Destinataires' }))
    expect(list.getAllByRole('listitem')[1]).toHaveTextContent('Sans adresse e-mail')
    await clickSend('Envoyer 1 e-mail')
    await waitFor(() =>
      expect(requests[0]?.body).toMatchObject({ letters: [{ billId: id(12), email: 'lea@exemple.fr' }] }),
    )
  })

  it('keeps the selection and restores the focus when cancelled, and clears the selection once sent', async () => {
    mockResponse('POST /bill-letters', 200, [{ billId: id(12), billNumber: '2026-0012', message: null }])
    const dialog = await openDialogFor([buildDraft(12, 'lea@exemple.fr'), buildDraft(11, 'zoe@exemple.fr')])
    await user.click(await dialog.findByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const checkboxes = screen.getAllByRole('checkbox', { name: /^Sélectionner/ })
    for (const checkbox of checkboxes) expect(checkbox).toBeChecked()
    const button = screen.getByRole('button', { name: 'Envoyer par e-mail' })
    expect(button).toHaveFocus()
    await user.click(button)
    await screen.findByRole('list', { name: 'Destinataires' })
    await clickSend('Envoyer 2 e-mails')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    for (const checkbox of checkboxes) expect(checkbox).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Tout sélectionner' })).toHaveFocus()
  })

  it('shows before sending how many e-mails exceed the quota of the day, and then the refusal of the server', async () => {
    mockResponse('GET /email-quota', 200, { limit: 20, remaining: 1, resumesOn: '2026-11-28' })
    mockFailure('POST /bill-letters', 429, errorCode.emailQuotaReached)
    const dialog = await openDialogFor([buildDraft(12, 'lea@exemple.fr'), buildDraft(11, 'zoe@exemple.fr')])
    expect(
      await dialog.findByText(/^Il vous reste 1 e-mail aujourd'hui, sur 20\. L'autre ne partira pas/),
    ).toBeInTheDocument()
    await clickSend('Envoyer 2 e-mails')
    expect(await dialog.findByText(/^La limite d'e-mails du jour est atteinte/)).toBeInTheDocument()
  })

  it('shows a message when no patient has an e-mail address, and can be closed', async () => {
    const dialog = await openDialogFor([buildDraft(12, ''), buildDraft(11, '')])
    expect(await dialog.findByText("Aucun de ces patients n'a d'adresse e-mail")).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('the list of invoices', () => {
  it("shows the delivery state of each invoice's last e-mail", async () => {
    mockResponse('GET /billings', 200, {
      content: [
        buildBill(12, { letterState: 'REFUSED' }),
        buildBill(11, { letterState: 'SENT', sentAt: '2026-11-20T09:00:00.000Z', reminderLevel: 1 }),
        buildBill(10, { letterState: 'PENDING' }),
      ],
      totalElements: 3,
      itemsPerPage: 10,
      totalPages: 1,
      ...noBillTotals,
    })
    openArea(area.Root, '/pros/billings/details')
    const [refusedRow, dunningRow, pendingRow] = await screen.findAllByRole('listitem')
    expect(refusedRow).toHaveTextContent('Non remise')
    expect(dunningRow).toHaveTextContent('relance 1 le 20/11/2026')
    expect(pendingRow).toHaveTextContent("en cours d'envoi")
  })
})
