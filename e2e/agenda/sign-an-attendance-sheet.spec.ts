import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { buildPatientInput, buildSessionInput } from '../../platform/start/product/demoInputs.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { memberIdOf, signInAs, tokenOf } from '../support/member.ts'

/** A firm's attendance sheet is signed by touch on a phone that is offline. */

const practitioner = 'ultime@demo.complice.fr'
/** Today in the practice's time zone, since a sheet can be signed from the day of its session. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format()

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

interface Participant {
  name: string
  entry: { kind: string } | null
}

async function createApiCall(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf(request, practitioner)}` }
  const call = async <T>(method: 'GET' | 'POST', path: string, data?: object): Promise<T> => {
    const response = await request.fetch(`/api${path}`, { method, headers, data })
    expect(response.status(), await response.text()).toBeLessThan(300)
    const body: T = await response.json()
    return body
  }
  return call
}

type ApiCall = Awaited<ReturnType<typeof createApiCall>>

const emptyContact = { email: '', phoneNumber: '', address: { streetName: '', zipCode: '', city: '' } }

/**
 * Creates a session at a new firm with four employees, and returns its id. Five people sign, including the
 * practitioner.
 */
async function createSessionAtFirm(call: ApiCall, therapistId: string): Promise<string> {
  const companyName = `Les Érables ${Date.now()}`
  const firm = await call<{ id: string }>('POST', '/patients', {
    ...emptyContact,
    type: 'FIRM',
    contactFirstname: 'Jeanne',
    contactLastname: 'Roux',
    individual: null,
    firm: { companyName, siren: '' },
  })
  const employees: string[] = []
  for (const firstname of ['Ana', 'Basile', 'Chloé', 'Denis']) {
    const { id } = await call<{ id: string }>(
      'POST',
      '/patients',
      buildPatientInput({ firstname, lastname: 'Érable', firm: firm.id }),
    )
    employees.push(id)
  }
  const [type] = await call<{ id: string }[]>('GET', '/tenant/personalize/session-types')
  const { sessions } = await call<{ sessions: { id: string }[] }>(
    'POST',
    '/sessions',
    buildSessionInput({
      startDate: day,
      startTime: '10:00',
      endTime: '11:00',
      therapistId,
      sessionTypeId: type?.id ?? '',
      patientId: firm.id,
      price: 0,
      patientPresent: false,
      selectedCorporatePatients: employees,
    }),
  )
  return sessions[0]?.id ?? ''
}

/** Draws by touch over the signature pad. */
async function draw(page: Page, pad: Locator) {
  const box = await pad.boundingBox()
  if (!box) throw new Error('the signature pad is not visible')
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fraction: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: box.x + box.width * fraction, y: box.y + box.height * (0.5 + 0.3 * Math.sin(fraction * 20)) }],
    })
  await touch('touchStart', 0.1)
  for (let fraction = 0.15; fraction < 0.9; fraction += 0.05) await touch('touchMove', fraction)
  // Holds the touch still before ending it, so that the browser does not treat the next tap as the end of a fling.
  for (let pause = 0; pause < 3; pause += 1) {
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

/** Checks the accessibility of the dialog for each kind of signature. */
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

const fetchSignedParticipants = async (call: ApiCall, id: string): Promise<Participant[]> => {
  const { sessions } = await call<{ sessions: { participants: Participant[] }[] }>('GET', `/sessions/${id}/attendance`)
  return (sessions[0]?.participants ?? []).filter(({ entry }) => entry !== null)
}

test('records five signatures offline through a reload, and stores each once', async ({ page, context, request }) => {
  const call = await createApiCall(request)
  const id = await createSessionAtFirm(call, await memberIdOf(request, practitioner))
  const postedBodies: string[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/attendance') && response.ok())
      postedBodies.push(response.request().postData() ?? '')
  })
  await signInAs(page, request, practitioner)
  await page.goto(`/pros/emargement/${id}`)
  const signButtons = page.getByRole('button', { name: /^Signer : / })
  await expect(signButtons).toHaveCount(5)
  await expectAccessibleInBothSchemes(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessibleInBothSchemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleDialog(page, signButtons.first())

  // The page can be reloaded offline once its service worker has cached its files.
  await page.waitForFunction(async () => (await (await caches.open('complice-emargement')).keys()).length > 5)
  await context.setOffline(true)
  for (let remaining = 5; remaining > 0; remaining -= 1) {
    await sign(page, signButtons.first())
    await expect(signButtons).toHaveCount(remaining - 1)
  }
  await expect(page.getByText(/^5 émargements à envoyer/)).toBeVisible()
  expect(await fetchSignedParticipants(call, id)).toEqual([])

  await page.reload()
  await expect(page.getByText(/^5 émargements à envoyer/)).toBeVisible()
  await expect(signButtons).toHaveCount(0)
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('À envoyer')).toHaveCount(0)
  await expect(page.getByText(/^Signé à/)).toHaveCount(5)
  await expect(page.getByText(/émargements? à envoyer/)).toHaveCount(0)
  const signedParticipants = await fetchSignedParticipants(call, id)
  expect(signedParticipants.map(({ entry }) => entry?.kind)).toEqual(Array.from({ length: 5 }, () => 'DRAWN'))
  // A signature whose request was cut by the reload is sent again with the same id.
  const entryIds = postedBodies.map((body) => JSON.parse(body).entryId)
  expect(new Set(entryIds).size).toBe(5)
  const { patientPresent } = await call<{ patientPresent: boolean }>('GET', `/sessions/${id}`)
  expect(patientPresent).toBe(true)
})
