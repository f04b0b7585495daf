import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { mockFailure, mockRawResponse, openArea, resetMocks, setNow, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const path = '/pros/administration/books'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
  setNow('2027-01-15T10:00:00Z')
  signedInAs({ roles: ['ROLE_ADMIN'] })
})
afterEach(() => {
  resetMocks()
  jest.useRealTimers()
})

describe('the accounting books', () => {
  it('are requested by name, period and format; a message appears when the period has too many lines', async () => {
    const calls = mockFailure('GET /books/:book', 400, errorCode.reportTooLong)
    openArea(area.Root, `${path}?startDate=2026-01-01&endDate=2026-12-31`)
    await user.click(await screen.findByRole('button', { name: 'Livre des recettes en PDF' }))
    expect(
      await screen.findByText('Cette période a trop de lignes pour un seul fichier : choisissez-en une plus courte.'),
    ).toBeVisible()
    expect(calls.map(({ url }) => `${url.pathname}${url.search}`)).toEqual([
      '/api/books/receipts?startDate=2026-01-01&endDate=2026-12-31&format=pdf',
    ])
  })

  it.each(['Fichier des écritures comptables (FEC) en TXT', 'Données de e-reporting en CSV'])(
    'show a message that the SIREN is missing for %s',
    async (name) => {
      mockFailure('GET /books/:book', 400, errorCode.firmMissing)
      openArea(area.Root, path)
      await user.click(await screen.findByRole('button', { name }))
      expect(
        await screen.findByText('Le SIREN de votre entreprise manque : complétez « Mes informations ».'),
      ).toBeVisible()
    },
  )

  it('show the message of the API with the number of the invoice without a known date', async () => {
    const message = "La facture F-12 n'a pas été émise ici : son jour d'émission et sa TVA ne sont pas connus."
    mockFailure('GET /books/:book', 400, errorCode.billUndated, { message })
    openArea(area.Root, path)
    await user.click(await screen.findByRole('button', { name: 'TVA due en CSV' }))
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('show the hash of an archive after its download', async () => {
    const hash = 'ab'.repeat(32)
    const name = "attachment; filename*=UTF-8''archive.zip"
    mockRawResponse(
      'GET /books/:book',
      () => new Response('PK', { headers: { 'content-disposition': name, 'x-archive-sha256': hash } }),
    )
    openArea(area.Root, path)
    await user.click(await screen.findByRole('button', { name: 'Archive datée en ZIP' }))
    expect(await screen.findByText(hash)).toBeVisible()
  })

  it('link to the closures for members with the BILL privilege only', async () => {
    signedInAs({ privileges: ['ADMINISTRATION', 'BILL'] })
    const { unmount } = openArea(area.Root, path)
    expect(await screen.findByRole('link', { name: 'Voir les clôtures' })).toHaveAttribute(
      'href',
      '/pros/billings/closures',
    )
    unmount()
    signedInAs({ privileges: ['ADMINISTRATION'] })
    openArea(area.Root, path)
    await screen.findByRole('button', { name: 'TVA due en CSV' })
    expect(screen.queryByRole('link', { name: 'Voir les clôtures' })).not.toBeInTheDocument()
  })

  it('cannot be downloaded when the end date is before the start date', async () => {
    openArea(area.Root, `${path}?startDate=2026-12-31&endDate=2026-01-01`)
    expect(await screen.findByText('La date de fin ne peut être inférieure à la date de début')).toBeVisible()
    expect(screen.getByRole('button', { name: 'TVA due en CSV' })).toBeDisabled()
  })
})
