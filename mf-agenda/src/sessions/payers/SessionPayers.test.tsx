import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryClient } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { SessionDivision } from 'shared/contracts/finance/payer'
import { id, mockFailure, mockFailureOnce, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import { divisionKey } from '../../keys.ts'
import area from '../../remote.tsx'
import { buildDetailedSession, mockLists, singlePayerDivision } from '../../testing/fixtures.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const departmentPayer = { id: id(700), name: 'Département du Rhône' }

const buildSharedDivision = (change: Partial<SessionDivision> = {}): SessionDivision => ({
  ...singlePayerDivision,
  price: 60,
  parts: [
    { payerId: departmentPayer.id, name: departmentPayer.name, amount: 42, billId: null, billNumber: null },
    { payerId: null, name: 'Léa Martin', amount: 18, billId: null, billNumber: null },
  ],
  payers: [departmentPayer],
  version: 3,
  ...change,
})

beforeEach(() => {
  signedInAs()
  mockLists()
  mockResponse('GET /sessions/:id', 200, buildDetailedSession())
  mockResponse('GET /sessions/:id/questions', 200, [])
  mockResponse('GET /sessions/:id/audios', 200, [])
  mockResponse('POST /sessions/preview', 200, { dates: [], kept: [] })
})
afterEach(resetMocks)

async function openPayers(division: SessionDivision) {
  mockResponse('GET /sessions/:id/division', 200, division)
  openArea(area.Root, `/pros/session/${id(400)}`)
  return within(await screen.findByRole('list', { name: 'Parts de la séance' }))
}
const listLinesOf = (list: { getAllByRole: (role: string) => HTMLElement[] }) =>
  list.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))

describe('the section of the payers of a session', () => {
  it('shows each part, the sum paid to the place, and the amount over a ceiling, which falls to whoever pays the rest', async () => {
    const list = await openPayers(buildSharedDivision({ paidAtPlace: 25, overCeiling: 12 }))
    expect(listLinesOf(list)).toEqual([
      'Département du Rhône42,00 €',
      'Léa Martin18,00 €',
      'Directement au lieuEn plus du prix, sur aucune facture25,00 €',
    ])
    expect(screen.getByText(/12,00\s€ de cette séance reviennent à qui paie le reste/)).toBeVisible()
  })

  it('changes the shares of this session, which cannot exceed its price', async () => {
    await openPayers(buildSharedDivision())
    await user.click(within(screen.getByRole('region', { name: 'Qui paie' })).getByRole('button', { name: 'Modifier' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Qui paie cette séance' }))
    const amount = dialog.getByRole('textbox', { name: /^Montant/ })
    expect(amount).toHaveValue('42')
    await user.clear(amount)
    await user.type(amount, '61')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await dialog.findByText('Les parts dépassent le prix de la séance')).toBeVisible()
    expect(dialog.queryByRole('radiogroup')).toBeNull()
    const sentRequests = mockResponse('PUT /sessions/:id/division', 200, {
      ...buildSharedDivision({ version: 4 }),
      kept: [],
    })
    const sessionRequests = mockResponse('PUT /sessions/:id', 200, { sessions: [], kept: [] })
    await user.clear(amount)
    await user.type(amount, '10')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentRequests[0]?.body).toEqual({
      division: [
        { payerId: departmentPayer.id, kind: 'AMOUNT', value: 10 },
        { payerId: null, kind: 'REST', value: 0 },
      ],
    })
    expect(sentRequests[0]?.headers.get('if-match')).toBe('"3"')
    expect(sentRequests[0]?.url.searchParams.get('type')).toBe('once')
    // The form behind the dialog is not submitted with it.
    expect(sessionRequests).toEqual([])
  })

  it('changes the shares of the following sessions too, and lists the sessions that did not change', async () => {
    mockResponse('GET /sessions/:id', 200, buildDetailedSession({ seriesId: id(900), recurrence: 'WEEK' }))
    await openPayers(buildSharedDivision())
    await user.click(within(screen.getByRole('region', { name: 'Qui paie' })).getByRole('button', { name: 'Modifier' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Qui paie cette séance' }))
    expect(dialog.getByRole('radio', { name: 'Cet évènement' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: 'Cet évènement et les suivants' }))
    const sentRequests = mockResponse('PUT /sessions/:id/division', 200, {
      ...buildSharedDivision({ version: 4 }),
      kept: [{ id: id(402), date: '2026-12-04', reason: 'Facturée' }],
    })
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    const keptDialog = within(await screen.findByRole('dialog', { name: 'Une séance est restée comme elle était' }))
    expect(keptDialog.getByText('vendredi 4 décembre 2026 : Facturée')).toBeVisible()
    expect(sentRequests[0]?.url.searchParams.get('type')).toBe('all')
    await user.click(keptDialog.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it("can return to the patient's usual shares", async () => {
    await openPayers(buildSharedDivision({ division: [{ payerId: departmentPayer.id, kind: 'AMOUNT', value: 42 }] }))
    await user.click(within(screen.getByRole('region', { name: 'Qui paie' })).getByRole('button', { name: 'Modifier' }))
    const sentRequests = mockResponse('PUT /sessions/:id/division', 200, { ...buildSharedDivision(), kept: [] })
    await user.click(await screen.findByRole('button', { name: 'Reprendre la répartition du patient' }))
    await waitFor(() => expect(sentRequests[0]?.body).toEqual({ division: null }))
  })

  describe('when somebody else changed the shares meanwhile', () => {
    const insurancePayer = { id: id(701), name: 'Mutuelle des Monts' }
    /** A colleague changed the shares, after the mutual insurance was added as a payer. */
    const serverDivision = buildSharedDivision({
      division: [{ payerId: departmentPayer.id, kind: 'AMOUNT', value: 30 }],
      payers: [insurancePayer, departmentPayer],
      version: 4,
    })
    const openDialog = async () => {
      await openPayers(buildSharedDivision())
      const section = within(screen.getByRole('region', { name: 'Qui paie' }))
      await user.click(section.getByRole('button', { name: 'Modifier' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Qui paie cette séance' }))
      const amount = dialog.getByRole('textbox', { name: /^Montant/ })
      await user.clear(amount)
      await user.type(amount, '10')
      mockResponse('GET /sessions/:id/division', 200, serverDivision)
      return dialog
    }

    it("sends the version that was read, in If-Match, and keeps each share under its payer's name", async () => {
      const dialog = await openDialog()
      await act(() => queryClient.refetchQueries({ queryKey: divisionKey(id(400)) }))
      expect(dialog.queryByRole('combobox', { name: insurancePayer.name })).toBeNull()
      expect(dialog.getByRole('combobox', { name: departmentPayer.name })).toHaveValue('AMOUNT')
      const sentRequests = mockFailure('PUT /sessions/:id/division', 412, errorCode.changedMeanwhile)
      await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
      await screen.findByRole('dialog', { name: 'La répartition de cette séance a été modifiée entre-temps' })
      expect(sentRequests.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"'])
    })

    it('shows both versions, and saves the chosen version', async () => {
      const dialog = await openDialog()
      mockFailureOnce('PUT /sessions/:id/division', 412, errorCode.changedMeanwhile)
      await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
      const merge = within(await screen.findByRole('dialog', { name: /modifiée entre-temps$/ }))
      await user.click(merge.getByRole('radio', { name: /Département du Rhône : 10,00/ }))
      expect(merge.getByText(/Mutuelle des Monts : rien, Département du Rhône : 30,00/)).toBeVisible()
      await user.click(merge.getByRole('button', { name: 'Garder ces choix' }))
      const sentRequests = mockResponse('PUT /sessions/:id/division', 200, {
        ...serverDivision,
        version: 5,
        kept: [],
      })
      await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
      await waitFor(() => expect(sentRequests[0]?.headers.get('if-match')).toBe('"4"'))
      expect(sentRequests[0]?.body).toEqual({
        division: [
          { payerId: departmentPayer.id, kind: 'AMOUNT', value: 10 },
          { payerId: null, kind: 'REST', value: 0 },
        ],
      })
    })
  })

  it("keeps the typed input when returning to the patient's shares failed", async () => {
    await openPayers(buildSharedDivision({ division: [{ payerId: departmentPayer.id, kind: 'AMOUNT', value: 42 }] }))
    await user.click(within(screen.getByRole('region', { name: 'Qui paie' })).getByRole('button', { name: 'Modifier' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Qui paie cette séance' }))
    mockFailureOnce('PUT /sessions/:id/division', 500, errorCode.unexpected)
    await user.click(dialog.getByRole('button', { name: 'Reprendre la répartition du patient' }))
    await dialog.findByText("Erreur lors de l'enregistrement")
    const sentRequests = mockResponse('PUT /sessions/:id/division', 200, { ...buildSharedDivision(), kept: [] })
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(sentRequests[0]?.body).toEqual({ division: [{ payerId: departmentPayer.id, kind: 'AMOUNT', value: 42 }] }),
    )
  })

  it('reports a payer that somebody else removed, and hides the payers after the dialog is closed', async () => {
    await openPayers(buildSharedDivision({ division: [{ payerId: departmentPayer.id, kind: 'AMOUNT', value: 42 }] }))
    const editButton = within(screen.getByRole('region', { name: 'Qui paie' })).getByRole('button', {
      name: 'Modifier',
    })
    await user.click(editButton)
    const dialog = within(await screen.findByRole('dialog', { name: 'Qui paie cette séance' }))
    mockFailure('PUT /sessions/:id/division', 404, errorCode.notFound)
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await dialog.findByText(/l'un de ses payeurs, a été supprimé entre-temps/)
    mockResponse('GET /sessions/:id/division', 200, { ...singlePayerDivision, price: 60 })
    await user.click(dialog.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Qui paie' })).toBeNull())
  })

  it('cannot be changed once a part is billed', async () => {
    const [departmentPart, patientPart] = buildSharedDivision().parts
    if (!departmentPart || !patientPart) throw new Error('The example has two parts.')
    const list = await openPayers(
      buildSharedDivision({ parts: [{ ...departmentPart, billId: id(9), billNumber: '2026-0001' }, patientPart] }),
    )
    expect(listLinesOf(list)[0]).toBe('Département du RhôneFacture 2026-000142,00 €')
    expect(
      within(screen.getByRole('region', { name: 'Qui paie' })).queryByRole('button', { name: 'Modifier' }),
    ).toBeNull()
  })
})
