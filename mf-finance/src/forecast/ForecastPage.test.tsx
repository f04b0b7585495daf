import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { ForecastProposals } from 'shared/contracts/finance/forecast'
import { emptyForecast } from 'shared/domain/forecast/forecast'
import { Link } from 'shared/router'
import {
  mockFailureOnce,
  mockRawResponse,
  mockResponse,
  openArea,
  resetMocks,
  setNow,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const proposedAmounts: ForecastProposals = { year: 2026, exerciseResult: 12_340, receivables: 720.5 }

beforeEach(() => {
  signedInAs({ roles: ['ROLE_ADMIN'] })
})
afterEach(resetMocks)

async function openForecast(savedForecast: object = {}, proposals: ForecastProposals = proposedAmounts) {
  mockResponse('GET /finance/forecast', 200, savedForecast)
  mockResponse('GET /finance/forecast/proposals', 200, proposals)
  openArea(area.Root, '/pros/finance/forecast')
  await screen.findByRole('heading', { level: 1, name: 'Saisissez ici votre bilan prévisionnel' })
  return screen.findByRole('table', { name: 'Bilan prévisionnel' })
}
const amountField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const typeAmount = async (name: string, text: string) => {
  await user.clear(amountField(name))
  await user.type(amountField(name), text)
}
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })

/** Mocks the saved forecast, with an ETag. */
const mockSavedForecast = (etag: string, change: object) =>
  mockRawResponse('GET /finance/forecast', () => Response.json({ ...emptyForecast, ...change }, { headers: { etag } }))

/** Renders the area with a link to the page, like the menu of the shell. */
const WithMenu = () => (
  <>
    <Link to="/pros/finance/forecast">Prévisionnel</Link>
    <area.Root />
  </>
)

const openWithMenu = (path: string) => {
  mockResponse('GET /finance/forecast', 200, {})
  mockResponse('GET /finance/forecast/proposals', 200, proposedAmounts)
  return openArea(WithMenu, path)
}

describe('the forecast', () => {
  it('computes the following years and the totals, and sends all cells when saved', async () => {
    await openForecast()
    await typeAmount('Augmentation N+1', '10')
    await typeAmount('Disponibilités, Année N', '1000,5')
    expect(amountField('Disponibilités, Année N+1').value).toBe('1 100,55')
    expect(rowOf("Total de l'actif")).toHaveTextContent('1 000,50 €1 100,55 €1 100,55 €')
    expect(screen.getByRole('alert')).toHaveTextContent("Année N : l'actif dépasse le passif de 1 000,50 €.")
    await typeAmount("Résultat de l'exercice, Année N", '1000,5')
    expect(screen.queryByRole('alert')).toBeNull()
    const requests = mockResponse('POST /finance/forecast', 200, emptyForecast)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Enregistrement effectué')).toBeVisible()
    expect(requests[0]?.body).toEqual({
      ...emptyForecast,
      increaseN1: 10,
      availabilityN: 1000.5,
      availabilityN1: 1100.55,
      availabilityN2: 1100.55,
      exerciseResultN: 1000.5,
      exerciseResultN1: 1100.55,
      exerciseResultN2: 1100.55,
    })
  })

  it('can be filled in by keyboard and paste, and keeps the input when the server refuses to save', async () => {
    await openForecast({ ...emptyForecast, payablesN: 5 })
    await user.click(amountField('Capital social, Année N'))
    await user.keyboard('{Enter}')
    expect(amountField('Réserves/Report à nouveau, Année N')).toHaveFocus()
    await user.keyboard('-7{ArrowRight}')
    expect(amountField('Réserves/Report à nouveau, Année N+1')).toHaveFocus()
    fireEvent.paste(amountField('Emprunt et dettes assimilés, Année N'), {
      clipboardData: { getData: () => '1 200,00\n300' },
    })
    expect(await screen.findByText('2 montants collés')).toBeVisible()
    mockFailureOnce('POST /finance/forecast', 500, errorCode.unexpected)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText("Erreur lors de l'enregistrement")).toBeVisible()
    await waitFor(() => expect(amountField('Dettes fournisseurs, Année N+2').value).toBe('300'))
    expect(amountField('Réserves/Report à nouveau, Année N').value).toBe('-7')
  })

  it('shows how many pasted figures were reduced to the maximum of a cell', async () => {
    await openForecast()
    fireEvent.paste(amountField('Emprunt et dettes assimilés, Année N'), {
      clipboardData: { getData: () => '99 999 999 999\n300' },
    })
    expect(await screen.findByText('2 montants collés, dont 1 ramené à la limite permise')).toBeVisible()
    expect(amountField('Emprunt et dettes assimilés, Année N').value).toBe('9 999 999 999,99')
  })

  it('shows the rows of a balance sheet in order, and the labels of the increases', async () => {
    const table = await openForecast()
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Poste', 'Année N', 'Année N+1', 'Année N+2'])
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Par rapport à l'année précédente",
      'Actif',
      'Immobilisations',
      'Amortissements/Provisions',
      'Immobilisations nettes',
      'Créances clients',
      'Autres créances',
      'Disponibilités',
      'Actif circulant',
      "Total de l'actif",
      'Passif',
      'Capital social',
      'Réserves/Report à nouveau',
      "Résultat de l'exercice",
      'Capitaux propres',
      'Emprunt et dettes assimilés',
      'Dettes fournisseurs',
      'Dettes fiscales et sociales',
      'Total des dettes',
      'Total du passif',
    ])
    for (const name of ['Augmentation N+1', 'Augmentation N+2']) expect(within(table).getByText(name)).toBeVisible()
  })

  it('computes each total of the balance sheet from its lines', async () => {
    await openForecast({
      ...emptyForecast,
      fixedAssetsN: 1000,
      depreciationN: 200.5,
      receivablesN: 10,
      otherReceivablesN: 20,
      availabilityN: 30,
      shareCapitalN: 400,
      retainedEarningsN: 50,
      exerciseResultN: -6,
      borrowingsN: 100,
      payablesN: 20,
      socialTaxDebtsN: 3.25,
    })
    for (const [name, amount] of [
      ['Immobilisations nettes', '799,50 €'],
      ['Actif circulant', '60,00 €'],
      ["Total de l'actif", '859,50 €'],
      ['Capitaux propres', '444,00 €'],
      ['Total des dettes', '123,25 €'],
      ['Total du passif', '567,25 €'],
    ] as const)
      expect(rowOf(name)).toHaveTextContent(`${name}${amount}0,00 €0,00 €`)
  })

  it('compares conflicting fields when another member saved in between, and then saves with the new ETag', async () => {
    const etags: (string | null)[] = []
    mockSavedForecast('"1"', {})
    mockResponse('GET /finance/forecast/proposals', 200, proposedAmounts)
    openArea(area.Root, '/pros/finance/forecast')
    await screen.findByRole('table', { name: 'Bilan prévisionnel' })
    await typeAmount('Capital social, Année N+2', '500')
    mockSavedForecast('"2"', { shareCapitalN2: 900, payablesN2: 70 })
    mockFailureOnce('POST /finance/forecast', 412, errorCode.changedMeanwhile)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const dialog = await screen.findByRole('dialog', { name: 'Le bilan prévisionnel a été modifié entre-temps' })
    const capitalChoice = within(dialog).getByRole('group', { name: 'Capital social, Année N+2' })
    await user.click(within(capitalChoice).getByRole('radio', { name: /Votre saisie\s*500/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Garder ces choix' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(amountField('Dettes fournisseurs, Année N+2').value).toBe('70')
    mockRawResponse('POST /finance/forecast', (request) => {
      etags.push(request.headers.get('if-match'))
      return Response.json({ ...emptyForecast, shareCapitalN2: 500, payablesN2: 70 }, { headers: { etag: '"3"' } })
    })
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Enregistrement effectué')).toBeVisible()
    expect(etags).toEqual(['"2"'])
  })

  describe("the button 'Annuler'", () => {
    it('goes back to the previous page', async () => {
      const { address } = openWithMenu('/pros/administration/books')
      await user.click(screen.getByRole('link', { name: 'Prévisionnel' }))
      await user.click(await screen.findByRole('button', { name: 'Annuler' }))
      await waitFor(() => expect(address()).toBe('/pros/administration/books'))
    })

    it('opens the dashboard when the forecast is the first page of the tab', async () => {
      mockFailureOnce('GET /user/activity', 403, errorCode.forbidden)
      const { address } = openWithMenu('/pros/finance/forecast')
      await user.click(await screen.findByRole('button', { name: 'Annuler' }))
      await waitFor(() => expect(address()).toBe('/pros/administration'))
    })
  })

  it('can be printed, and downloaded as CSV with unsaved input and totals', async () => {
    setNow('2027-01-15T10:00:00Z')
    try {
      await openForecast({ ...emptyForecast, increaseN1: 10, fixedAssetsN: 1000.5, depreciationN: 200 })
      await typeAmount('Créances clients, Année N', '60')
      const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
      await user.click(screen.getByRole('button', { name: 'Imprimer' }))
      expect(print).toHaveBeenCalledTimes(1)
      const files: Blob[] = []
      const filenames: string[] = []
      Object.assign(URL, { createObjectURL: (blob: Blob) => (files.push(blob), 'blob:x'), revokeObjectURL: () => {} })
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        filenames.push(this.download)
      })
      await user.click(screen.getByRole('button', { name: 'Télécharger (CSV)' }))
      expect(filenames).toEqual(['previsionnel-2027-01-15.csv'])
      const text = await textOf(files[0])
      expect(text).toContain('Créances clients;60,00;66,00;66,00')
      expect(text).toContain("Total de l'actif;860,50;66,00;66,00")
    } finally {
      jest.restoreAllMocks()
      jest.useRealTimers()
    }
  })

  it('copies a proposed amount from the invoices only on request', async () => {
    await openForecast({ ...emptyForecast, increaseN1: 10, receivablesN: 5 })
    await screen.findByRole('region', { name: 'Ce que Complice sait de votre année N' })
    expect(amountField('Créances clients, Année N').value).toBe('5')
    await user.click(screen.getByRole('button', { name: 'Reprendre Créances clients, Année N' }))
    expect(amountField('Créances clients, Année N').value).toBe('720,5')
    expect(amountField('Créances clients, Année N+1').value).toBe('792,55')
    await user.click(screen.getByRole('button', { name: "Reprendre Résultat de l'exercice, Année N" }))
    expect(amountField("Résultat de l'exercice, Année N").value).toBe('12 340')
  })

  it('explains why an amount is unknown, and does not propose it', async () => {
    await openForecast({}, { ...proposedAmounts, exerciseResult: null })
    expect(await screen.findByText(/^Une ancienne facture de l'année/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Reprendre Résultat/ })).toBeNull()
  })
})

/** jsdom does not implement `Blob.text`. */
const textOf = (blob = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.readAsText(blob)
  })
