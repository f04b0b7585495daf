import { beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { mockResponse, resetMocks, openArea, mockFailure, signedOut } from 'shared/testing'
import ChangePasswordPage from './ChangePasswordPage.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const openPage = () => openArea(ChangePasswordPage, '/change-password?token=lien')

async function submitPassword(password = 'une phrase longue') {
  openPage()
  fireEvent.change(await screen.findByLabelText(/^Nouveau mot de passe/), { target: { value: password } })
  fireEvent.change(screen.getByLabelText(/^Confirmation/), { target: { value: password } })
  await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
}

beforeEach(() => {
  resetMocks()
  signedOut()
  mockResponse('GET /user/changePassword', 200, { email: 'camille@exemple.fr', kind: 'MEMBER' })
})

describe('ChangePasswordPage', () => {
  it.each([
    ['leads a member to the sign-in dialog', 'MEMBER', 'Connexion', '/?connexion=1'],
    ['leads a patient to the list of therapists', 'PATIENT', 'Trouver un praticien', '/therapists'],
  ] as const)('%s after the change', async (_caseName, kind, name, href) => {
    mockResponse('GET /user/changePassword', 200, { email: 'camille@exemple.fr', kind })
    mockResponse('POST /user/updatePassword', 200, undefined)
    await submitPassword()
    expect(await screen.findByText('Vous pouvez vous reconnecter')).toBeVisible()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  it("shows the server's refusal at the password field, and keeps the input", async () => {
    mockFailure('POST /user/updatePassword', 400, errorCode.invalid, {
      problems: [{ field: 'newPassword', message: 'Ce mot de passe est trop courant.' }],
    })
    await submitPassword('motdepasse')
    expect(await screen.findByText('Ce mot de passe est trop courant.')).toBeVisible()
    expect(screen.getByLabelText(/^Nouveau mot de passe/)).toHaveValue('motdepasse')
    expect(screen.getByLabelText(/^Nouveau mot de passe/)).toHaveFocus()
  })

  it('distinguishes an invalid link from a server failure', async () => {
    mockFailure('GET /user/changePassword', 404, errorCode.linkRefused)
    const { unmount } = openPage()
    expect(await screen.findByText(/Ce lien n'est plus valable/)).toBeVisible()
    unmount()
    resetMocks()
    mockFailure('GET /user/changePassword', 503, errorCode.unavailable)
    openArea(ChangePasswordPage, '/change-password?token=autre')
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  })
})
