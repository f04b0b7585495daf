import { beforeEach, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { resetMocks, signedOut } from 'shared/testing'
import { openShell } from './testing/openShell.tsx'

beforeEach(() => {
  localStorage.clear()
  resetMocks()
  signedOut()
})

it('the footer leads to the pages that some area has, the two parts of the terms among them', async () => {
  await openShell('/')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Prix' })).toHaveAttribute('href', '/pros/prices')
  expect(footer.getByRole('link', { name: 'C.G.U' })).toHaveAttribute('href', '/public/cgu#cgu')
  expect(footer.getByRole('link', { name: 'C.G.V' })).toHaveAttribute('href', '/public/cgu#cgv')
  expect(footer.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', 'mailto:contact@complice.fr')
  expect(footer.queryByRole('link', { name: 'Mentions légales' })).not.toBeInTheDocument()
})

it.each([
  ['/', '/aide'],
  ['/partenaires', '/aide/reservation-sur-votre-site'],
])('the footer of %s leads to its help, %s', async (path, help) => {
  await openShell(path)
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Aide' })).toHaveAttribute('href', help)
})
