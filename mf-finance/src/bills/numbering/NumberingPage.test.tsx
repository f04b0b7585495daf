import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { BillSeries } from 'shared/contracts/finance/billSeries'
import { invalid } from 'shared/domain/problems'
import { mockFailureOnce, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const invoices: BillSeries = {
  kind: 'INVOICE',
  lastNumber: '42-2028',
  nextNumber: '42-2029',
  following: ['42-2030', '42-2031'],
  later: [],
  starts: [{ firstNumber: '42-2026', begunOn: '2026-03-02', reason: null, begunBy: null, state: 'USED' }],
}
const creditNotes: BillSeries = {
  kind: 'CREDIT_NOTE',
  lastNumber: null,
  nextNumber: 'A2026-0001',
  following: ['A2026-0002', 'A2026-0003'],
  later: [{ day: '2027-01-01', number: 'A2027-0001' }],
  starts: [],
}
const newSeries: BillSeries = {
  ...invoices,
  nextNumber: 'FB-0001',
  starts: [
    { firstNumber: 'FB-0001', begunOn: '2026-11-23', reason: 'Compteur', begunBy: 'Camille Roux', state: 'UPCOMING' },
    ...invoices.starts,
  ],
}
const openPage = () => openArea(area.Root, '/pros/billings/numbering')
const findCard = (name: string) => screen.findByRole('region', { name })
const openForm = async () =>
  user.click(within(await findCard('Factures')).getByRole('button', { name: 'Commencer une nouvelle série' }))
const typeInto = (name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text)
const clickBegin = () => user.click(screen.getByRole('button', { name: 'Commencer la série' }))

beforeEach(() => {
  window.innerWidth = 1280
  mockResponse('GET /bill-series', 200, [invoices, creditNotes])
})
afterEach(resetMocks)

describe('the page of the invoice numbers', () => {
  it('shows the next numbers and the series, without the button for members other than the owner', async () => {
    signedInAs({ roles: ['ROLE_THERAPIST'] })
    openPage()
    expect(await findCard('Factures')).toHaveTextContent(/Dernier numéro : 42-2028. Prochain numéro : 42-2029/)
    expect(await findCard('Avoirs')).toHaveTextContent(/Ensuite A2026-0002, A2026-0003 ; en janvier 2027 : A2027-0001/)
    expect(screen.queryByRole('button', { name: 'Commencer une nouvelle série' })).not.toBeInTheDocument()
  })

  it('begins a new series, after it has shown the numbers that follow', async () => {
    signedInAs()
    const calls = mockResponse('POST /bill-series', 201, [newSeries, creditNotes])
    openPage()
    await openForm()
    await typeInto(/^Premier numéro/, 'FB-0001')
    expect(screen.getByText('Ensuite FB-0002, FB-0003.')).toBeInTheDocument()
    await clickBegin()
    expect(await screen.findByText('Motif obligatoire')).toBeInTheDocument()
    await typeInto(/^Motif/, 'Compteur')
    await clickBegin()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls.map(({ body }) => body)).toEqual([
      { kind: 'INVOICE', firstNumber: 'FB-0001', reason: 'Compteur', replacedNumber: '42-2029' },
    ])
    expect(await findCard('Factures')).toHaveTextContent(
      /Série FB-0001, du 23\/11\/2026, commence au prochain documentCompteur \(Camille Roux\)/,
    )
  })

  it('shows at the field that a number has no counter, and why the server refuses a number', async () => {
    signedInAs()
    const message = 'Cette série arriverait à 42-2027'
    mockFailureOnce('POST /bill-series', 409, errorCode.firstNumberRefused, {
      problems: [invalid('firstNumber', message)],
    })
    openPage()
    await openForm()
    await typeInto(/^Motif/, 'Compteur')
    await typeInto(/^Premier numéro/, 'FACTURE')
    await clickBegin()
    expect(await screen.findByText(/n'a pas de compteur/)).toBeInTheDocument()
    await typeInto(/^Premier numéro/, '-01')
    await clickBegin()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: /^Premier numéro/ })).toHaveValue('FACTURE-01')
  })
})
