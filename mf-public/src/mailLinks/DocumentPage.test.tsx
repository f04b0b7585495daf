import { afterEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { mockFailure, openArea, resetMocks } from 'shared/testing'
import area from '../remote.tsx'

const openPage = (hash: string) => openArea(area.Root, `/public/document${hash}`)

afterEach(resetMocks)

describe('the document link of an e-mail', () => {
  it('requests the document with the token of the URL when the button is pressed, and explains a revoked link', async () => {
    const calls = mockFailure('POST /shared-reports', 404, errorCode.linkRefused)
    openPage('#t.o.k')
    await userEvent.click(await screen.findByRole('button', { name: 'Télécharger le document' }))
    expect(await screen.findByText(/Ce lien n'est pas valable/)).toBeVisible()
    expect(calls[0]?.body).toEqual({ token: 't.o.k' })
    expect(screen.queryByRole('button', { name: 'Télécharger le document' })).toBeNull()
  })

  it('shows that a link without a token is invalid', async () => {
    openPage('')
    expect(await screen.findByText(/Ce lien n'est pas valable/)).toBeVisible()
  })
})
