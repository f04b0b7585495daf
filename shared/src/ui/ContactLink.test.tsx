import { beforeEach, describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { queryClient, QueryRoot } from 'shared/client'
import { anOperator, mockFailure, mockResponse, resetMocks } from 'shared/testing'
import { ContactLink, ThemeRoot } from 'shared/ui'
import { errorCode } from '../contracts/errorCodes.ts'

const renderLink = (link: ReactNode) =>
  render(
    <ThemeRoot>
      <QueryRoot>{link}</QueryRoot>
    </ThemeRoot>,
  )
const queryLink = () => screen.queryByRole('link')

beforeEach(() => {
  resetMocks()
  queryClient.clear()
})

describe('ContactLink', () => {
  it("has the operator's configured e-mail address, and no address before it is loaded", async () => {
    mockResponse('GET /public/operator', 200, anOperator())
    renderLink(<ContactLink subject="Offre Ultime" />)
    expect(queryLink()).toBeNull()
    expect(await screen.findByRole('link', { name: 'bonjour@prairie.test' })).toHaveAttribute(
      'href',
      'mailto:bonjour@prairie.test?subject=Offre%20Ultime',
    )
  })

  it('shows its children instead of the e-mail address', async () => {
    mockResponse('GET /public/operator', 200, anOperator())
    renderLink(<ContactLink>Nous contacter</ContactLink>)
    expect(await screen.findByRole('link', { name: 'Nous contacter' })).toHaveAttribute(
      'href',
      'mailto:bonjour@prairie.test',
    )
  })

  it('uses the address of a server-rendered page, without a request', () => {
    const requests = mockResponse('GET /public/operator', 200, anOperator())
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="application/json" id="complice-contact">{"email":"page@prairie.test","demoBookingUrl":null}</script>',
    )
    try {
      renderLink(<ContactLink />)
      expect(screen.getByRole('link', { name: 'page@prairie.test' })).toBeVisible()
      expect(requests).toHaveLength(0)
    } finally {
      document.querySelector('#complice-contact')?.remove()
    }
  })

  it("has the default address if the operator's details cannot be loaded", async () => {
    mockFailure('GET /public/operator', 500, errorCode.unexpected)
    renderLink(<ContactLink />)
    expect(await screen.findByRole('link', { name: 'contact@complice.fr' })).toBeVisible()
  })
})
