import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { ImportLine, PatientImport } from 'shared/contracts/patients/patientImport'
import {
  aPatient,
  aUser,
  holdResponses,
  id,
  mockFailure,
  mockResponse,
  openArea,
  resetMocks,
  setNow,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'

// user-event uploads files of any type, because a user can also drop a file, and some browsers ignore `accept`.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false })
const path = `/pros/patients/import/${id(700)}`

const buildImport = (change: Partial<PatientImport> = {}): PatientImport => ({
  id: id(700),
  state: 'READY',
  progress: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  failureCode: null,
  onlyNew: false,
  omitsWrongCells: true,
  leftOutLines: 0,
  counts: { new: 2, same: 1, changed: 0, refused: 1 },
  fileName: 'patients.csv',
  sheets: [{ name: '', lines: 5 }],
  sheet: 0,
  columns: [
    { header: 'Nom', examples: ['Blanc', 'Noir'], field: 'lastname' },
    { header: 'Bidule', examples: ['06 11 11 11 11'], field: null },
  ],
  undoableUntil: null,
  undone: null,
  ...change,
})
const buildLine = (name: string): ImportLine => ({
  line: 2,
  verdict: 'new',
  name,
  type: 'INDIVIDUAL',
  reasons: [],
  leftOut: [],
  cells: [],
  changes: [],
  values: [],
})
const clickButton = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  setNow('2026-11-20T10:00:00Z')
  signedInAs()
  mockResponse('GET /technical/patients/imports', 200, [])
  mockResponse('GET /technical/patients/imports/:id', 200, buildImport())
  mockResponse('GET /technical/patients/imports/:id/lines', 200, {
    total: 1,
    lines: [
      {
        line: 3,
        verdict: 'refused',
        name: 'Noir',
        type: 'INDIVIDUAL',
        reasons: ['Le prénom ne peut être vide'],
        leftOut: [],
        cells: [],
        changes: [],
        values: [],
      },
    ],
  })
})
afterEach(() => resetMocks())

describe('the import of patients', () => {
  it('requires a file, uploads it, and shows the progress and then the result of each line', async () => {
    openArea(area.Root, '/pros/patients/import')
    await clickButton('Voir ce que donne ce fichier')
    expect(await screen.findByText('Veuillez sélectionner un fichier à importer.')).toBeVisible()
    expect(screen.getByLabelText('Fichier de patients')).toHaveFocus()
    const uploadRequests = mockResponse(
      'POST /technical/patients/import',
      201,
      buildImport({ state: 'READING', counts: null, columns: [] }),
    )
    mockResponse(
      'GET /technical/patients/imports/:id',
      200,
      buildImport({ state: 'READING', progress: 60, counts: null, columns: [] }),
    )
    await user.upload(screen.getByLabelText('Fichier de patients'), new File(['Nom'], 'patients.csv'))
    await clickButton('Voir ce que donne ce fichier')
    expect(await screen.findByRole('status')).toHaveTextContent('Lecture du fichier')
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60'))
    expect(uploadRequests).toHaveLength(1)
    mockResponse('GET /technical/patients/imports/:id', 200, buildImport())
    expect(await screen.findByRole('button', { name: 'Importer 2 patients' })).toBeEnabled()
    expect(screen.getByText('2 nouveaux, 0 modifié, 1 identique, 1 refusé')).toBeVisible()
    const lines = await screen.findByRole('region', { name: 'Lignes' })
    expect(await within(lines).findByText('Le prénom ne peut être vide')).toBeVisible()
  })

  it('marks the lines that are companies', async () => {
    mockResponse('GET /technical/patients/imports/:id/lines', 200, {
      total: 2,
      lines: [
        {
          line: 2,
          verdict: 'new',
          name: 'EHPAD du Parc',
          type: 'FIRM',
          reasons: [],
          leftOut: [],
          cells: [],
          changes: [],
          values: [],
        },
        {
          line: 3,
          verdict: 'new',
          name: 'MAS Pierre',
          type: 'INDIVIDUAL',
          reasons: [],
          leftOut: [],
          cells: [],
          changes: [],
          values: [],
        },
      ],
    })
    openArea(area.Root, path)
    const lines = within(await screen.findByRole('region', { name: 'Lignes' }))
    expect(await lines.findByText('EHPAD du Parc')).toBeVisible()
    const [firm, person, ...otherLines] = lines.getAllByRole('listitem')
    expect(firm).toHaveTextContent('EHPAD du ParcEntreprise')
    expect(person).not.toHaveTextContent('Entreprise')
    expect(otherLines).toEqual([])
  })

  it('shows the values that a new line adds', async () => {
    const values = [
      { label: 'Nom', value: 'MAS' },
      { label: 'Date de naissance', value: '12/03/2015' },
    ]
    mockResponse('GET /technical/patients/imports/:id/lines', 200, {
      total: 1,
      lines: [
        {
          line: 2,
          verdict: 'new',
          name: 'MAS Pierre',
          type: 'INDIVIDUAL',
          reasons: [],
          leftOut: [],
          cells: [],
          changes: [],
          values,
        },
      ],
    })
    openArea(area.Root, path)
    expect(await screen.findByText('Nom : MAS · Date de naissance : 12/03/2015')).toBeVisible()
  })

  it('shows the accepted formats when the server refuses the format of a file', async () => {
    openArea(area.Root, '/pros/patients/import')
    mockFailure('POST /technical/patients/import', 415, errorCode.mediaRefused)
    await user.upload(await screen.findByLabelText('Fichier de patients'), new File(['x'], 'photo.png'))
    await clickButton('Voir ce que donne ce fichier')
    expect(
      await screen.findByText(/^Erreur lors de l'importation du fichier\. Choisissez un fichier \.csv/),
    ).toBeVisible()
  })

  it('shows the names of the columns that are not imported', async () => {
    openArea(area.Root, path)
    expect(await screen.findByText('Colonne laissée de côté : Bidule')).toBeVisible()
  })

  it('shows the cells that are left out with their reasons, and refuses whole lines on request', async () => {
    const leftOut = [{ label: 'Téléphone', cell: '12', reason: "Le numéro n'est pas valable" }]
    mockResponse('GET /technical/patients/imports/:id', 200, buildImport({ leftOutLines: 1 }))
    mockResponse('GET /technical/patients/imports/:id/lines', 200, {
      total: 1,
      lines: [{ ...buildLine('Blanc'), leftOut }],
    })
    const calls = mockResponse(
      'PUT /technical/patients/imports/:id/mapping',
      200,
      buildImport({ state: 'READING', omitsWrongCells: false }),
    )
    openArea(area.Root, path)
    expect(await screen.findByText("Téléphone : « 12 » laissé de côté (le numéro n'est pas valable)")).toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'Une cellule illisible' }))
    await user.click(screen.getByRole('option', { name: 'Refuser la ligne entière' }))
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([
        { sheet: 0, columns: ['lastname', null], omitsWrongCells: false },
      ]),
    )
  })

  it('corrects a line in the preview, and keeps the input when the correction fails', async () => {
    mockResponse('GET /technical/patients/imports/:id/lines', 200, {
      total: 1,
      lines: [{ ...buildLine('Blanc'), cells: ['Blanc', '12'] }],
    })
    mockFailure('PUT /technical/patients/imports/:id/lines/:line', 409, errorCode.importStateChanged)
    openArea(area.Root, path)
    await clickButton('Corriger la ligne 2')
    const field = screen.getByRole('textbox', { name: 'Nom' })
    await user.clear(field)
    await user.type(field, 'Noir')
    await clickButton('Corriger la ligne')
    expect(await screen.findByText(/La ligne n'a pas pu être corrigée/)).toBeVisible()
    expect(field).toHaveValue('Noir')
    const calls = mockResponse(
      'PUT /technical/patients/imports/:id/lines/:line',
      200,
      buildImport({ state: 'READING' }),
    )
    await clickButton('Corriger la ligne')
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ cells: ['Noir', '12'] }]))
    expect(await screen.findByRole('progressbar')).toBeVisible()
  })

  it('compares the file again after the columns were changed, before it can be imported', async () => {
    openArea(area.Root, path)
    const changes = mockResponse('PUT /technical/patients/imports/:id/mapping', 200, buildImport())
    await user.click(await screen.findByRole('combobox', { name: /^Bidule/ }))
    await user.click(await screen.findByRole('option', { name: 'Téléphone' }))
    // The button would import with the previous columns.
    expect(screen.getByRole('button', { name: 'Importer 2 patients' })).toBeDisabled()
    expect(screen.getByText(/^Vous avez changé les colonnes : comparez d'abord/)).toBeVisible()
    await clickButton('Comparer avec ces colonnes')
    await waitFor(() => expect(changes).toMatchObject([{ body: { sheet: 0, columns: ['lastname', 'phoneNumber'] } }]))
    // The mocked server returns the previous columns.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Importer 2 patients' })).toBeEnabled())
  })

  it('shows the new result of each line after the columns were changed, even when the counts are the same', async () => {
    mockResponse('GET /technical/patients/imports/:id/lines', 200, { total: 1, lines: [buildLine('Nina Blanc')] })
    openArea(area.Root, path)
    expect(await screen.findByText('Nina Blanc')).toBeVisible()
    const columns = [
      { header: 'Nom', examples: ['Nina'], field: 'firstname' as const },
      { header: 'Bidule', examples: ['Blanc'], field: 'lastname' as const },
    ]
    mockResponse('PUT /technical/patients/imports/:id/mapping', 200, buildImport({ state: 'READING', columns }))
    mockResponse('GET /technical/patients/imports/:id', 200, buildImport({ columns }))
    mockResponse('GET /technical/patients/imports/:id/lines', 200, { total: 1, lines: [buildLine('Blanc Nina')] })
    await user.click(screen.getByRole('combobox', { name: /^Bidule/ }))
    await user.click(await screen.findByRole('option', { name: 'Téléphone' }))
    await clickButton('Comparer avec ces colonnes')
    expect(await screen.findByText('Blanc Nina')).toBeVisible()
    expect(screen.queryByText('Nina Blanc')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('shows fifty lines per page', async () => {
    const calls = mockResponse('GET /technical/patients/imports/:id/lines', 200, {
      total: 120,
      lines: [buildLine('Blanc Nina')],
    })
    openArea(area.Root, path)
    expect(await screen.findByText('1–50 sur 120')).toBeVisible()
    await clickButton(/page suivante/i)
    expect(await screen.findByText('51–100 sur 120')).toBeVisible()
    await waitFor(() => expect(calls.map(({ url }) => url.searchParams.get('page'))).toEqual(['0', '1']))
  })

  it('reloads the list of patients after an import, without showing the previous list', async () => {
    mockResponse('GET /patients', 200, [])
    openArea(area.Root, '/pros/patients')
    expect(await screen.findByText("Aucun patient répertorié pour l'instant")).toBeVisible()
    const [importLink] = screen.getAllByRole('link', { name: 'Importer' })
    if (importLink) await user.click(importLink)
    mockResponse('POST /technical/patients/import', 201, buildImport({ state: 'RUNNING' }))
    mockResponse('GET /technical/patients/imports/:id', 200, buildImport({ state: 'DONE' }))
    await user.upload(await screen.findByLabelText('Fichier de patients'), new File(['Nom'], 'patients.csv'))
    await clickButton('Voir ce que donne ce fichier')
    const listLink = await screen.findByRole('link', { name: 'Voir les patients' })
    mockResponse('GET /patients', 200, [aPatient()])
    await user.click(listLink)
    expect(screen.queryByText("Aucun patient répertorié pour l'instant")).not.toBeInTheDocument()
    expect(await screen.findByRole('rowheader', { name: /Martin Léa/ })).toBeVisible()
  })

  it('imports only new patients when the checkbox is set', async () => {
    mockResponse(
      'GET /technical/patients/imports/:id',
      200,
      buildImport({ counts: { new: 2, same: 0, changed: 3, refused: 0 } }),
    )
    openArea(area.Root, path)
    expect(await screen.findByRole('button', { name: 'Importer 5 patients' })).toBeEnabled()
    await user.click(screen.getByRole('checkbox', { name: /nouveaux seulement/ }))
    const finishedImport = buildImport({
      state: 'DONE',
      onlyNew: true,
      counts: { new: 2, same: 0, changed: 3, refused: 0 },
    })
    const runs = mockResponse('POST /technical/patients/imports/:id/run', 200, finishedImport)
    mockResponse('GET /technical/patients/imports/:id', 200, finishedImport)
    await clickButton('Importer 2 patients')
    expect(await screen.findByText('Les patients déjà enregistrés sont restés comme ils étaient.')).toBeVisible()
    expect(runs[0]?.url.searchParams.get('onlyNew')).toBe('true')
  })

  it('imports the previewed patients, and can be undone', async () => {
    openArea(area.Root, path)
    expect(await screen.findByRole('button', { name: 'Importer 2 patients' })).toBeEnabled()
    const finishedImport = buildImport({ state: 'DONE', undoableUntil: '2026-11-21T10:00:00.000Z' })
    mockResponse('POST /technical/patients/imports/:id/run', 200, finishedImport)
    mockResponse('GET /technical/patients/imports/:id', 200, finishedImport)
    await clickButton('Importer 2 patients')
    expect(await screen.findByText('Fichier importé avec succès.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Télécharger les lignes refusées' })).toBeEnabled()
    mockResponse(
      'POST /technical/patients/imports/:id/undo',
      200,
      buildImport({ state: 'UNDONE', undone: { removed: 1, restored: 0, kept: ['Noir Tom'] } }),
    )
    await clickButton('Annuler cet import')
    await clickButton("Annuler l'import")
    expect(await screen.findByText(/1 patient retiré.*Restent.*Noir Tom/)).toBeVisible()
  })

  it('ignores the response of a read that was sent before the import was started', async () => {
    openArea(area.Root, path)
    expect(await screen.findByRole('button', { name: 'Importer 2 patients' })).toBeEnabled()
    const reads = mockResponse('GET /technical/patients/imports/:id', 200, buildImport())
    const release = holdResponses('GET /technical/patients/imports/:id')
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(reads).toHaveLength(1))
    mockResponse('POST /technical/patients/imports/:id/run', 200, buildImport({ state: 'RUNNING' }))
    await clickButton('Importer 2 patients')
    expect(await screen.findByText('Import des patients : 0 %')).toBeVisible()
    const polls = mockResponse(
      'GET /technical/patients/imports/:id',
      200,
      buildImport({ state: 'RUNNING', progress: 50 }),
    )
    release()
    await waitFor(() => expect(polls).not.toEqual([]))
    expect(await screen.findByText('Import des patients : 50 %')).toBeVisible()
  })

  it.each([
    [errorCode.importStateChanged, "L'import n'a pas pu être annulé. Il l'a déjà été, ou 24 heures ont passé."],
    [errorCode.unexpected, "L'import n'a pas pu être annulé."],
  ])('explains why the import cannot be undone: %s', async (code, expectedText) => {
    const finishedImport = buildImport({ state: 'DONE', undoableUntil: '2026-11-21T10:00:00.000Z' })
    mockResponse('GET /technical/patients/imports/:id', 200, finishedImport)
    mockFailure('POST /technical/patients/imports/:id/undo', 409, code)
    openArea(area.Root, path)
    await clickButton('Annuler cet import')
    await clickButton("Annuler l'import")
    expect(await screen.findByText(expectedText)).toBeVisible()
  })

  it("shows the deadline of the undo in the practice's time zone", async () => {
    signedInAs({ tenant: { ...aUser().tenant, timeZone: 'Indian/Reunion' } })
    const finishedImport = buildImport({ state: 'DONE', undoableUntil: '2026-11-20T21:30:00.000Z' })
    mockResponse('GET /technical/patients/imports/:id', 200, finishedImport)
    openArea(area.Root, path)
    await clickButton('Annuler cet import')
    // In Paris it is still Friday.
    expect(await screen.findByText(/Possible jusqu'au samedi 21 novembre à 01:30\.$/)).toBeVisible()
  })

  it("loads the recent imports again when 'Réessayer' is clicked", async () => {
    mockFailure('GET /technical/patients/imports', 400, errorCode.invalid)
    openArea(area.Root, '/pros/patients/import')
    await screen.findByText("Les imports récents n'ont pas pu être chargés.")
    mockResponse('GET /technical/patients/imports', 200, [buildImport()])
    await clickButton('Réessayer')
    expect(await screen.findByRole('link', { name: 'patients.csv' })).toHaveAttribute('href', path)
  })

  it.each([
    [errorCode.importTooHeavy, /Sa lecture a été arrêtée/],
    [errorCode.importTooWide, /Il a trop de colonnes : 100 au plus/],
    [errorCode.importCellTooLong, /Une de ses cellules est trop longue : 4 000 caractères au plus/],
    [errorCode.importTooManySheets, /Il a trop de feuilles : 20 au plus/],
    [errorCode.unexpected, /Il a été interrompu, et rien n'a été importé/],
    ['E999', /^Erreur lors de l'importation du fichier\.$/],
  ])('explains the failed import %s', async (failureCode, expectedText) => {
    mockResponse(
      'GET /technical/patients/imports/:id',
      200,
      buildImport({ state: 'FAILED', failureCode, counts: null }),
    )
    openArea(area.Root, path)
    expect(await screen.findByText(expectedText)).toBeVisible()
  })
})
