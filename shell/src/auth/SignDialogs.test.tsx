import { beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { Password } from 'shared/contracts/wire'
import {
  anOperator,
  mockResponse,
  resetMocks,
  mockLostResponse,
  mockNetworkError,
  mockFailure,
  mockFailureOnce,
  signedInAs,
  signedOut,
  aToken,
  aUser,
  documentLoads,
} from 'shared/testing'
import { openShell } from '../testing/openShell.tsx'

// Pointer checks compute styles at every step, which is too slow under jsdom.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

async function openDialog(title: 'Connexion' | 'Inscription') {
  await user.click(screen.getByRole('link', { name: title === 'Inscription' ? 'Essai gratuit' : title }))
  return screen.findByRole('dialog', { name: title })
}

const typeInto = (dialog: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })

const submitSignIn = async (dialog: HTMLElement) => {
  typeInto(dialog, /E-mail/, 'camille@exemple.fr')
  typeInto(dialog, /^Mot de passe/, 'une phrase longue')
  await user.click(within(dialog).getByRole('button', { name: 'Se connecter' }))
}

const submitSignUp = async (dialog: HTMLElement, confirmation = 'une phrase longue') => {
  typeInto(dialog, /E-mail/, 'camille@exemple.fr')
  typeInto(dialog, /^Mot de passe/, 'une phrase longue')
  typeInto(dialog, /^Confirmation/, confirmation)
  await user.click(within(dialog).getByRole('checkbox'))
  await user.click(within(dialog).getByRole('button', { name: "S'inscrire" }))
}

const resubmit = async (dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: "S'inscrire" }))

/** Sends a sign-up whose response is lost; afterwards the e-mail address counts as in use. */
const signUpWithLostResponse = async () => {
  mockLostResponse('POST /signup')
  await openShell('/')
  const dialog = await openDialog('Inscription')
  await submitSignUp(dialog)
  expect(await within(dialog).findByText('Le serveur ne répond pas. Réessayez dans un instant.')).toBeVisible()
  mockFailure('POST /signup', 400, errorCode.emailTaken)
  return dialog
}

const createChallenge = (next: 'CODE' | 'SETUP') => ({ challenge: 'preuve', next })
const sendCode = async (dialog: HTMLElement, code: string, button: string) => {
  fireEvent.change(await within(dialog).findByLabelText(/^Code/), { target: { value: code } })
  await user.click(within(dialog).getByRole('button', { name: button }))
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('complice.tourSeen', '1')
  resetMocks()
  signedOut()
})

describe('the password fields', () => {
  it('accept as many characters as the API, whether the password is hidden or shown', async () => {
    await openShell('/')
    const dialog = await openDialog('Inscription')
    const lengths = () =>
      [/^Mot de passe/, /^Confirmation/].map((label) => within(dialog).getByLabelText(label).getAttribute('maxlength'))
    const longest = String(Reflect.get(Password, 'maxLength'))
    expect(lengths()).toEqual([longest, longest])
    for (const showButton of within(dialog).getAllByRole('button', { name: 'Afficher la saisie' }))
      await user.click(showButton)
    expect(lengths()).toEqual([longest, longest])
  })
})

describe('signing in', () => {
  it('requires the e-mail and the password', async () => {
    await openShell('/')
    const dialog = await openDialog('Connexion')
    await user.click(within(dialog).getByRole('button', { name: 'Se connecter' }))
    expect(await within(dialog).findByText('E-mail requis')).toBeVisible()
    expect(within(dialog).getByText('Mot de passe requis')).toBeVisible()
    expect(within(dialog).getByLabelText(/E-mail/)).toHaveFocus()
  })

  it.each([
    [404, errorCode.notFound, 'utilisateur inconnu'],
    [401, errorCode.unauthenticated, "nom d'utilisateur ou mot de passe incorrect"],
    [500, errorCode.unexpected, "nom d'utilisateur ou mot de passe incorrect"],
  ])('for status %i and code %s, shows « %s » and keeps the input', async (status, code, sentence) => {
    mockFailure('POST /login', status, code)
    await openShell('/')
    const dialog = await openDialog('Connexion')
    await submitSignIn(dialog)
    expect(await within(dialog).findByText(sentence)).toBeVisible()
    expect(within(dialog).getByLabelText(/E-mail/)).toHaveValue('camille@exemple.fr')
  })

  it("shows the server's refusal at the field", async () => {
    mockFailure('POST /login', 400, errorCode.invalid, { problems: [{ field: 'email', message: 'E-mail incorrect' }] })
    await openShell('/')
    const dialog = await openDialog('Connexion')
    await submitSignIn(dialog)
    await waitFor(() => expect(within(dialog).getByLabelText(/E-mail/)).toHaveAccessibleDescription('E-mail incorrect'))
    expect(within(dialog).getByLabelText(/E-mail/)).toHaveFocus()
  })

  it('shows a message when the server is unreachable', async () => {
    mockNetworkError('POST /login')
    await openShell('/')
    const dialog = await openDialog('Connexion')
    await submitSignIn(dialog)
    expect(await within(dialog).findByText('Le serveur ne répond pas. Réessayez dans un instant.')).toBeVisible()
  })

  it('opens the first section that the user may open, and stores the token', async () => {
    const member = aUser({ privileges: ['PATIENTS', 'CLUBS'] })
    mockResponse('POST /login', 200, { token: aToken(member) })
    mockResponse('GET /user/details', 200, member)
    const { address } = await openShell('/')
    await submitSignIn(await openDialog('Connexion'))
    await waitFor(() => expect(address()).toBe('/pros/clubs'))
    expect(localStorage.getItem('jwtToken')).toBe(aToken(member))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('opens the page that was requested while signed out', async () => {
    mockResponse('POST /login', 200, { token: aToken() })
    mockResponse('GET /user/details', 200, aUser())
    const { address } = await openShell('/pros/patients')
    await submitSignIn(await screen.findByRole('dialog', { name: 'Connexion' }))
    await screen.findByRole('button', { name: 'Se déconnecter' })
    expect(address()).toBe('/pros/patients')
  })

  it('opens the page of blocked practices when the trial is over', async () => {
    const member = aUser({ paymentBlocked: true })
    mockResponse('POST /login', 200, { token: aToken(member) })
    mockResponse('GET /user/details', 200, member)
    const { address } = await openShell('/')
    await submitSignIn(await openDialog('Connexion'))
    await waitFor(() => expect(address()).toBe('/pros/payment-blocked'))
  })
})

describe('the second step of signing in', () => {
  it('asks for a code, keeps the dialog open after a wrong code, and stores no token before the right one', async () => {
    mockResponse('POST /login', 200, createChallenge('CODE'))
    const calls = mockResponse('POST /login/second-factor', 200, { token: aToken() })
    mockFailureOnce('POST /login/second-factor', 400, errorCode.codeRefused, {
      problems: [{ field: 'code', message: 'Ce code est incorrect, ou a déjà servi.' }],
    })
    mockResponse('GET /user/details', 200, aUser())
    const { address } = await openShell('/')
    await submitSignIn(await openDialog('Connexion'))
    const dialog = await screen.findByRole('dialog', { name: 'Connexion' })
    await sendCode(dialog, '000000', 'Se connecter')
    expect(await within(dialog).findByText('Ce code est incorrect, ou a déjà servi.')).toBeVisible()
    expect(localStorage.getItem('jwtToken')).toBeNull()
    mockFailureOnce('POST /login/second-factor', 400, errorCode.codeUsed, {
      problems: [{ field: 'code', message: 'Ce code a déjà servi : attendez le suivant.' }],
    })
    await sendCode(dialog, '111111', 'Se connecter')
    expect(await within(dialog).findByText('Ce code a déjà servi : attendez le suivant.')).toBeVisible()
    await sendCode(dialog, '123456', 'Se connecter')
    await waitFor(() => expect(address()).toBe('/pros/sessions'))
    expect(calls.at(-1)?.body).toEqual({ challenge: 'preuve', code: '123456' })
  })

  it('returns to the password step when the challenge has expired', async () => {
    mockResponse('POST /login', 200, createChallenge('CODE'))
    mockFailure('POST /login/second-factor', 401, errorCode.challengeOver)
    await openShell('/')
    await submitSignIn(await openDialog('Connexion'))
    await sendCode(await screen.findByRole('dialog', { name: 'Connexion' }), '123456', 'Se connecter')
    expect(await screen.findByText(/La connexion a pris trop de temps/)).toBeVisible()
    expect(screen.getByLabelText(/E-mail/)).toHaveValue('camille@exemple.fr')
  })

  it('sets up a second factor when the practice requires one, and shows the recovery codes before the first page', async () => {
    const member = aUser()
    mockResponse('POST /login', 200, createChallenge('SETUP'))
    mockResponse('POST /login/second-factor/setup', 200, {
      key: 'GEZDGNBVGY3TQOJQ',
      address: 'otpauth://totp/x',
      qrCode: '<svg/>',
    })
    mockResponse('POST /login/second-factor/confirm', 200, { token: aToken(member), recoveryCodes: ['aaaa-bbbb'] })
    mockResponse('GET /user/details', 200, member)
    const { address } = await openShell('/')
    await submitSignIn(await openDialog('Connexion'))
    const dialog = await screen.findByRole('dialog', { name: 'Connexion en deux étapes' })
    expect(await within(dialog).findByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
    await sendCode(dialog, '123456', 'Activer et se connecter')
    const recoveryDialog = await screen.findByRole('dialog', { name: 'Connexion en deux étapes' })
    expect(await within(recoveryDialog).findByText('aaaa-bbbb')).toBeVisible()
    expect(localStorage.getItem('jwtToken')).toBeNull()
    await user.click(within(recoveryDialog).getByRole('button', { name: "J'ai gardé ces codes" }))
    await waitFor(() => expect(address()).toBe('/pros/sessions'))
  })
})

describe('signing up', () => {
  it('selects the Pro offer by default', async () => {
    const requests = mockResponse('POST /signup', 201, { token: aToken() })
    mockResponse('GET /user/details', 200, aUser())
    await openShell('/')
    await submitSignUp(await openDialog('Inscription'))
    await waitFor(() =>
      expect(requests[0]?.body).toEqual({
        email: 'camille@exemple.fr',
        password: 'une phrase longue',
        offer: 'PRO',
        timeZone: 'Europe/Paris',
      }),
    )
  })

  it('requires every field, and the terms to be accepted', async () => {
    await openShell('/')
    const dialog = await openDialog('Inscription')
    await user.click(within(dialog).getByRole('button', { name: "S'inscrire" }))
    expect(await within(dialog).findByText('E-mail requis')).toBeVisible()
    expect(within(dialog).getByText('Mot de passe requis')).toBeVisible()
    expect(within(dialog).getByText("Les conditions générales d'utilisation doivent être acceptées")).toBeVisible()
  })

  it('refuses a confirmation that differs from the password', async () => {
    await openShell('/')
    const dialog = await openDialog('Inscription')
    await submitSignUp(dialog, 'une autre phrase')
    expect(await within(dialog).findByText('Mot de passe et confirmation différents')).toBeVisible()
  })

  it.each([
    [400, errorCode.emailTaken, 'Adresse mail déjà enregistrée'],
    [500, errorCode.unexpected, "Problème d'inscription"],
  ])('for status %i and code %s, shows « %s »', async (status, code, sentence) => {
    mockFailure('POST /signup', status, code)
    await openShell('/')
    const dialog = await openDialog('Inscription')
    await submitSignUp(dialog)
    expect(await within(dialog).findByText(sentence)).toBeVisible()
  })

  it('signs in to the created account when the form is submitted again after a lost response', async () => {
    const dialog = await signUpWithLostResponse()
    const signIns = mockResponse('POST /login', 200, { token: aToken() })
    mockResponse('GET /user/details', 200, aUser())
    await resubmit(dialog)
    await waitFor(() => expect(localStorage.getItem('jwtToken')).toBe(aToken()))
    expect(signIns.map(({ body }) => body)).toEqual([{ email: 'camille@exemple.fr', password: 'une phrase longue' }])
  })

  it.each([
    [401, errorCode.unauthenticated, 'Adresse mail déjà enregistrée'],
    [429, errorCode.tooManyTries, "Trop d'essais. Patientez une minute avant de recommencer."],
  ])(
    'when submitted again after a lost response, and the sign-in is refused with %i %s, shows « %s »',
    async (status, code, sentence) => {
      const dialog = await signUpWithLostResponse()
      mockFailure('POST /login', status, code)
      await resubmit(dialog)
      expect(await within(dialog).findByText(sentence)).toBeVisible()
    },
  )

  it('does not sign in when the e-mail address was changed after a lost response', async () => {
    const dialog = await signUpWithLostResponse()
    const signIns = mockResponse('POST /login', 200, { token: aToken() })
    typeInto(dialog, /E-mail/, 'zoe@exemple.fr')
    await resubmit(dialog)
    expect(await within(dialog).findByText('Adresse mail déjà enregistrée')).toBeVisible()
    expect(signIns).toHaveLength(0)
  })

  it("shows the server's refusal at the password field", async () => {
    const message = 'Ce mot de passe est trop courant : choisissez-en un autre.'
    mockFailure('POST /signup', 400, errorCode.invalid, { problems: [{ field: 'password', message }] })
    await openShell('/')
    const dialog = await openDialog('Inscription')
    await submitSignUp(dialog)
    expect(await within(dialog).findByText(message)).toBeVisible()
    expect(within(dialog).getByText("Problème d'inscription")).toBeVisible()
  })

  it('opens the dialog of the offer Ultime with its OK disabled, and requires another offer', async () => {
    mockResponse('GET /public/operator', 200, anOperator())
    await openShell('/')
    const dialog = await openDialog('Inscription')
    await user.click(within(dialog).getByRole('radio', { name: /Ultime/ }))
    const ultimeDialog = await screen.findByRole('dialog', { name: 'Offre Ultime' })
    expect(await within(ultimeDialog).findByRole('link', { name: 'bonjour@prairie.test' })).toHaveAttribute(
      'href',
      'mailto:bonjour@prairie.test?subject=Offre%20Ultime',
    )
    expect(within(ultimeDialog).getByRole('button', { name: 'OK' })).toBeDisabled()
    await user.click(within(ultimeDialog).getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(ultimeDialog).not.toBeInTheDocument())
    expect(within(dialog).getByRole('button', { name: "S'inscrire" })).toBeDisabled()
    expect(await within(dialog).findByRole('link', { name: 'bonjour@prairie.test' })).toHaveAttribute(
      'href',
      'mailto:bonjour@prairie.test',
    )
    await user.click(within(dialog).getByRole('radio', { name: /Standard/ }))
    expect(within(dialog).getByRole('button', { name: "S'inscrire" })).toBeEnabled()
  })
})

describe('a link to the sign-up dialog', () => {
  it('selects the offer named in the link', async () => {
    await openShell('/?inscription=1&offre=STANDARD')
    const dialog = await screen.findByRole('dialog', { name: 'Inscription' })
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: /Standard/ })).toBeChecked())
  })

  it('opens the dialog of the offer Ultime above the form', async () => {
    await openShell('/?inscription=1&offre=ULTIME')
    expect(await screen.findByRole('dialog', { name: 'Offre Ultime' })).toBeVisible()
  })

  it('keeps Pro selected when the link names an unknown offer', async () => {
    await openShell('/?inscription=1&offre=GRATUIT')
    const dialog = await screen.findByRole('dialog', { name: 'Inscription' })
    expect(within(dialog).getByRole('radio', { name: /Pro/ })).toBeChecked()
  })

  it('removes the offer from the URL when the dialog is closed', async () => {
    const { router } = await openShell('/?inscription=1&offre=STANDARD')
    const dialog = await screen.findByRole('dialog', { name: 'Inscription' })
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('leads to the first section after signing up from the public page of prices', async () => {
    mockResponse('POST /signup', 201, { token: aToken() })
    mockResponse('GET /user/details', 200, aUser())
    const { address } = await openShell('/pros/prices?inscription=1&offre=STANDARD')
    await submitSignUp(await screen.findByRole('dialog', { name: 'Inscription' }))
    await waitFor(() => expect(address()).toBe('/pros/sessions'))
  })
})

describe('the sign-in and sign-up dialogs', () => {
  it('link to each other, share the typed e-mail, and keep their input when closed', async () => {
    await openShell('/')
    const signIn = await openDialog('Connexion')
    typeInto(signIn, /E-mail/, 'camille@exemple.fr')
    await user.click(within(signIn).getByRole('button', { name: "S'inscrire" }))
    const signUp = await screen.findByRole('dialog', { name: 'Inscription' })
    expect(within(signUp).getByLabelText(/E-mail/)).toHaveValue('camille@exemple.fr')
    await user.click(within(signUp).getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(within(await openDialog('Connexion')).getByLabelText(/E-mail/)).toHaveValue('camille@exemple.fr')
  })
})

describe('a signed-in member', () => {
  it('is redirected from the home page to a section, and signed out by Se déconnecter', async () => {
    signedInAs()
    mockResponse('POST /logout', 204)
    const { address } = await openShell('/')
    await waitFor(() => expect(address()).toBe('/pros/sessions'))
    expect(screen.getByRole('link', { name: 'Mon profil : Camille Roux Les Prés' })).toHaveAttribute(
      'href',
      '/pros/user',
    )
    await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
    await waitFor(() => expect(documentLoads).toEqual(['/']))
    expect(document.body).toHaveTextContent(/^$/)
    expect(['jwtToken', 'complice.user', 'complice.paymentBlocked'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
    ])
  })
})
