import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { mockFailure, mockNetworkError, mockResponse, resetMocks } from 'shared/testing'
import { handleDemoForm } from './handleDemoForm.ts'

const user = userEvent.setup({ delay: null })

/** The form as api/src/pages/texts/landingPage.ts composes it. */
const composedForm = `<form><fieldset disabled>
  <label>Prénom<input name="firstname" required /></label>
  <label>Nom<input name="lastname" required /></label>
  <label>E-mail<input name="email" type="email" required /></label>
  <div aria-hidden="true"><label>Ne pas remplir<input name="leaveEmpty" tabindex="-1" /></label></div>
  <button>Demander une démo</button>
</fieldset></form>`

const openPage = jest.fn<(path: string) => void>()
const getField = (name: string) => screen.getByRole('textbox', { name })
const getButton = () => screen.getByRole('button')
const getAlert = () => screen.getByRole('alert')
const isUnfinished = () => document.querySelector('form')?.hasAttribute('data-unfinished')

async function fillForm(): Promise<void> {
  await user.type(getField('Prénom'), 'Zoé')
  await user.type(getField('Nom'), 'Blanc')
  await user.type(getField('E-mail'), 'zoe@exemple.fr')
}

beforeEach(() => {
  resetMocks()
  openPage.mockReset()
  document.body.innerHTML = composedForm
  const form = document.querySelector('form')
  if (form) handleDemoForm(form, openPage)
})

describe('the server-rendered form that requests a demonstration', () => {
  it('sends the same request as the React form, and then opens the page of thanks', async () => {
    const requests = mockResponse('POST /ask-demo', 204)
    jest.spyOn(performance, 'now').mockReturnValue(6_500.4)
    await fillForm()
    await user.click(getButton())
    await waitFor(() => expect(openPage).toHaveBeenCalledWith('/pros/demoThanks'))
    jest.restoreAllMocks()
    expect(requests.map(({ body }) => body)).toEqual([
      { firstname: 'Zoé', lastname: 'Blanc', email: 'zoe@exemple.fr', leaveEmpty: '', elapsedMs: 6_500 },
    ])
  })

  it('sends the honeypot field, which only a bot fills', async () => {
    const requests = mockResponse('POST /ask-demo', 204)
    await fillForm()
    for (const input of document.querySelectorAll<HTMLInputElement>('[name="leaveEmpty"]'))
      input.value = 'https://bot.test'
    await user.click(getButton())
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ leaveEmpty: 'https://bot.test' }))
  })

  it('is sent once when its button is pressed repeatedly', async () => {
    const requests = mockResponse('POST /ask-demo', 204)
    await fillForm()
    await user.click(getButton())
    expect(getButton()).toHaveTextContent('Envoi en cours…')
    expect(getButton()).toHaveFocus()
    await user.click(getButton())
    await waitFor(() => expect(openPage).toHaveBeenCalledTimes(1))
    await user.click(getButton())
    expect(requests).toHaveLength(1)
    expect(isUnfinished()).toBe(true)
  })

  it('can be sent again when the browser restores the page from its back/forward cache', async () => {
    const requests = mockResponse('POST /ask-demo', 204)
    await fillForm()
    await user.click(getButton())
    await waitFor(() => expect(openPage).toHaveBeenCalledTimes(1))
    window.dispatchEvent(new Event('pageshow'))
    expect(getField('Prénom')).toHaveValue('')
    expect(getButton()).toHaveTextContent('Demander une démo')
    await fillForm()
    await user.click(getButton())
    await waitFor(() => expect(requests).toHaveLength(2))
  })

  it('sends nothing when a field is empty, marks the empty fields, and focuses the first', async () => {
    const requests = mockResponse('POST /ask-demo', 204)
    await user.type(getField('Prénom'), 'Zoé')
    await user.click(getButton())
    expect(getAlert()).toHaveTextContent('Veuillez vérifier vos informations')
    expect(getField('Nom')).toHaveFocus()
    for (const name of ['Nom', 'E-mail']) {
      expect(getField(name)).toBeInvalid()
      expect(getField(name)).toHaveAccessibleDescription('Obligatoire')
    }
    expect(getField('Prénom')).toBeValid()
    expect(requests).toEqual([])
    expect(isUnfinished()).toBe(true)
  })

  it('removes each message once its field is filled', async () => {
    await user.type(getField('Prénom'), 'Zoé')
    await user.click(getButton())
    await user.type(getField('Nom'), 'Blanc')
    expect(getField('Nom')).not.toHaveAccessibleDescription()
    expect(getField('E-mail')).toHaveAccessibleDescription('Obligatoire')
    await user.type(getField('E-mail'), 'z')
    expect(getAlert()).toBeEmptyDOMElement()
    expect(isUnfinished()).toBe(false)
  })

  it("shows the server's refusal at its field", async () => {
    mockFailure('POST /ask-demo', 400, errorCode.invalid, {
      problems: [{ field: 'email', message: 'Valeur incorrecte' }],
    })
    await fillForm()
    await user.click(getButton())
    await waitFor(() => expect(getField('E-mail')).toHaveAccessibleDescription('Valeur incorrecte'))
    expect(getField('E-mail')).toHaveFocus()
    expect(getAlert()).toHaveTextContent('Veuillez vérifier vos informations')
    expect(getField('Nom')).toHaveValue('Blanc')
    expect(getButton()).toHaveTextContent('Demander une démo')
  })

  it.each([
    [
      'the server fails',
      () => mockFailure('POST /ask-demo', 500, errorCode.unexpected),
      'Veuillez vérifier vos informations',
    ],
    [
      'there is no network',
      () => mockNetworkError('POST /ask-demo'),
      'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
    ],
  ])('keeps the input when %s, and can be sent again', async (_caseName, fail, sentence) => {
    fail()
    await fillForm()
    await user.click(getButton())
    await waitFor(() => expect(getAlert()).toHaveTextContent(sentence))
    expect(getField('E-mail')).toHaveValue('zoe@exemple.fr')
    const requests = mockResponse('POST /ask-demo', 204)
    await user.click(getButton())
    await waitFor(() => expect(openPage).toHaveBeenCalledTimes(1))
    expect(requests).toHaveLength(1)
    expect(getAlert()).toBeEmptyDOMElement()
  })
})
