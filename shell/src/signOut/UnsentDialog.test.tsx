import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UnsentDialog } from './UnsentDialog.tsx'

const onSignOut = jest.fn()
const onStay = jest.fn()
beforeEach(() => {
  onSignOut.mockClear()
  onStay.mockClear()
})

describe('the question before a sign-out with unsent data', () => {
  it.each([
    [{ lines: 1, recordings: 0 }, '1 émargement.'],
    [{ lines: 2, recordings: 1 }, '2 émargements et 1 commentaire audio.'],
    [{ lines: 0, recordings: 3 }, '3 commentaires audio.'],
  ])('lists %j as: %s', (unsent, text) => {
    render(<UnsentDialog unsent={unsent} onSignOut={onSignOut} onStay={onStay} />)
    expect(screen.getByRole('dialog', { name: "Se déconnecter avant l'envoi ?" })).toHaveTextContent(
      `À envoyer depuis cet appareil : ${text}`,
    )
  })

  it.each([
    ['Garder et se déconnecter', [[{ keepUnsent: true }]], 0],
    ['Supprimer et se déconnecter', [[{ keepUnsent: false }]], 0],
    ['Rester', [], 1],
  ])('can be answered by %s', async (name, signOuts, stays) => {
    render(<UnsentDialog unsent={{ lines: 1, recordings: 0 }} onSignOut={onSignOut} onStay={onStay} />)
    await userEvent.click(screen.getByRole('button', { name }))
    expect([onSignOut.mock.calls, onStay.mock.calls.length]).toEqual([signOuts, stays])
  })
})
