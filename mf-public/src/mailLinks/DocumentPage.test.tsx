import { afterEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockFailure, openArea, resetMocks } from 'shared/testing'
import area from '../remote.tsx'

const open = (hash: string) => openArea(area.Root, `/public/document${hash}`)

afterEach(resetMocks)

describe('the document behind the link of a mail', () => {
  it('is asked for on a button, with the token of the address, and is refused once the link is cut', async () => {
    const calls = mockFailure('POST /shared-reports', 404, 'E144')
    open('#t.o.k')
    await userEvent.click(await screen.findByRole('button', { name: 'Télécharger le document' }))
    expect(await screen.findByText(/Ce lien n'est pas valable/)).toBeVisible()
    expect(calls[0]?.body).toEqual({ token: 't.o.k' })
    expect(screen.queryByRole('button', { name: 'Télécharger le document' })).toBeNull()
  })

  it('says so at once where the address has no token', async () => {
    open('')
    expect(await screen.findByText(/Ce lien n'est pas valable/)).toBeVisible()
  })
})
