import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ForecastProposals } from 'shared/contracts/forecast'
import { emptyForecast } from 'shared/domain/forecast/forecast'
import { mockFailureOnce, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const known: ForecastProposals = { year: 2026, exerciseResult: 12_340, receivables: 720.5 }

beforeEach(() => {
  signedInAs({ roles: ['ROLE_ADMIN'] })
})
afterEach(resetMocks)

async function openForecast(saved: object = {}, proposals: ForecastProposals = known) {
  mockResponse('GET /finance/forecast', 200, saved)
  mockResponse('GET /finance/forecast/proposals', 200, proposals)
  openArea(area.Root, '/pros/finance/forecast')
  await screen.findByRole('heading', { level: 1, name: 'Saisissez ici votre bilan prévisionnel' })
  return screen.findByRole('table', { name: 'Bilan prévisionnel' })
}
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = async (name: string, text: string) => {
  await user.clear(cell(name))
  await user.type(cell(name), text)
}
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })

describe('the forecast', () => {
  it('computes the years that follow and the totals, and is saved whole', async () => {
    await openForecast()
    await type('Augmentation N+1', '10')
    await type('Disponibilités, Année N', '1000,5')
    expect(cell('Disponibilités, Année N+1').value).toBe('1 100,55')
    expect(rowOf("Total de l'actif")).toHaveTextContent('1 000,50 €1 100,55 €1 100,55 €')
    expect(screen.getByRole('alert')).toHaveTextContent("Année N : l'actif dépasse le passif de 1 000,50 €.")
    await type("Résultat de l'exercice, Année N", '1000,5')
    expect(screen.queryByRole('alert')).toBeNull()
    const sent = mockResponse('POST /finance/forecast', 200, emptyForecast)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Enregistrement effectué')).toBeVisible()
    expect(sent[0]?.body).toEqual({
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

  it('is filled by keyboard and paste, and loses nothing when it is refused', async () => {
    await openForecast({ ...emptyForecast, payablesN: 5 })
    await user.click(cell('Capital social, Année N'))
    await user.keyboard('{Enter}')
    expect(cell('Réserves/Report à nouveau, Année N')).toHaveFocus()
    await user.keyboard('-7{ArrowRight}')
    expect(cell('Réserves/Report à nouveau, Année N+1')).toHaveFocus()
    fireEvent.paste(cell('Emprunt et dettes assimilés, Année N'), { clipboardData: { getData: () => '1 200,00\n300' } })
    expect(await screen.findByText('2 montants collés')).toBeVisible()
    mockFailureOnce('POST /finance/forecast', 500, 'E500')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText("Erreur lors de l'enregistrement")).toBeVisible()
    await waitFor(() => expect(cell('Dettes fournisseurs, Année N+2').value).toBe('300'))
    expect(cell('Réserves/Report à nouveau, Année N').value).toBe('-7')
  })

  it('takes over what the invoices of the year say, when one asks for it', async () => {
    await openForecast({ ...emptyForecast, increaseN1: 10, receivablesN: 5 })
    await screen.findByRole('region', { name: 'Ce que Complice sait de votre année N' })
    expect(cell('Créances clients, Année N').value).toBe('5')
    await user.click(screen.getByRole('button', { name: 'Reprendre Créances clients, Année N' }))
    expect(cell('Créances clients, Année N').value).toBe('720,5')
    expect(cell('Créances clients, Année N+1').value).toBe('792,55')
    await user.click(screen.getByRole('button', { name: "Reprendre Résultat de l'exercice, Année N" }))
    expect(cell("Résultat de l'exercice, Année N").value).toBe('12 340')
  })

  it('says which amount cannot be known, and offers none', async () => {
    await openForecast({}, { ...known, exerciseResult: null })
    expect(await screen.findByText(/^Une ancienne facture de l'année/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Reprendre Résultat/ })).toBeNull()
  })
})
