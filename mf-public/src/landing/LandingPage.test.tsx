import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  anOperator,
  holdResponses,
  mockFailure,
  mockResponse,
  openArea,
  resetMocks,
  signedOut,
  simulateEverythingNear,
  restoreIntersectionObserver,
} from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
afterEach(resetMocks)
beforeEach(() => {
  // Clears the query cache.
  signedOut()
  window.innerWidth = 1280
})

const demoLabel = 'Réserver une démo personnalisée'

const openPage = () => openArea(area.Root, '/')
const findField = (name: RegExp) => screen.findByRole('textbox', { name })

describe('the landing page', () => {
  it('has the sections to which the header links', () => {
    openPage()
    for (const anchor of ['fonctionnalites', 'tarifs', 'questions']) {
      const section = document.getElementById(anchor)
      expect(section && within(section).getByRole('heading', { level: 2 })).toBeInTheDocument()
    }
  })

  it('links to the trial twice, at the top and at the end', () => {
    openPage()
    const trialLinks = screen.getAllByRole('link', { name: 'Commencer mon essai gratuit' })
    expect(trialLinks.map((link) => link.getAttribute('href'))).toEqual(['/?inscription=1', '/?inscription=1'])
  })

  it("links to the operator's e-mail when there is no booking URL for demonstrations", async () => {
    const calls = mockResponse('GET /public/operator', 200, anOperator())
    openPage()
    const address = await screen.findByRole('link', { name: 'bonjour@prairie.test' })
    expect(address).toHaveAttribute('href', 'mailto:bonjour@prairie.test')
    expect(calls).toHaveLength(1)
    for (const demo of await screen.findAllByRole('link', { name: demoLabel }))
      expect(demo).toHaveAttribute('href', expect.stringMatching(/^mailto:bonjour@prairie\.test\?/))
  })

  it("has no link to an e-mail address until the operator's address is loaded", async () => {
    mockResponse('GET /public/operator', 200, anOperator())
    const respond = holdResponses('GET /public/operator')
    openPage()
    expect(screen.queryAllByRole('link', { name: /@|démo personnalisée/ })).toEqual([])
    respond()
    const demos = await screen.findAllByRole('link', { name: demoLabel })
    for (const demo of demos) {
      expect(demo).toHaveAttribute('href', expect.stringMatching(/^mailto:bonjour@prairie\.test\?/))
      // In a new tab, the link would open the e-mail program and leave the tab empty.
      expect(demo).not.toHaveAttribute('target')
    }
  })

  it('uses the contact embedded in the server-rendered page when the request fails', async () => {
    mockFailure('GET /public/operator', 500, errorCode.unexpected)
    const contact = { email: 'page@prairie.test', demoBookingUrl: 'https://agenda.prairie.test/demo' }
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="complice-contact">${JSON.stringify(contact)}</script>`,
    )
    try {
      openPage()
      expect(screen.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`)
      for (const demo of screen.getAllByRole('link', { name: demoLabel }))
        expect(demo).toHaveAttribute('href', contact.demoBookingUrl)
    } finally {
      document.querySelector('#complice-contact')?.remove()
    }
  })

  it("links to the operator's booking page for demonstrations, in a new tab", async () => {
    mockResponse('GET /public/operator', 200, anOperator({ demoBookingUrl: 'https://agenda.prairie.test/demo' }))
    openPage()
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: demoLabel }).map((demo) => demo.getAttribute('href'))).toEqual([
        'https://agenda.prairie.test/demo',
        'https://agenda.prairie.test/demo',
      ]),
    )
    for (const demo of screen.getAllByRole('link', { name: demoLabel })) {
      expect(demo).toHaveAttribute('target', '_blank')
      expect(demo).toHaveAttribute('rel', expect.stringContaining('noopener'))
    }
  })
})

describe('the form to request a demonstration', () => {
  beforeEach(() => {
    simulateEverythingNear()
  })
  afterEach(() => {
    restoreIntersectionObserver()
  })

  it('is not rendered before the visitor scrolls near it', async () => {
    restoreIntersectionObserver()
    openPage()
    expect(screen.getByRole('region', { name: 'Voir Complice avec nous' })).toBeInTheDocument()
    // After this import, the form would be rendered if the page had requested its module.
    await act(() => import('./demo/DemoForm.tsx'))
    expect(screen.queryByRole('textbox', { name: /^Prénom/ })).toBeNull()
  })

  it('sends the request, and opens the confirmation page', async () => {
    const requests = mockResponse('POST /ask-demo', 204)
    const { address } = openPage()
    await user.type(await findField(/^Prénom/), 'Zoé')
    await user.type(await findField(/^Nom/), 'Blanc')
    await user.type(await findField(/^E-mail/), 'zoe@exemple.fr')
    await user.click(screen.getByRole('button', { name: 'Demander une démo' }))
    await waitFor(() => expect(address()).toBe('/pros/demoThanks'))
    expect(await screen.findByRole('heading', { name: 'Merci, à très bientôt' })).toBeInTheDocument()
    expect(requests[0]?.body).toEqual({
      firstname: 'Zoé',
      lastname: 'Blanc',
      email: 'zoe@exemple.fr',
      leaveEmpty: '',
      elapsedMs: expect.any(Number),
    })
  })

  it.each([
    ['the form, without server-rendered content', '', 1_500],
    ['the form and before it the server-rendered form', '<form><input name="firstname" /></form>', 6_500],
    ['the form, with a server-rendered search only', '<form action="/therapists"><input name="name" /></form>', 1_500],
  ])('sends how long the visitor has seen %s', async (_caseName, serverHtml, elapsedMs) => {
    const requests = mockResponse('POST /ask-demo', 204)
    const clock = jest.spyOn(performance, 'now').mockReturnValue(5_000)
    document.body.insertAdjacentHTML('beforeend', `<div id="composed">${serverHtml}</div>`)
    try {
      openPage()
      await user.type(await findField(/^Prénom/), 'Zoé')
      // The React form has replaced the server-rendered form.
      document.querySelector('#composed')?.remove()
      clock.mockReturnValue(6_500)
      await user.type(await findField(/^Nom/), 'Blanc')
      await user.type(await findField(/^E-mail/), 'zoe@exemple.fr')
      await user.click(screen.getByRole('button', { name: 'Demander une démo' }))
      await waitFor(() => expect(requests).toHaveLength(1))
      expect(requests[0]?.body.elapsedMs).toBe(elapsedMs)
    } finally {
      clock.mockRestore()
      document.querySelector('#composed')?.remove()
    }
  })

  it('marks and focuses a missing field, and sends nothing', async () => {
    const requests = mockResponse('POST /ask-demo', 204)
    openPage()
    await user.type(await findField(/^Prénom/), 'Zoé')
    await user.click(screen.getByRole('button', { name: 'Demander une démo' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Veuillez vérifier vos informations')
    expect(await findField(/^Nom/)).toBeInvalid()
    expect(await findField(/^Nom/)).toHaveFocus()
    expect(requests).toHaveLength(0)
  })

  it('shows the message for missing fields also when the server refuses, and keeps the input', async () => {
    mockFailure('POST /ask-demo', 500, errorCode.unexpected)
    openPage()
    await user.type(await findField(/^Prénom/), 'Zoé')
    await user.type(await findField(/^Nom/), 'Blanc')
    await user.type(await findField(/^E-mail/), 'zoe@exemple.fr')
    await user.click(screen.getByRole('button', { name: 'Demander une démo' }))
    expect(await screen.findByText('Veuillez vérifier vos informations')).toBeInTheDocument()
    expect(await findField(/^Nom/)).toHaveValue('Blanc')
  })
})
