import { beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { errorCode } from 'shared/contracts/errorCodes'
import { mockFailure, openArea, resetMocks, signedOut } from 'shared/testing'
import ResetPasswordPage from './ResetPasswordPage.tsx'

beforeEach(() => {
  resetMocks()
  signedOut()
})

describe('ResetPasswordPage', () => {
  it("shows the server's refusal at the e-mail field", async () => {
    mockFailure('POST /user/resetPassword', 400, errorCode.invalid, {
      problems: [{ field: 'email', message: 'E-mail incorrect' }],
    })
    openArea(ResetPasswordPage, '/reset-password')
    const email = await screen.findByLabelText(/^E-mail/)
    fireEvent.change(email, { target: { value: 'camille@exemple.fr' } })
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription('E-mail incorrect'))
    expect(email).toHaveFocus()
  })
})
