import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import { LogoSection } from './LogoSection.tsx'

const user = userEvent.setup({ delay: null, applyAccept: false })
const Page = () => <LogoSection logo="data:image/webp;base64,AA==" />

beforeEach(() => {
  signedInAs()
})
afterEach(resetMocks)

it('the logo cannot be a vector image', async () => {
  openArea(Page, '/pros/user')
  await user.upload(screen.getByLabelText('Image du logo'), new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
  expect(await screen.findByText(/^Ce fichier n'est pas une image/)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('the logo is removed on request', async () => {
  const calls = mockResponse('DELETE /user/logo', 204)
  openArea(Page, '/pros/user')
  expect(screen.getByRole('img', { name: 'Votre logo' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Supprimer le logo' }))
  expect(await screen.findByText('Logo supprimé')).toBeInTheDocument()
  expect(calls).toHaveLength(1)
})
