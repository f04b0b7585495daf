import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { ListedPatient } from 'shared/contracts/patients/patient'
import { aPatient, aSessionType, id, mockFailure, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const buildPerson = (number: number, lastname: string, change: Partial<ListedPatient> = {}): ListedPatient => ({
  ...aPatient({
    id: id(number),
    email: `${lastname.toLowerCase()}@exemple.fr`,
    individual: { firstname: 'Zoé', lastname, birthdate: null, nbHoursToDo: 0 },
  }),
  lastComment: null,
  ...change,
})
const buildPatientNamed = (number: number, lastname: string, firstname: string) =>
  buildPerson(number, lastname, { individual: { firstname, lastname, birthdate: null, nbHoursToDo: 0 } })
const buildFamilyMember = (number: number, firstname: string, change: object) =>
  buildPerson(number, 'Aubert', {
    email: '',
    individual: { firstname, lastname: 'Aubert', birthdate: null, nbHoursToDo: 0, ...change },
  })
const shownNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const buildLastComment = (preview: string) => ({ sessionId: id(500), date: '2026-11-12', preview })

async function openPatients(patients: ListedPatient[], path = '/pros/patients') {
  const calls = mockResponse('GET /patients', 200, patients)
  const page = openArea(area.Root, path)
  await screen.findAllByRole('rowheader')
  return { ...page, calls }
}
const selectPatient = (name: string) => user.click(screen.getByRole('checkbox', { name: `Sélectionner ${name}` }))
const clickButton = (name: string) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /tenant/personalize/session-types', 200, [])
})
afterEach(() => {
  resetMocks()
  jest.restoreAllMocks()
})

describe('the column of names in the list of patients', () => {
  it('sorts by last name, then by first name, in both orders', async () => {
    await openPatients([
      buildPatientNamed(101, 'Martin Dupont', 'Anne'),
      buildPatientNamed(102, 'Martin', 'Zoé'),
      buildPatientNamed(103, 'Martin', 'Anne'),
    ])
    expect(shownNames()).toEqual(['Martin Anne', 'Martin Zoé', 'Martin Dupont Anne'])
    await clickButton('Nom')
    expect(shownNames()).toEqual(['Martin Dupont Anne', 'Martin Zoé', 'Martin Anne'])
  })
})

describe('the last comment in the list of patients', () => {
  it('is truncated in the list, and complete in a dialog', async () => {
    const calls = mockResponse('GET /patients/:id/sessions', 200, [
      {
        id: id(500),
        date: '2026-11-12',
        startTime: '10:00',
        endTime: '11:00',
        sessionType: 'Séance',
        therapistId: id(1),
        patientId: id(101),
        validated: true,
        paid: false,
        patientPresent: true,
        billId: null,
        version: 1,
        comments: 'Très calme\navec Noisette.',
      },
    ])
    await openPatients([
      buildPerson(101, 'Aubert', { lastComment: buildLastComment('Très calme…') }),
      buildPerson(102, 'Brun', { lastComment: buildLastComment('Bien') }),
    ])
    expect(screen.getByText('Bien')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Très calme… : lire le dernier commentaire de Aubert Zoé' }))
    const dialog = await screen.findByRole('dialog', { name: 'Aubert Zoé, séance du 12/11/2026' })
    expect(await within(dialog).findByText(/avec Noisette/)).toBeInTheDocument()
    expect(calls[0]?.url.search).toBe('?startDate=2026-11-12&endDate=2026-11-12')
  })

  it('sorts the list by its date, with patients without a comment last', async () => {
    await openPatients(
      [
        buildPerson(101, 'Aubert'),
        buildPerson(102, 'Brun', { lastComment: { ...buildLastComment('Bien'), date: '2026-01-02' } }),
        buildPerson(103, 'Clerc', { lastComment: buildLastComment('Zut') }),
      ],
      '/pros/patients?sort=lastComment.desc',
    )
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Clerc Zoé',
      'Brun Zoé',
      'Aubert Zoé',
    ])
  })
})

describe('the advanced filters of the patients', () => {
  it('are collapsed until opened, and kept in the URL', async () => {
    mockResponse('GET /tenant/personalize/session-types', 200, [aSessionType({ id: id(301) })])
    const { address, calls } = await openPatients([buildPerson(101, 'Aubert')])
    expect(screen.queryByRole('combobox', { name: 'Dossiers' })).not.toBeInTheDocument()
    await clickButton('Filtres')
    await user.click(await screen.findByRole('combobox', { name: 'Types de séance' }))
    await user.click(await screen.findByRole('option', { name: 'Équithérapie' }))
    await waitFor(() => expect(address()).toBe(`/pros/patients?sessionTypes=${id(301)}`))
    await waitFor(() => expect(calls.at(-1)?.url.search).toBe(`?sessionTypes=${id(301)}&lastComment=true`))
  })

  it('are restored from the URL, with dates and archived patients', async () => {
    const { calls } = await openPatients(
      [buildPerson(101, 'Aubert', { archivedAt: '2026-11-01T10:00:00.000Z' })],
      '/pros/patients?startDate=2026-11-01&endDate=2026-11-30&archived=only',
    )
    await clickButton('Filtres (3)')
    expect(screen.getByRole('combobox', { name: 'Dossiers' })).toHaveTextContent('Archivés')
    expect(screen.getByText('Particulier, archivé')).toBeInTheDocument()
    expect(calls[0]?.url.search).toBe('?startDate=2026-11-01&endDate=2026-11-30&archived=only&lastComment=true')
  })

  it('refuse a last day before the first day, and list no patients', async () => {
    mockResponse('GET /patients', 200, [buildPerson(101, 'Aubert')])
    openArea(area.Root, '/pros/patients?startDate=2026-11-30&endDate=2026-11-01')
    expect(await screen.findByText('Le dernier jour précède le premier.')).toBeInTheDocument()
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument()
  })

  it('accept a period of one day', async () => {
    const { calls } = await openPatients(
      [buildPerson(101, 'Aubert')],
      '/pros/patients?startDate=2026-11-12&endDate=2026-11-12',
    )
    expect(screen.getByRole('rowheader', { name: /^Aubert/ })).toBeInTheDocument()
    expect(screen.queryByText('Le dernier jour précède le premier.')).not.toBeInTheDocument()
    expect(calls[0]?.url.search).toBe('?startDate=2026-11-12&endDate=2026-11-12&lastComment=true')
  })
})

describe('the bulk actions', () => {
  it('archive the selected patients, and undo this with « Annuler »', async () => {
    const calls = mockResponse('POST /patients/archive', 200, { changed: [id(101), id(103)] })
    await openPatients([buildPerson(101, 'Aubert'), buildPerson(102, 'Brun'), buildPerson(103, 'Clerc')])
    await selectPatient('Aubert Zoé')
    await selectPatient('Clerc Zoé')
    mockResponse('GET /patients', 200, [buildPerson(102, 'Brun')])
    await clickButton('Archiver')
    expect(await screen.findByText('2 patients archivés')).toBeInTheDocument()
    expect(screen.queryByRole('rowheader', { name: 'Aubert Zoé' })).not.toBeInTheDocument()
    expect(calls[0]?.body).toEqual({ ids: [id(101), id(103)], archived: true })
    mockResponse('GET /patients', 200, [
      buildPerson(101, 'Aubert'),
      buildPerson(102, 'Brun'),
      buildPerson(103, 'Clerc'),
    ])
    await clickButton('Annuler')
    expect(await screen.findByText('2 patients remis dans la liste')).toBeInTheDocument()
    expect(calls[1]?.body).toEqual({ ids: [id(101), id(103)], archived: false })
    expect(await screen.findByRole('rowheader', { name: 'Aubert Zoé' })).toBeInTheDocument()
  })

  it('keep the selection when archiving fails', async () => {
    mockFailure('POST /patients/archive', 500, errorCode.unexpected)
    await openPatients([buildPerson(101, 'Aubert')])
    await selectPatient('Aubert Zoé')
    await clickButton('Archiver')
    expect(await screen.findByText("Erreur lors de l'archivage.")).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Sélectionner Aubert Zoé' })).toBeChecked()
  })

  it('take archived patients out of the archive', async () => {
    const calls = mockResponse('POST /patients/archive', 200, { changed: [id(101)] })
    await openPatients(
      [buildPerson(101, 'Aubert', { archivedAt: '2026-11-01T10:00:00.000Z' })],
      '/pros/patients?archived=only',
    )
    await selectPatient('Aubert Zoé')
    expect(screen.queryByRole('button', { name: 'Archiver' })).not.toBeInTheDocument()
    await clickButton('Remettre dans la liste')
    await waitFor(() => expect(calls[0]?.body).toEqual({ ids: [id(101)], archived: false }))
  })

  it('copy the e-mail addresses, and count the patients without an address', async () => {
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openPatients([buildPerson(101, 'Aubert'), buildPerson(102, 'Brun', { email: '' }), buildPerson(103, 'Clerc')])
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }))
    await clickButton('Copier les adresses e-mail')
    expect(await screen.findByText('2 adresses copiées, 1 patient sans adresse')).toBeInTheDocument()
    expect(writeText).toHaveBeenCalledWith('aubert@exemple.fr, clerc@exemple.fr')
  })

  it('copy a shared address only once', async () => {
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openPatients([
      buildFamilyMember(101, 'Anne', { legalManagerEmail: 'parent@exemple.fr' }),
      buildFamilyMember(102, 'Tom', { legalManagerEmail: 'parent@exemple.fr', referentEmail: 'ecole@exemple.fr' }),
      buildFamilyMember(103, 'Zoé', { referentEmail: 'rh@exemple.fr' }),
    ])
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }))
    await clickButton('Copier les adresses e-mail')
    expect(await screen.findByText('2 adresses copiées')).toBeInTheDocument()
    expect(writeText).toHaveBeenCalledWith('parent@exemple.fr, rh@exemple.fr')
  })

  it('export the selected patients as CSV', async () => {
    const blobs: Blob[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob)
      return 'blob:csv'
    }
    await openPatients([buildPerson(101, '=Aubert'), buildPerson(102, 'Brun')])
    await selectPatient('=Aubert Zoé')
    await clickButton('Exporter en CSV')
    await waitFor(() => expect(blobs).toHaveLength(1))
    const [header, firstLine, ...otherLines] = (await textOf(blobs[0])).split('\r\n')
    expect(header).toMatch(/^\uFEFF?Type;Nom;Prénom;Entreprise;SIREN;SIRET;Numéro de TVA;E-mail;/)
    expect(firstLine).toMatch(/^Particulier;'=Aubert;Zoé;;;;=aubert@exemple.fr|'=aubert@exemple.fr/)
    expect(otherLines).toEqual([''])
  })
})

/** jsdom does not implement `Blob.text`. The text begins with a byte order mark. */
const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.readAsText(blob ?? new Blob())
  })
