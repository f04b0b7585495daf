import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { memberId, signInAs, tokenOf } from '../support/member.ts'

/** An attendance sheet at a firm, signed by touch on an offline phone. */

const practitioner = 'ultime@demo.complice.fr'
/** A sheet can be signed from its day on, by the practice's clock. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format()

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

interface Participant {
  name: string
  entry: { kind: string } | null
}

async function practice(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf(request, practitioner)}` }
  const call = async <T>(method: 'GET' | 'POST', path: string, data?: object): Promise<T> => {
    const response = await request.fetch(`/api${path}`, { method, headers, data })
    expect(response.status(), await response.text()).toBeLessThan(300)
    const body: T = await response.json()
    return body
  }
  return call
}

type Call = Awaited<ReturnType<typeof practice>>

const person = { email: '', phoneNumber: '', address: { streetName: '', zipCode: '', city: '' } }

/** Creates a session at a new firm with four employees: five people sign, including the practitioner. */
async function createSessionAtFirm(call: Call, therapistId: string): Promise<string> {
  const companyName = `Les Érables ${Date.now()}`
  const firm = await call<{ id: string }>('POST', '/patients', {
    ...person,
    type: 'FIRM',
    contactFirstname: 'Jeanne',
    contactLastname: 'Roux',
    individual: null,
    firm: { companyName, siren: '' },
  })
  const employees: string[] = []
  for (const firstname of ['Ana', 'Basile', 'Chloé', 'Denis']) {
    const { id } = await call<{ id: string }>('POST', '/patients', {
      ...person,
      type: 'INDIVIDUAL',
      contactFirstname: '',
      contactLastname: '',
      individual: { firstname, lastname: 'Érable', birthdate: null, nbHoursToDo: 0, firm: firm.id },
      firm: null,
    })
    employees.push(id)
  }
  const [type] = await call<{ id: string }[]>('GET', '/tenant/personalize/session-types')
  const { sessions } = await call<{ sessions: { id: string }[] }>('POST', '/sessions', {
    startDate: day,
    startTime: '10:00',
    endTime: '11:00',
    therapistId,
    sessionTypeId: type?.id,
    patientId: firm.id,
    animalIds: [],
    clubId: null,
    price: 0,
    roomRent: 0,
    animalRent: 0,
    taxesPaidByPatient: 0,
    patientPresent: false,
    paid: false,
    withAnimalOnly: false,
    selectedCorporatePatients: employees,
    comments: '',
    force: true,
  })
  return sessions[0]?.id ?? ''
}

/** Draws by touch over the signature pad. */
async function draw(page: Page, pad: Locator) {
  const box = await pad.boundingBox()
  if (!box) throw new Error('no pad')
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: box.x + box.width * part, y: box.y + box.height * (0.5 + 0.3 * Math.sin(part * 20)) }],
    })
  await touch('touchStart', 0.1)
  for (let part = 0.15; part < 0.9; part += 0.05) await touch('touchMove', part)
  // The touch rests before it ends: the browser treats a tap after a fling as the end of the fling.
  for (let rest = 0; rest < 3; rest += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await touch('touchMove', 0.9)
  }
  await touch('touchEnd', 0.9)
  await client.detach()
}

async function sign(page: Page, button: Locator) {
  await button.tap()
  const dialog = page.getByRole('dialog')
  await draw(page, dialog.getByRole('figure', { name: /^Zone de signature/ }))
  await dialog.getByRole('button', { name: 'Signer', exact: true }).tap()
  await expect(dialog).toBeHidden()
}

/** Each way to record attendance. */
async function expectAccessibleDialog(page: Page, button: Locator) {
  await button.tap()
  const dialog = page.getByRole('dialog')
  for (const kind of ['Dessiner', 'Taper son nom', 'Attester']) {
    await dialog.getByRole('button', { name: kind, exact: true }).tap()
    await expectAccessibleInBothSchemes(page)
  }
  await dialog.getByRole('button', { name: 'Annuler' }).tap()
  await expect(dialog).toBeHidden()
}

const signedOf = async (call: Call, id: string): Promise<Participant[]> => {
  const { sessions } = await call<{ sessions: { participants: Participant[] }[] }>('GET', `/sessions/${id}/attendance`)
  return (sessions[0]?.participants ?? []).filter(({ entry }) => entry !== null)
}

test('records five signatures offline through a reload, and sends each once', async ({ page, context, request }) => {
  const call = await practice(request)
  const id = await createSessionAtFirm(call, await memberId(request, practitioner))
  const posts: string[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/attendance') && response.ok())
      posts.push(response.request().postData() ?? '')
  })
  await signInAs(page, request, practitioner)
  await page.goto(`/pros/emargement/${id}`)
  const toSign = page.getByRole('button', { name: /^Signer : / })
  await expect(toSign).toHaveCount(5)
  await expectAccessibleInBothSchemes(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessibleInBothSchemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleDialog(page, toSign.first())

  // The page can be reloaded offline once its service worker has cached its files.
  await page.waitForFunction(async () => (await (await caches.open('complice-emargement')).keys()).length > 5)
  await context.setOffline(true)
  for (let left = 5; left > 0; left -= 1) {
    await sign(page, toSign.first())
    await expect(toSign).toHaveCount(left - 1)
  }
  await expect(page.getByText(/^5 émargements à envoyer/)).toBeVisible()
  expect(await signedOf(call, id)).toEqual([])

  await page.reload()
  await expect(page.getByText(/^5 émargements à envoyer/)).toBeVisible()
  await expect(toSign).toHaveCount(0)
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('À envoyer')).toHaveCount(0)
  await expect(page.getByText(/^Signé à/)).toHaveCount(5)
  await expect(page.getByText(/émargements? à envoyer/)).toHaveCount(0)
  const signed = await signedOf(call, id)
  expect(signed.map(({ entry }) => entry?.kind)).toEqual(Array.from({ length: 5 }, () => 'DRAWN'))
  // Signatures that were being sent at the reload are sent again with the same id.
  const lineIds = posts.map((body) => JSON.parse(body).entryId)
  expect(new Set(lineIds).size).toBe(5)
  const { patientPresent } = await call<{ patientPresent: boolean }>('GET', `/sessions/${id}`)
  expect(patientPresent).toBe(true)
})
