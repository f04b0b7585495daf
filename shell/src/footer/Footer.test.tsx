import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import {
  anOperator,
  simulateEverythingNear,
  mockResponse,
  restoreIntersectionObserver,
  resetMocks,
  signedOut,
} from 'shared/testing'
import { openShell } from '../testing/openShell.tsx'

beforeEach(() => {
  localStorage.clear()
  resetMocks()
  signedOut()
})

afterEach(restoreIntersectionObserver)

it('the footer links only to pages that an area serves, among them both parts of the terms', async () => {
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
])('the footer of the page %s links to the help page %s', async (path, help) => {
  await openShell(path)
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Aide' })).toHaveAttribute('href', help)
})

const socialLinks = [{ name: 'LinkedIn', url: 'https://social.test/prairie' }]

it("the footer has the operator's e-mail address and social links", async () => {
  simulateEverythingNear()
  mockResponse('GET /public/operator', 200, anOperator({ socialLinks }))
  await openShell('/')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(await footer.findByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', 'https://social.test/prairie')
  expect(footer.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', 'mailto:bonjour@prairie.test')
})

it('the footer has the e-mail address of the server-rendered page from the first render', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="complice-contact">{"email":"page@prairie.test","demoBookingUrl":null}</script>',
  )
  try {
    await openShell('/')
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', 'mailto:page@prairie.test')
  } finally {
    document.querySelector('#complice-contact')?.remove()
  }
})

it('the footer renders nothing for unset options of the operator', async () => {
  simulateEverythingNear()
  const requests = mockResponse('GET /public/operator', 200, anOperator())
  await openShell('/')
  const footer = within(await screen.findByRole('contentinfo'))
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(footer.queryByRole('link', { name: 'LinkedIn' })).toBeNull()
  expect(footer.getByText(`© 2022–${new Date().getFullYear()} Complice`)).toBeVisible()
})
