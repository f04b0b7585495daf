import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { EstimationListItem } from 'shared/contracts/finance/estimations'
import type { Member, Profile } from 'shared/contracts/accounts/user'
import {
  aPatient,
  id,
  mockFailure,
  mockRawResponse,
  mockResponse,
  openArea,
  resetMocks,
  signedInAs,
} from 'shared/testing'
import { removeDraft } from 'shared/ui/form'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const profile: Profile = {
  version: 'v1',
  email: 'camille@exemple.fr',
  hasIban: true,
  firstname: 'Camille',
  lastname: 'Roux',
  phoneNumber: '06 12 34 56 78',
  defaultSessionPrice: 45.5,
  individualFirm: false,
  timeZone: 'Europe/Paris',
  firm: {
    name: 'Les Prés',
    siren: '732829320',
    websiteURL: '',
    address: { streetName: '4 rue du Lac', zipCode: '69003', city: 'Lyon' },
  },
  taxes: true,
  taxesAmount: 20,
  vatExemption: 'FRANCHISE',
  vatOnDebits: false,
  cashAccounts: false,
  tvaNumber: 'FR44732829320',
  legalForm: '',
  shareCapital: null,
  rcsCity: '',
  mediator: { name: '', address: '', websiteURL: '' },
  publicAccessAuthorize: false,
  latitude: 45.75,
  longitude: 4.85,
  precision: 'zipCode',
  tenant: { offer: 'PRO', nbMaxAssistants: 1, nbMaxTherapists: 1 },
}
const camille: Member = {
  version: 'v1',
  id: id(1),
  firstname: 'Camille',
  lastname: 'Roux',
  email: 'camille@exemple.fr',
  role: 'ADMIN',
  authorizations: [],
}
const ines: Member = { ...camille, id: id(2), firstname: 'Inès', lastname: 'Belkacem' }
const firm = aPatient({
  id: id(101),
  type: 'FIRM',
  individual: null,
  firm: { companyName: 'Les Tilleuls', siren: '' },
})
const employee = aPatient({
  id: id(102),
  individual: { firstname: 'Paul', lastname: 'Durand', birthdate: null, nbHoursToDo: 0, firm: id(101) },
})

const pdfResponse = (headers: Record<string, string> = {}) =>
  new Response('%PDF', {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''devis.pdf",
      ...headers,
    },
  })

function mockForm({ therapists = [camille], ownProfile = profile } = {}) {
  mockResponse('GET /user', 200, ownProfile)
  mockResponse('GET /user/team', 200, therapists)
  mockResponse('GET /patients', 200, [aPatient(), firm, employee])
  mockResponse('GET /estimations', 200, { content: [], totalElements: 0, itemsPerPage: 10, totalPages: 0, byState: [] })
}
const openForm = async (search = '') => {
  const page = openArea(area.Root, `/pros/estimations${search}`)
  await screen.findByRole('textbox', { name: /^Prix unitaire/ })
  return page
}
const textField = (name: RegExp) => screen.getByRole('textbox', { name })
const vatField = () => screen.getByRole('combobox', { name: /^TVA/ })
const clickGenerate = () => user.click(screen.getByRole('button', { name: 'Générer le devis' }))
const chooseOption = async (label: RegExp, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}

beforeEach(() => {
  window.innerWidth = 1280
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
  signedInAs()
  removeDraft('estimation.new')
})
afterEach(resetMocks)

describe('the form of a quote', () => {
  it.each([
    ['starts with the patient of the URL', `?patientId=${aPatient().id}`, 'Martin Léa'],
    ['starts without a patient when the patientId of the URL is not an id', '?patientId=Martin', ''],
  ])('%s', async (_sentence, search, name) => {
    mockForm()
    await openForm(search)
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Patient/ })).toHaveValue(name))
  })

  it('proposes the price and VAT of the profile and a validity of three months, and lists the missing fields', async () => {
    mockForm()
    await openForm()
    expect(textField(/^Prix unitaire/)).toHaveValue('45,50')
    expect(textField(/^Durée de validité/)).toHaveValue('3')
    expect(vatField()).toHaveValue('20')
    expect(screen.queryByRole('textbox', { name: /^Nombre de participants/ })).not.toBeInTheDocument()
    await user.clear(textField(/^Prix unitaire/))
    await clickGenerate()
    const errorSummary = await screen.findByRole('alert', { name: 'Champs requis' })
    expect(
      within(errorSummary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['patient', 'Prix unitaire', "Nombre d'heures"])
    await user.click(screen.getByRole('radio', { name: 'Nouveau patient' }))
    await clickGenerate()
    for (const text of ['Prénom', 'Nom de famille', 'E-mail'])
      expect(within(await screen.findByRole('alert', { name: 'Champs requis' })).getByText(text)).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Entreprise' }))
    await clickGenerate()
    expect(await screen.findByRole('link', { name: "Nom de l'entreprise" })).toBeInTheDocument()
  })

  it('offers a new client when no patient has the typed name, and fills in that name', async () => {
    mockForm()
    await openForm()
    await user.type(screen.getByRole('combobox', { name: /^Patient/ }), 'Petit Noé')
    await screen.findByRole('option', { name: /Petit Noé/ })
    await user.keyboard('{Enter}')
    expect(screen.getByRole('radio', { name: 'Nouveau patient' })).toBeChecked()
    expect(textField(/^Nom de famille/)).toHaveValue('Petit')
    expect(textField(/^Prénom/)).toHaveValue('Noé')
    expect(textField(/^Prénom/)).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: 'Entreprise' }))
    expect(textField(/^Nom de l'entreprise/)).toHaveValue('Petit Noé')
  })

  it('shows the totals with VAT, and the legal mention without VAT', async () => {
    mockForm()
    await openForm()
    await user.type(textField(/^Nombre d'heures/), '7')
    expect(screen.getByText(/^382,20/)).toBeInTheDocument()
    await user.selectOptions(vatField(), '0 %')
    expect(textField(/^Mention/)).toHaveValue('')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Motif/ }), 'EXONERE_SANTE')
    expect(textField(/^Mention/)).toHaveValue('Exonération de TVA, art. 261-4-1° du CGI')
    expect(screen.queryByText(/^382,20/)).not.toBeInTheDocument()
  })

  it('has no VAT for a new client that is a firm outside the EU, and sends its country', async () => {
    mockForm()
    const requests = mockFailure('POST /estimations', 400, errorCode.unexpected)
    await openForm()
    await user.click(screen.getByRole('radio', { name: 'Nouveau patient' }))
    await user.click(screen.getByRole('radio', { name: 'Entreprise' }))
    for (const [name, value] of [
      [/^Nom de l'entreprise/, 'Fondation'],
      [/^E-mail/, 'fondation@exemple.fr'],
      [/^Rue/, 'Quai 3'],
      [/^Code postal/, '1201'],
      [/^Ville/, 'Genève'],
      [/^Nombre d'heures/, '7'],
    ] as const)
      await user.type(textField(name), value)
    expect(vatField()).toHaveValue('20')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pays' }), 'Suisse')
    await waitFor(() => expect(vatField()).toHaveValue('0'))
    expect(vatField()).toBeDisabled()
    expect(textField(/^Mention/)).toHaveValue('TVA non applicable, art. 259-1 du CGI')
    await clickGenerate()
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(requests[0]?.body).toMatchObject({
      taxes: 0,
      vatReason: 'EXPORT',
      newPatient: { address: { zipCode: '1201', country: 'CH' } },
    })
  })

  it('asks a firm for the number of participants, and for the name of a single participant', async () => {
    mockForm()
    await openForm()
    await chooseOption(/^Patient/, 'Les Tilleuls')
    expect(textField(/^Nombre de participants/)).toHaveValue('1')
    expect(screen.getByRole('combobox', { name: 'Bénéficiaire' })).toHaveTextContent('Durand Paul')
    await user.clear(textField(/^Nombre de participants/))
    await user.type(textField(/^Nombre de participants/), '12')
    expect(screen.queryByRole('combobox', { name: 'Bénéficiaire' })).not.toBeInTheDocument()
  })

  it('issues the quote for a new patient, and opens the list', async () => {
    mockForm()
    mockRawResponse('POST /estimations', () => pdfResponse({ 'x-patient-saved': 'false' }))
    const { address } = await openForm()
    await user.click(screen.getByRole('radio', { name: 'Nouveau patient' }))
    for (const [name, value] of [
      [/^Prénom/, 'Léa'],
      [/^Nom de famille/, 'Neuve'],
      [/^E-mail/, 'lea@exemple.fr'],
      [/^Nombre d'heures/, '7'],
    ] as const)
      await user.type(textField(name), value)
    await user.click(screen.getByRole('checkbox', { name: /Enregistrer ce patient/ }))
    await clickGenerate()
    await waitFor(() => expect(address()).toBe('/pros/estimations/details'))
    expect(await screen.findByText('Aucun résultat trouvé pour votre recherche')).toBeInTheDocument()
  })

  it.each([
    [errorCode.patientAddressMissing, "L'adresse du patient doit être saisie dans sa fiche"],
    [errorCode.unexpected, 'Erreur lors de la génération du devis'],
  ] as const)('shows the message for the error %s of the server, and keeps the input', async (code, sentence) => {
    mockForm()
    mockFailure('POST /estimations', 400, code)
    await openForm()
    await chooseOption(/^Patient/, 'Martin Léa')
    await user.type(textField(/^Nombre d'heures/), '7')
    await clickGenerate()
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect(textField(/^Nombre d'heures/)).toHaveValue('7')
  })

  it('shows that the SIREN of the profile is missing, and disables the button', async () => {
    mockForm({ ownProfile: { ...profile, firm: { ...profile.firm, siren: '' } } })
    await openForm()
    expect(screen.getByText('Numéro de SIREN obligatoire')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Compléter le profil' })).toHaveAttribute('href', '/pros/user')
    expect(screen.getByRole('button', { name: 'Générer le devis' })).toBeDisabled()
  })

  it('preselects no therapist for an assistant of several therapists', async () => {
    signedInAs({ id: id(9), roles: ['ROLE_ASSISTANT'], privileges: ['ESTIMATION'] })
    mockForm({ therapists: [camille, ines] })
    await openForm()
    expect(screen.getByRole('combobox', { name: /^Praticien/ })).toHaveValue('')
  })

  it('preselects the only therapist for an assistant', async () => {
    signedInAs({ id: id(9), roles: ['ROLE_ASSISTANT'], privileges: ['ESTIMATION'] })
    mockForm()
    await openForm()
    expect(screen.getByRole('combobox', { name: /^Praticien/ })).toHaveValue(camille.id)
  })
})

describe('the list of quotes', () => {
  const row: EstimationListItem = {
    id: id(5),
    estimationNumber: 'D-2026-0042',
    createdAt: '2026-11-12T23:30:00.000Z',
    patient: { id: null, name: 'Léa Neuve' },
    nbHoursToDo: 7,
    unitaryPrice: 45.35,
    taxes: 20,
    validUntil: '2027-02-12',
    state: 'SENT',
    stateSince: '2026-11-14',
    bills: [],
  }

  it('shows number, date, patient and amount, ten quotes a page, and an error when a PDF could not be loaded', async () => {
    const calls = mockResponse('GET /estimations', 200, {
      content: [row],
      totalElements: 25,
      itemsPerPage: 10,
      totalPages: 3,
      byState: [],
    })
    openArea(area.Root, '/pros/estimations/details?page=2')
    const table = await screen.findByRole('table', { name: 'Devis' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Numéro', "Date d'émission", 'Nom patient', 'Montant H.T']))
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/D-2026-0042.*13\/11\/2026.*Léa Neuve.*317,45.€/)
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({ page: '1', size: '10' })
    mockFailure('GET /estimations/:estimationId', 404, errorCode.notFound)
    await user.click(screen.getByRole('button', { name: 'Télécharger le devis D-2026-0042' }))
    expect(await screen.findByText('Erreur pendant la récupération du PDF')).toBeInTheDocument()
  })
})
