import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { memberId, signedInAs, tokenOf } from './support/member.ts'

/** From a session to the PDF of its invoice in three clicks. */

const practitioner = 'ultime@demo.complice.fr'
const dayMs = 86_400_000
/** A session of yesterday is over, whatever time it is. */
const yesterday = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(Date.now() - dayMs)

/** A session of yesterday with a new patient, whose id and name it returns. */
async function aSession(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf(request, practitioner)}` }
  const call = async <T>(method: 'GET' | 'POST', path: string, data?: object): Promise<T> => {
    const response = await request.fetch(`/api${path}`, { method, headers, data })
    expect(response.status(), await response.text()).toBeLessThan(300)
    const body: T = await response.json()
    return body
  }
  const lastname = `Facturé ${Date.now()}`
  const patient = await call<{ id: string }>('POST', '/patients', {
    email: '',
    phoneNumber: '',
    contactFirstname: '',
    contactLastname: '',
    address: { streetName: '1 rue des Prés', zipCode: '69003', city: 'Lyon' },
    type: 'INDIVIDUAL',
    individual: { firstname: 'Zoé', lastname, birthdate: null, nbHoursToDo: 0, firm: null },
    firm: null,
  })
  const [type] = await call<{ id: string }[]>('GET', '/tenant/personalize/session-types')
  const { sessions } = await call<{ sessions: { id: string }[] }>('POST', '/sessions', {
    startDate: yesterday,
    startTime: '05:00',
    endTime: '05:30',
    therapistId: await memberId(request, practitioner),
    sessionTypeId: type?.id,
    patientId: patient.id,
    animalIds: [],
    clubId: null,
    price: 60,
    roomRent: 0,
    animalRent: 0,
    taxesPaidByPatient: 0,
    patientPresent: true,
    paid: false,
    withAnimalOnly: false,
    comments: '',
    force: true,
  })
  return { sessionId: sessions[0]?.id ?? '', name: `${lastname} Zoé` }
}

const countClicks = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['clicks'] = '0'
    addEventListener('click', () => (dataset['clicks'] = String(Number(dataset['clicks']) + 1)), true)
  })
const clicks = (page: Page) => page.evaluate(() => document.documentElement.dataset['clicks'])

test('a session is billed in three clicks, and shows as billed', async ({ page, request }) => {
  const { sessionId, name } = await aSession(request)
  await signedInAs(page, request, practitioner)
  await page.goto(`/pros/session/${sessionId}`)
  await page.getByRole('link', { name: 'Facturer' }).waitFor()
  await countClicks(page)
  await page.getByRole('link', { name: 'Facturer' }).click()
  await page.getByRole('button', { name: 'Générer la facture' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expect(page).toHaveURL(/\/pros\/billings\/details$/)
  expect(await clicks(page)).toBe('3')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('60,00')
  await page.goto(`/pros/session/${sessionId}`)
  await expect(page.getByRole('link', { name: 'Émargement' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Facturer' })).toHaveCount(0)
})
