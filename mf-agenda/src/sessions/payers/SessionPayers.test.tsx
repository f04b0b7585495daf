import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryClient } from 'shared/client'
import type { SessionDivision } from 'shared/contracts/finance/payer'
import { id, mockFailure, mockFailureOnce, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import { divisionKey } from '../../keys.ts'
import area from '../../remote.tsx'
import { aWholeSession, mockLists, paidAlone } from '../../testing/things.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const pch = { id: id(700), name: 'Département du Rhône' }

const shared = (change: Partial<SessionDivision> = {}): SessionDivision => ({
  ...paidAlone,
  price: 60,
  parts: [
    { payerId: pch.id, name: pch.name, amount: 42, billId: null, billNumber: null },
    { payerId: null, name: 'Léa Martin', amount: 18, billId: null, billNumber: null },
  ],
  payers: [pch],
  version: 3,
  ...change,
})

beforeEach(() => {
  signedInAs()
  mockLists()
  mockResponse('GET /sessions/:id', 200, aWholeSession())
  mockResponse('GET /sessions/:id/questions', 200, [])
  mockResponse('GET /sessions/:id/audios', 200, [])
  mockResponse('POST /sessions/preview', 200, { dates: [], kept: [] })
})
afterEach(resetMocks)

async function open(division: SessionDivision) {
  mockResponse('GET /sessions/:id/division', 200, division)
  openArea(area.Root, `/pros/session/${id(400)}`)
  return within(await screen.findByRole('list', { name: 'Parts de la séance' }))
}
const linesOf = (list: { getAllByRole: (role: string) => HTMLElement[] }) =>
  list.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))

describe('who pays a session', () => {
  it('is said with the parts, what goes to the place, and what a limit leaves to the patient', async () => {
    const list = await open(shared({ paidAtPlace: 25, overCeiling: 12 }))
    expect(linesOf(list)).toEqual([
      'Département du Rhône42,00 €',
      'Léa Martin18,00 €',
      'Directement au lieuEn plus du prix, sur aucune facture25,00 €',
    ])
    expect(screen.getByText(/12,00\s€ de cette séance reviennent à qui paie le reste/)).toBeVisible()
  })

  it('is divided otherwise for this session, never above its price', async () => {
    await open(shared())
    await user.click(within(screen.getByRole('region', { name: 'Qui paie' })).getByRole('button', { name: 'Modifier' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Qui paie cette séance' }))
    const amount = dialog.getByRole('textbox', { name: /^Montant/ })
    expect(amount).toHaveValue('42')
    await user.clear(amount)
    await user.type(amount, '61')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await dialog.findByText('Les parts dépassent le prix de la séance')).toBeVisible()
    expect(dialog.queryByRole('radiogroup')).toBeNull()
    const sent = mockResponse('PUT /sessions/:id/division', 200, { ...shared({ version: 4 }), kept: [] })
    const saved = mockResponse('PUT /sessions/:id', 200, { sessions: [], kept: [] })
    await user.clear(amount)
    await user.type(amount, '10')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent[0]?.body).toEqual({
      division: [
        { payerId: pch.id, kind: 'AMOUNT', value: 10 },
        { payerId: null, kind: 'REST', value: 0 },
      ],
    })
    expect(sent[0]?.headers.get('if-match')).toBe('"3"')
    expect(sent[0]?.url.searchParams.get('type')).toBe('once')
    // The form behind the dialog is not saved with it.
    expect(saved).toEqual([])
  })

  it('is divided together with those that follow it in its series, and says which of them stay', async () => {
    mockResponse('GET /sessions/:id', 200, aWholeSession({ seriesId: id(900), recurrence: 'WEEK' }))
    await open(shared())
    await user.click(within(screen.getByRole('region', { name: 'Qui paie' })).getByRole('button', { name: 'Modifier' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Qui paie cette séance' }))
    expect(dialog.getByRole('radio', { name: 'Cet évènement' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: 'Cet évènement et les suivants' }))
    const sent = mockResponse('PUT /sessions/:id/division', 200, {
      ...shared({ version: 4 }),
      kept: [{ id: id(402), date: '2026-12-04', reason: 'Facturée' }],
    })
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    const kept = within(await screen.findByRole('dialog', { name: 'Une séance est restée comme elle était' }))
    expect(kept.getByText('vendredi 4 décembre 2026 : Facturée')).toBeVisible()
    expect(sent[0]?.url.searchParams.get('type')).toBe('all')
    await user.click(kept.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('follows the patient’s other sessions again', async () => {
    await open(shared({ division: [{ payerId: pch.id, kind: 'AMOUNT', value: 42 }] }))
    await user.click(within(screen.getByRole('region', { name: 'Qui paie' })).getByRole('button', { name: 'Modifier' }))
    const sent = mockResponse('PUT /sessions/:id/division', 200, { ...shared(), kept: [] })
    await user.click(await screen.findByRole('button', { name: 'Reprendre la répartition du patient' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ division: null }))
  })

  describe('that somebody else divides while its dialog is open', () => {
    const mutual = { id: id(701), name: 'Mutuelle des Monts' }
    /** A colleague divided it otherwise, once the mutual insurance was added. */
    const standing = shared({
      division: [{ payerId: pch.id, kind: 'AMOUNT', value: 30 }],
      payers: [mutual, pch],
      version: 4,
    })
    const openDialog = async () => {
      await open(shared())
      const section = within(screen.getByRole('region', { name: 'Qui paie' }))
      await user.click(section.getByRole('button', { name: 'Modifier' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Qui paie cette séance' }))
      const amount = dialog.getByRole('textbox', { name: /^Montant/ })
      await user.clear(amount)
      await user.type(amount, '10')
      mockResponse('GET /sessions/:id/division', 200, standing)
      return dialog
    }

    it('is saved as a change of what was seen, each share under its name', async () => {
      const dialog = await openDialog()
      await act(() => queryClient.refetchQueries({ queryKey: divisionKey(id(400)) }))
      expect(dialog.queryByRole('combobox', { name: mutual.name })).toBeNull()
      expect(dialog.getByRole('combobox', { name: pch.name })).toHaveValue('AMOUNT')
      const sent = mockFailure('PUT /sessions/:id/division', 412, 'E412')
      await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
      await screen.findByRole('dialog', { name: 'La répartition de cette séance a été modifiée entre-temps' })
      expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"'])
    })

    it('is shown both ways, and saved as it is chosen', async () => {
      const dialog = await openDialog()
      mockFailureOnce('PUT /sessions/:id/division', 412, 'E412')
      await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
      const merge = within(await screen.findByRole('dialog', { name: /modifiée entre-temps$/ }))
      await user.click(merge.getByRole('radio', { name: /Département du Rhône : 10,00/ }))
      expect(merge.getByText(/Mutuelle des Monts : rien, Département du Rhône : 30,00/)).toBeVisible()
      await user.click(merge.getByRole('button', { name: 'Garder ces choix' }))
      const sent = mockResponse('PUT /sessions/:id/division', 200, { ...standing, version: 5, kept: [] })
      await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
      await waitFor(() => expect(sent[0]?.headers.get('if-match')).toBe('"4"'))
      expect(sent[0]?.body).toEqual({
        division: [
          { payerId: pch.id, kind: 'AMOUNT', value: 10 },
          { payerId: null, kind: 'REST', value: 0 },
        ],
      })
    })
  })

  it('keeps what is typed after it could not be given back to the patient’s division', async () => {
    await open(shared({ division: [{ payerId: pch.id, kind: 'AMOUNT', value: 42 }] }))
    await user.click(within(screen.getByRole('region', { name: 'Qui paie' })).getByRole('button', { name: 'Modifier' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Qui paie cette séance' }))
    mockFailureOnce('PUT /sessions/:id/division', 500, 'E500')
    await user.click(dialog.getByRole('button', { name: 'Reprendre la répartition du patient' }))
    await dialog.findByText("Erreur lors de l'enregistrement")
    const sent = mockResponse('PUT /sessions/:id/division', 200, { ...shared(), kept: [] })
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ division: [{ payerId: pch.id, kind: 'AMOUNT', value: 42 }] }))
  })

  it('says that a payer was removed meanwhile, and no longer names them once it is opened again', async () => {
    await open(shared({ division: [{ payerId: pch.id, kind: 'AMOUNT', value: 42 }] }))
    const change = within(screen.getByRole('region', { name: 'Qui paie' })).getByRole('button', { name: 'Modifier' })
    await user.click(change)
    const dialog = within(await screen.findByRole('dialog', { name: 'Qui paie cette séance' }))
    mockFailure('PUT /sessions/:id/division', 404, 'E404')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await dialog.findByText(/l'un de ses payeurs, a été supprimé entre-temps/)
    mockResponse('GET /sessions/:id/division', 200, { ...paidAlone, price: 60 })
    await user.click(dialog.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Qui paie' })).toBeNull())
  })

  it('does not change once a part is billed', async () => {
    const [first, second] = shared().parts
    if (!first || !second) throw new Error('The example has two parts.')
    const list = await open(shared({ parts: [{ ...first, billId: id(9), billNumber: '2026-0001' }, second] }))
    expect(linesOf(list)[0]).toBe('Département du RhôneFacture 2026-000142,00 €')
    expect(
      within(screen.getByRole('region', { name: 'Qui paie' })).queryByRole('button', { name: 'Modifier' }),
    ).toBeNull()
  })
})
