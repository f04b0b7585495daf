import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  anOperator,
  holdResponses,
  mockFailure,
  mockResponse,
  openArea,
  resetMocks,
  signedOut,
  everythingIsNear,
  nothingIsNear,
} from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
afterEach(resetMocks)
beforeEach(() => {
  // Clears the fetched data.
  signedOut()
  window.innerWidth = 1280
})

const demoLabel = 'Réserver une démo personnalisée'

const open = () => openArea(area.Root, '/')
const field = (name: RegExp) => screen.findByRole('textbox', { name })

describe('the landing page', () => {
  it('has the sections that the header leads to', () => {
    open()
    for (const anchor of ['fonctionnalites', 'tarifs', 'questions']) {
      const section = document.getElementById(anchor)
      expect(section && within(section).getByRole('heading', { level: 2 })).toBeInTheDocument()
    }
  })

  it('leads to a trial at its top and at its end', () => {
    open()
    const trials = screen.getAllByRole('link', { name: 'Commencer mon essai gratuit' })
    expect(trials.map((link) => link.getAttribute('href'))).toEqual(['/?inscription=1', '/?inscription=1'])
  })

  it('offers a demonstration by mail where the operator has no address to book one', async () => {
    const calls = mockResponse('GET /public/operator', 200, anOperator())
    open()
    const address = await screen.findByRole('link', { name: 'bonjour@prairie.test' })
    expect(address).toHaveAttribute('href', 'mailto:bonjour@prairie.test')
    expect(calls).toHaveLength(1)
    for (const demo of await screen.findAllByRole('link', { name: demoLabel }))
      expect(demo).toHaveAttribute('href', expect.stringMatching(/^mailto:bonjour@prairie\.test\?/))
  })

  it('names no address before the one of the operator is known', async () => {
    mockResponse('GET /public/operator', 200, anOperator())
    const respond = holdResponses('GET /public/operator')
    open()
    expect(screen.queryAllByRole('link', { name: /@|démo personnalisée/ })).toEqual([])
    respond()
    const demos = await screen.findAllByRole('link', { name: demoLabel })
    for (const demo of demos) {
      expect(demo).toHaveAttribute('href', expect.stringMatching(/^mailto:bonjour@prairie\.test\?/))
      // Another tab would stay empty next to the mail.
      expect(demo).not.toHaveAttribute('target')
    }
  })

  it('keeps the addresses of the composed page, whose text does not change when the settings cannot be read', async () => {
    mockFailure('GET /public/operator', 500, 'E500')
    const contact = { email: 'page@prairie.test', demoBookingUrl: 'https://agenda.prairie.test/demo' }
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="complice-contact">${JSON.stringify(contact)}</script>`,
    )
    try {
      open()
      expect(screen.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`)
      for (const demo of screen.getAllByRole('link', { name: demoLabel }))
        expect(demo).toHaveAttribute('href', contact.demoBookingUrl)
    } finally {
      document.querySelector('#complice-contact')?.remove()
    }
  })

  it('leads to where the operator books demonstrations, in a new tab', async () => {
    mockResponse('GET /public/operator', 200, anOperator({ demoBookingUrl: 'https://agenda.prairie.test/demo' }))
    open()
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

describe('the request for a demonstration', () => {
  beforeEach(() => {
    everythingIsNear()
  })
  afterEach(() => {
    nothingIsNear()
  })

  it('is not loaded before one scrolls near it', async () => {
    nothingIsNear()
    open()
    expect(screen.getByRole('region', { name: 'Voir Complice avec nous' })).toBeInTheDocument()
    // Its code is there by now: it would be shown, had it been asked for.
    await act(() => import('./demo/DemoForm.tsx'))
    expect(screen.queryByRole('textbox', { name: /^Prénom/ })).toBeNull()
  })

  it('is sent, then thanked for', async () => {
    const sent = mockResponse('POST /ask-demo', 204)
    const { address } = open()
    await user.type(await field(/^Prénom/), 'Zoé')
    await user.type(await field(/^Nom/), 'Blanc')
    await user.type(await field(/^E-mail/), 'zoe@exemple.fr')
    await user.click(screen.getByRole('button', { name: 'Demander une démo' }))
    await waitFor(() => expect(address()).toBe('/pros/demoThanks'))
    expect(await screen.findByRole('heading', { name: 'Merci, à très bientôt' })).toBeInTheDocument()
    expect(sent[0]?.body).toEqual({
      firstname: 'Zoé',
      lastname: 'Blanc',
      email: 'zoe@exemple.fr',
      website: '',
      elapsedMs: expect.any(Number),
    })
  })

  it.each([
    ['itself', '', 1_500],
    ['the composed form, which it takes the place of', '<form><input name="firstname" /></form>', 6_500],
    ['itself, where only a search was composed', '<form action="/therapists"><input name="name" /></form>', 1_500],
  ])('says how long the visitor has seen %s', async (_what, composed, elapsedMs) => {
    const sent = mockResponse('POST /ask-demo', 204)
    const clock = jest.spyOn(performance, 'now').mockReturnValue(5_000)
    document.body.insertAdjacentHTML('beforeend', `<div id="composed">${composed}</div>`)
    try {
      open()
      await user.type(await field(/^Prénom/), 'Zoé')
      // Meanwhile the live form has taken its place.
      document.querySelector('#composed')?.remove()
      clock.mockReturnValue(6_500)
      await user.type(await field(/^Nom/), 'Blanc')
      await user.type(await field(/^E-mail/), 'zoe@exemple.fr')
      await user.click(screen.getByRole('button', { name: 'Demander une démo' }))
      await waitFor(() => expect(sent).toHaveLength(1))
      expect(sent[0]?.body.elapsedMs).toBe(elapsedMs)
    } finally {
      clock.mockRestore()
      document.querySelector('#composed')?.remove()
    }
  })

  it('asks to check what is missing, and sends nothing', async () => {
    const sent = mockResponse('POST /ask-demo', 204)
    open()
    await user.type(await field(/^Prénom/), 'Zoé')
    await user.click(screen.getByRole('button', { name: 'Demander une démo' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Veuillez vérifier vos informations')
    expect(await field(/^Nom/)).toBeInvalid()
    expect(await field(/^Nom/)).toHaveFocus()
    expect(sent).toHaveLength(0)
  })

  it('says the same when it is refused, and keeps what was typed', async () => {
    mockFailure('POST /ask-demo', 500, 'E500')
    open()
    await user.type(await field(/^Prénom/), 'Zoé')
    await user.type(await field(/^Nom/), 'Blanc')
    await user.type(await field(/^E-mail/), 'zoe@exemple.fr')
    await user.click(screen.getByRole('button', { name: 'Demander une démo' }))
    expect(await screen.findByText('Veuillez vérifier vos informations')).toBeInTheDocument()
    expect(await field(/^Nom/)).toHaveValue('Blanc')
  })
})
