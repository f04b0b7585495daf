import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { mockFailureOnce, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import { SecondFactorSection } from './SecondFactorSection.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const inactiveFactor = { isOn: false, since: null, recoveryCodesLeft: 0, isDemanded: false }
const activeFactor = { isOn: true, since: '2026-11-20T09:00:00.000Z', recoveryCodesLeft: 2, isDemanded: false }

const openSection = () => openArea(SecondFactorSection, '/pros/user')
const pressButton = (dialog: ReturnType<typeof within>, name: string) =>
  user.click(dialog.getByRole('button', { name }))

beforeEach(() => {
  signedInAs()
})
afterEach(resetMocks)

describe('the second factor of a member', () => {
  it('is switched on with the password and a code of the app, then shows the recovery codes', async () => {
    mockResponse('GET /user/second-factor', 200, inactiveFactor)
    const setUpRequests = mockResponse('POST /user/second-factor/setup', 200, {
      key: 'GEZDGNBVGY3TQOJQ',
      address: 'otpauth://totp/x',
      qrCode: '<svg/>',
    })
    const confirmRequests = mockResponse('POST /user/second-factor/confirm', 200, { recoveryCodes: ['aaaa-bbbb'] })
    mockFailureOnce('POST /user/second-factor/setup', 400, errorCode.invalid, {
      problems: [{ field: 'password', message: 'Mot de passe incorrect' }],
    })
    openSection()
    await user.click(await screen.findByRole('button', { name: 'Activer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Activer la connexion en deux étapes' }))
    await user.type(dialog.getByLabelText(/^Mot de passe/), 'mon mot de passe')
    await pressButton(dialog, 'Continuer')
    expect((await dialog.findAllByText('Mot de passe incorrect')).length).toBeGreaterThan(0)
    await pressButton(dialog, 'Continuer')
    expect(await dialog.findByRole('img', { name: /QR code/ })).toBeVisible()
    expect(setUpRequests.at(-1)?.body).toEqual({ password: 'mon mot de passe' })
    await user.type(dialog.getByLabelText(/^Code à six chiffres/), '123 456')
    await pressButton(dialog, 'Activer')
    expect(await dialog.findByText('aaaa-bbbb')).toBeVisible()
    expect(confirmRequests[0]?.body).toEqual({ appCode: '123 456' })
    await pressButton(dialog, "J'ai gardé ces codes")
  })

  it('warns when few recovery codes are left, and is switched off with password and code', async () => {
    mockResponse('GET /user/second-factor', 200, activeFactor)
    const calls = mockResponse('POST /user/second-factor/off', 204)
    openSection()
    expect(await screen.findByText(/Activée le 20\/11\/2026. Il vous reste 2 codes de secours/)).toBeVisible()
    expect(screen.getByText(/Créez de nouveaux codes/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Désactiver' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Désactiver la connexion en deux étapes' }))
    await user.type(dialog.getByLabelText(/^Mot de passe/), 'mon mot de passe')
    await pressButton(dialog, 'Désactiver')
    expect(await dialog.findByText('Code requis')).toBeVisible()
    await user.type(dialog.getByLabelText(/^Code/), '123456')
    await pressButton(dialog, 'Désactiver')
    expect(await screen.findByText('Connexion en deux étapes désactivée')).toBeVisible()
    expect(calls[0]?.body).toEqual({ password: 'mon mot de passe', code: '123456' })
  })

  it('cannot be switched off when the practice requires it', async () => {
    mockResponse('GET /user/second-factor', 200, { ...activeFactor, isDemanded: true })
    openSection()
    expect(await screen.findByText(/Votre cabinet la demande/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Désactiver' })).not.toBeInTheDocument()
  })
})
