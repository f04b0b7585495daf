import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { mockFailure, mockFailureOnce, mockResponse, openArea, resetMocks, signedOut } from 'shared/testing'
import area from '../remote.tsx'

const viewRoute = 'POST /restorations/view'
const restoreRoute = 'POST /restorations'
const restoration = { destroyAt: '2031-12-03T09:30:00.000Z', timeZone: 'Europe/Paris', needsCode: true }
const openPage = (hash = '#t.o.k') => openArea(area.Root, `/public/restoration${hash}`)

async function submitForm(password: string, code: string) {
  await userEvent.type(await screen.findByLabelText(/Mot de passe/), password)
  await userEvent.type(screen.getByLabelText(/Code/), code)
  await userEvent.click(screen.getByRole('button', { name: 'Rouvrir mon cabinet' }))
}

beforeEach(signedOut)
afterEach(resetMocks)

describe('the link to restore a closed practice', () => {
  it("shows in the practice's time zone when the data will be destroyed, and restores the practice with password and code", async () => {
    mockResponse(viewRoute, 200, restoration)
    const calls = mockResponse(restoreRoute, 204)
    openPage()
    expect(await screen.findByText(/mercredi 3 décembre 2031 à 10:30/)).toBeVisible()
    await submitForm('une-longue-phrase', '123456')
    expect(await screen.findByText(/Votre cabinet est rouvert/)).toBeVisible()
    expect(calls.map(({ body }) => body)).toEqual([{ token: 't.o.k', password: 'une-longue-phrase', code: '123456' }])
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/?connexion=1')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('shows the error of a wrong password only under its field, and keeps the input', async () => {
    mockResponse(viewRoute, 200, restoration)
    mockFailureOnce(restoreRoute, 400, errorCode.invalid, {
      problems: [{ field: 'password', message: 'Mot de passe incorrect' }],
    })
    openPage()
    await submitForm('une-autre-phrase', '123456')
    expect(await screen.findAllByText('Mot de passe incorrect')).toHaveLength(1)
    expect(screen.getByLabelText(/Mot de passe/)).toHaveAccessibleDescription('Mot de passe incorrect')
    expect(screen.getByLabelText(/Code/)).toHaveValue('123456')
  })

  it('shows that a used or expired link is invalid', async () => {
    mockFailure(viewRoute, 404, errorCode.linkRefused)
    openPage()
    expect(await screen.findByText(/Ce lien n'est pas valable/)).toBeVisible()
  })
})
