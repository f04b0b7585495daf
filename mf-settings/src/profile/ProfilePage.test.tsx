import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { aProfile, mockResponse, resetMocks, openArea, mockFailure, mockFailureOnce, signedInAs } from 'shared/testing'
import { useUnsaved } from 'shared/ui'
import area from '../remote.tsx'

// `pointerEventsCheck: 0` skips reading the styles of every ancestor, which is slow in a large form.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const openPage = () => openArea(area.Root, '/pros/user')
const getField = (label: string) => screen.getByLabelText(new RegExp(`^${label}(\\s*\\*)?$`), { selector: 'input' })
const waitForForm = () => screen.findByLabelText(/^Nom de famille/)
const clickSave = () => user.click(screen.getByText('Enregistrer', { selector: 'button' }))
async function replaceText(label: string, text: string) {
  await user.clear(getField(label))
  if (text === '') return
  await user.click(getField(label))
  await user.paste(text)
}

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /user', 200, aProfile())
  mockResponse('GET /user/sign-ins', 200, [])
  mockResponse('GET /user/second-factor', 200, { isOn: false, since: null, recoveryCodesLeft: 0, isDemanded: false })
})
afterEach(resetMocks)

describe('the form « Mes informations »', () => {
  it('is saved, and shows the position on the map', async () => {
    const calls = mockResponse(
      'PUT /user',
      200,
      aProfile({ firstname: 'Camille-Rose', publicAccessAuthorize: true, precision: 'default' }),
    )
    openPage()
    await waitForForm()
    expect(screen.getByText('Localisation approximative')).toBeInTheDocument()
    expect(screen.getByText('La carte vous montre au centre de votre code postal.')).toBeInTheDocument()
    expect(screen.getByLabelText('E-mail')).toBeDisabled()
    await replaceText('Prénom', 'Camille-Rose')
    await replaceText("Prix d'une séance par défaut \\(H\\.T\\)", '62,5')
    await user.click(screen.getByLabelText(/Apparaître dans l'annuaire/))
    await clickSave()
    expect(await screen.findByText('Informations profil mises à jour')).toBeInTheDocument()
    expect(calls[0]?.body).toMatchObject({
      firstname: 'Camille-Rose',
      publicAccessAuthorize: true,
      defaultSessionPrice: 62.5,
      firm: { siren: '732829320' },
    })
    expect(screen.getByText(/Votre code postal n'est pas connu/)).toBeInTheDocument()
    await waitFor(() => expect(useUnsaved.getState().forms.size).toBe(0))
  })

  it('has the time zone of the postal code, or a chosen one', async () => {
    const calls = mockResponse('PUT /user', 200, aProfile())
    openPage()
    await waitForForm()
    const zone = screen.getByLabelText('Fuseau horaire')
    expect(zone).toHaveDisplayValue('Celui du code postal : France métropolitaine')
    await replaceText('Code postal', '97150')
    expect(zone).toHaveDisplayValue('Celui du code postal : Saint-Martin')
    await clickSave()
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ timeZone: 'America/Marigot' }))
    await user.selectOptions(zone, 'Guadeloupe')
    await clickSave()
    await waitFor(() => expect(calls[1]?.body).toMatchObject({ timeZone: 'America/Guadeloupe' }))
  })

  it('lists the missing fields, with links to them', async () => {
    const calls = mockResponse('PUT /user', 200, aProfile())
    openPage()
    await waitForForm()
    for (const label of [
      'Nom de famille',
      'Prénom',
      "Nom de l'entreprise",
      'Numéro de SIREN',
      'Téléphone',
      'Code postal',
    ])
      await replaceText(label, '')
    await clickSave()
    const errorSummary = await screen.findByRole('alert', { name: 'Champs requis' })
    const sentences = within(errorSummary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(new Set(sentences)).toEqual(
      new Set([
        'Nom de famille obligatoire',
        'Prénom obligatoire',
        "Nom de l'entreprise obligatoire",
        'Numéro de SIREN obligatoire',
        'Format Numéro de téléphone manquant ou incorrect',
        'Adresse (rue, code postal, ville) obligatoire',
      ]),
    )
    await user.click(within(errorSummary).getByRole('link', { name: /^Adresse/ }))
    expect(getField('Code postal')).toHaveFocus()
    expect(calls).toEqual([])
  })

  it.each([
    [errorCode.firmMissing, 'Informations entreprise non remplies'],
    [errorCode.phoneRefused, 'Numéro de téléphone incorrect'],
  ])('shows why the server refuses to save (%s)', async (code, sentence) => {
    mockFailure('PUT /user', 400, code)
    openPage()
    await waitForForm()
    await clickSave()
    expect(await screen.findAllByText(sentence)).not.toHaveLength(0)
  })

  it.each([
    [errorCode.phoneRefused, [], 'Numéro de téléphone incorrect'],
    [
      errorCode.firmMissing,
      [{ field: 'phoneNumber', message: 'Format Numéro de téléphone manquant ou incorrect' }],
      /^Format/,
    ],
  ])('shows at the phone number why the server refuses it (%s)', async (code, problems, sentence) => {
    mockFailure('PUT /user', 400, code, { problems })
    openPage()
    await waitForForm()
    await clickSave()
    const errorSummary = await screen.findByRole('alert', { name: 'Champs requis' })
    await user.click(within(errorSummary).getByRole('link', { name: sentence }))
    expect(getField('Téléphone')).toHaveFocus()
    expect(getField('Téléphone')).toBeInvalid()
    expect(getField('Téléphone')).toHaveAccessibleDescription(sentence)
  })

  it('refuses an invalid VAT number and IBAN, and saves the corrected ones', async () => {
    const calls = mockResponse('PUT /user', 200, aProfile())
    openPage()
    await waitForForm()
    expect(screen.queryByLabelText('Taux de TVA')).not.toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Régime de TVA'), 'REEL')
    await user.selectOptions(screen.getByLabelText('Taux de TVA'), '5,5 %')
    await replaceText('Numéro de TVA', 'FR45732829320')
    await replaceText('IBAN', 'FR7630006000011234567890188')
    await clickSave()
    const errorSummary = await screen.findByRole('alert', { name: 'Champs requis' })
    expect(within(errorSummary).getByText(/^Le numéro de TVA n'est pas valable/)).toBeInTheDocument()
    await user.click(within(errorSummary).getByRole('link', { name: /^L'IBAN n'est pas valable/ }))
    expect(getField('IBAN')).toHaveFocus()
    expect(calls).toEqual([])
    await replaceText('Numéro de TVA', 'FR44 732 829 320')
    await replaceText('IBAN', 'FR7630006000011234567890189')
    await clickSave()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({ taxes: true, taxesAmount: 5.5, tvaNumber: 'FR44732829320', bankName: '' })
    expect(calls[0]?.url.search).toBe('')
  })

  it('offers the SEPA mandate after the bank details changed, and shows an error when it cannot be created', async () => {
    const iban = 'FR7630006000011234567890189'
    mockResponse('PUT /user', 200, aProfile({ iban }))
    mockFailure('POST /user/sepa', 503, errorCode.unavailable)
    openPage()
    await waitForForm()
    await clickSave()
    await screen.findByText('Informations profil mises à jour')
    // The mocked response has an IBAN, so that the bank details count as changed.
    await user.click(await screen.findByRole('button', { name: 'Mandat SEPA' }))
    expect(await screen.findByText('Problème lors de la génération du document.')).toBeInTheDocument()
  })

  it('offers no mandate when other details changed', async () => {
    mockResponse('PUT /user', 200, aProfile({ firstname: 'Anna' }))
    openPage()
    await waitForForm()
    await replaceText('Prénom', 'Anna')
    await clickSave()
    await screen.findByText('Informations profil mises à jour')
    expect(screen.queryByRole('button', { name: 'Mandat SEPA' })).not.toBeInTheDocument()
  })

  it('offers a choice of the value to keep for each field when the profile changed on another device', async () => {
    mockFailureOnce('PUT /user', 412, errorCode.changedMeanwhile)
    openPage()
    await waitForForm()
    await replaceText('Prénom', 'Camille-Rose')
    mockResponse('GET /user', 200, aProfile({ firstname: 'Camomille', lastname: 'Leroux', version: 'v2' }))
    await clickSave()
    const merge = within(await screen.findByRole('dialog', { name: 'Vos informations ont été modifiées entre-temps' }))
    expect(merge.getByText(/Camomille/)).toBeInTheDocument()
    await user.click(merge.getByRole('radio', { name: /Camille-Rose/ }))
    const calls = mockResponse('PUT /user', 200, aProfile({ version: 'v3' }))
    await user.click(merge.getByRole('button', { name: 'Garder ces choix' }))
    expect(getField('Nom de famille')).toHaveValue('Leroux')
    await clickSave()
    await screen.findByText('Informations profil mises à jour')
    expect(calls[0]?.body).toMatchObject({ firstname: 'Camille-Rose', lastname: 'Leroux' })
    expect(calls[0]?.headers.get('if-match')).toBe('"v2"')
  })

  it("shows a team therapist the practice's firm read-only, and saves their own details", async () => {
    signedInAs({ roles: ['ROLE_THERAPIST'] })
    const calls = mockResponse('PUT /user', 200, aProfile())
    openPage()
    await waitForForm()
    expect(screen.queryByLabelText(/SIREN/)).not.toBeInTheDocument()
    expect(screen.getByText('4 rue du Lac, 69003 Lyon')).toBeInTheDocument()
    expect(screen.getByLabelText(/Apparaître dans l'annuaire/)).toBeInTheDocument()
    await replaceText('Prénom', '')
    await user.click(screen.getByLabelText(/^Mettre mes coordonnées bancaires/))
    await clickSave()
    await screen.findByText('Informations profil mises à jour')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.url.search).toBe('?personalBankSettings=true')
  })

  it('hides directory and bank details from an assistant', async () => {
    signedInAs({ roles: ['ROLE_ASSISTANT'] })
    openPage()
    await waitForForm()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('IBAN')).not.toBeInTheDocument()
  })
})
