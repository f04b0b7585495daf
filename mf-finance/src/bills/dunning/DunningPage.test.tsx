import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { BillDunning } from 'shared/contracts/finance/billEmails'
import { id, mockFailure, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const buildDunning = (number: number, change: Partial<BillDunning> = {}): BillDunning => ({
  billId: id(number),
  billNumber: `2026-00${number}`,
  email: 'lea@exemple.fr',
  values: {
    document: 'facture',
    number: `2026-00${number}`,
    issuedOn: '12/09/2026',
    total: '144,00 €',
    dueOn: '12/10/2026',
    remaining: '94,00 €',
    client: `Client ${number}`,
    practice: 'Les Prés',
    penalties: 'Une indemnité de 40 € est due.',
  },
  level: 1,
  since: '2026-10-19',
  dueOn: '2026-10-12',
  overdueDays: 12,
  remaining: 94,
  letterState: null,
  ...change,
})
const threeDunnings = [
  buildDunning(12),
  buildDunning(11, { level: 2, letterState: 'REFUSED' }),
  buildDunning(10, { email: '' }),
]

const openPage = () => openArea(area.Root, '/pros/billings/reminders')

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
})
afterEach(resetMocks)

describe('the page of due dunning e-mails', () => {
  it('lists the level and the due date of each invoice, and disables an invoice without an e-mail address', async () => {
    mockResponse('GET /bill-reminders', 200, threeDunnings)
    openPage()
    const list = within(await screen.findByRole('list', { name: 'Relances à envoyer' }))
    const [first, second, third] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent(/Client 12 · 2026-0012Première relance · échue le 12\/10\/2026, il y a 12 jours/)
    expect(second).toHaveTextContent(/Deuxième relance.*le dernier e-mail n'a pas été remis.*94,00/)
    expect(within(third ?? document.body).getByRole('checkbox')).toBeDisabled()
    expect(screen.getByText(/^188,00/)).toBeInTheDocument()
  })

  it('has a text for each level, sends all e-mails in one request, and shows why one was not sent', async () => {
    mockResponse('GET /bill-reminders', 200, threeDunnings)
    const requests = mockResponse('POST /bill-letters', 200, [
      { billId: id(12), billNumber: '2026-0012', message: null },
      { billId: id(11), billNumber: '2026-0011', message: "Rien ne reste à payer : cette relance n'est pas envoyée" },
    ])
    openPage()
    const [firstPreview, secondPreview] = await screen.findAllByRole('region', { name: /^Aperçu pour/ })
    expect(firstPreview).not.toHaveTextContent('40 €')
    expect(secondPreview).toHaveTextContent(/Deuxième rappel : facture 2026-0011.*94,00 €.*40 €/)
    await user.click(screen.getByRole('button', { name: 'Envoyer 2 relances' }))
    expect(await screen.findByText("1 e-mail en cours d'envoi")).toBeInTheDocument()
    expect(screen.getByText(/^2026-0011 : Rien ne reste à payer/)).toBeInTheDocument()
    expect(requests[0]?.body).toMatchObject({
      letters: [
        { billId: id(12), level: 1, email: 'lea@exemple.fr' },
        { billId: id(11), level: 2 },
      ],
      texts: [{ level: 1 }, { level: 2 }],
    })
  })

  it('sends only the selected e-mails, with the text of their level', async () => {
    mockResponse('GET /bill-reminders', 200, threeDunnings)
    const requests = mockResponse('POST /bill-letters', 200, [
      { billId: id(12), billNumber: '2026-0012', message: null },
    ])
    openPage()
    await user.click(await screen.findByRole('checkbox', { name: 'Relancer Client 11, facture 2026-0011' }))
    const subject = screen.getByRole('textbox', { name: /^Objet/ })
    await user.clear(subject)
    await user.click(screen.getByRole('button', { name: 'Envoyer 1 relance' }))
    expect(await screen.findByText('Objet obligatoire')).toBeInTheDocument()
    await user.type(subject, 'Votre facture')
    await user.click(screen.getByRole('button', { name: 'Envoyer 1 relance' }))
    await waitFor(() =>
      expect(requests[0]?.body).toMatchObject({
        letters: [{ billId: id(12) }],
        texts: [{ level: 1, subject: 'Votre facture' }],
      }),
    )
  })

  it('can be loaded again after a failure, and shows a message when no e-mail is due', async () => {
    mockFailure('GET /bill-reminders', 500, errorCode.unexpected)
    openPage()
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /bill-reminders', 200, [])
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Aucune relance à envoyer')).toBeInTheDocument()
  })
})
