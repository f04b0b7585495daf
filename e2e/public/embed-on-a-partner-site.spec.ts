import { expect, test, type APIRequestContext, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { startPartnerSite, type PartnerSite } from '../partners/partnerSite.ts'
import { listStyleDifferences, readSettledStyles } from '../partners/computedStyles.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { setUpKnownDevice, memberIdOf, tokenOf } from '../support/member.ts'

/** A practitioner embeds the booking on their own site, and a visitor books there. */

const practitioner = 'ultime@demo.complice.fr'
const password = 'une-phrase-pour-entrer'
const createEmailAddress = () => `zoe.${Date.now()}.${Math.round(Math.random() * 1e6)}@exemple.fr`

let compliceOrigin: string
let therapistId: string
let partnerSite: PartnerSite

test.beforeAll(async ({ playwright, baseURL }) => {
  compliceOrigin = baseURL ?? ''
  const request = await playwright.request.newContext({ baseURL: compliceOrigin })
  therapistId = await memberIdOf(request, practitioner)
  await request.dispose()
  partnerSite = await startPartnerSite({ complice: compliceOrigin, therapist: therapistId })
})
test.afterAll(() => partnerSite.close())

const msPerDay = 86_400_000

type Scope = Page | Locator | FrameLocator
const getBookingElement = (page: Page) => page.locator('complice-booking')
const getField = (scope: Scope, label: string) => scope.getByRole('textbox', { name: label, exact: true })
const getFreeSlots = (scope: Scope) => scope.getByRole('region', { name: 'Créneaux libres', exact: true })
const getSendButton = (scope: Scope) => scope.getByRole('button', { name: /^(Continuer|Envoyer ma demande)$/ })
const getSuccessHeading = (scope: Scope) =>
  scope.getByRole('heading', { name: 'Votre demande de séance est enregistrée' })

/** Records the events of the booking element, in order. */
const recordEvents = (page: Page) =>
  page.addInitScript(() => {
    const events: unknown[] = []
    Reflect.set(document, 'recordedEvents', events)
    for (const name of ['ready', 'booked', 'error'])
      document.addEventListener(`complice:${name}`, (event) =>
        events.push([name, event instanceof CustomEvent ? event.detail : null]),
      )
  })
async function readEvents(page: Page): Promise<[name: string, detail: Record<string, string>][]> {
  return page.evaluate(() => Reflect.get(document, 'recordedEvents'))
}
const expectEvent = (page: Page, name: string) =>
  expect.poll(async () => (await readEvents(page)).map(([eventName]) => eventName)).toContain(name)

/** Returns the state of the partner's own page, which the element must leave unchanged. */
const readPartnerState = (page: Page) =>
  page.evaluate(() => ({
    head: document.head.innerHTML,
    title: document.title,
    root: document.documentElement.getAttributeNames(),
    body: document.body.getAttributeNames(),
    bodyStyle: { overflow: getComputedStyle(document.body).overflow, padding: getComputedStyle(document.body).padding },
    children: [...document.body.children].map(({ tagName }) => tagName),
    names: Object.getOwnPropertyNames(window).toSorted(),
    stored: [localStorage.length, sessionStorage.length, document.cookie],
    address: location.href,
  }))

async function chooseSlot(scope: Scope): Promise<string> {
  await scope.getByRole('button', { name: 'Semaine suivante' }).click()
  await scope.getByRole('button', { name: 'Semaine suivante' }).click()
  const slots = getFreeSlots(scope).getByRole('button', { name: /, de \d\d:\d\d à/ })
  await expect(slots.first()).toBeVisible()
  let name = ''
  // Clicks the slot by its name, because the previous week's slots may still be displayed when it is chosen.
  await expect(async () => {
    name = (await slots.nth(Math.floor(Math.random() * (await slots.count()))).getAttribute('aria-label')) ?? ''
    await getFreeSlots(scope).getByRole('button', { name, exact: true }).click({ timeout: 5000 })
  }).toPass()
  await expect(scope.getByRole('heading', { name: 'Demander une séance' })).toBeVisible()
  return name
}

async function fillNewPatient(scope: Scope, lastname: string, email: string) {
  await getField(scope, 'Prénom').fill('Zoé')
  await getField(scope, 'Nom').fill(lastname)
  await getField(scope, 'E-mail').fill(email)
  await getField(scope, 'Mot de passe').fill(password)
}

/** Sends the form, answering the session type's questions if any, and waits until `outcome` is visible. */
async function sendUntil(scope: Scope, outcome: Locator) {
  const questions = scope.getByRole('heading', { name: 'Quelques questions du praticien' })
  await getSendButton(scope).click()
  await expect(outcome.or(questions).first()).toBeVisible()
  if (await outcome.first().isVisible()) return
  await scope.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(outcome.first()).toBeVisible()
}
const sendUntilSuccess = (scope: Scope) => sendUntil(scope, getSuccessHeading(scope))

/** Fetches the pending requests in the practitioner's agenda for the next two months. */
async function fetchPendingRequests(
  request: APIRequestContext,
): Promise<{ title: string; date: string; startTime: string }[]> {
  const token = await tokenOf(request, practitioner)
  const today = new Date().toISOString().slice(0, 10)
  const inTwoMonths = new Date(Date.now() + 60 * msPerDay).toISOString().slice(0, 10)
  const response = await request.get('/api/short-sessions', {
    params: { startDate: today, endDate: inTwoMonths, pending: 'true' },
    headers: { authorization: `Bearer ${token}` },
  })
  const sessions: { title: string; date: string; startTime: string }[] = await response.json()
  return sessions
}

test('sends a booking from a plain page to the agenda, and leaves the partner’s page unchanged', async ({
  page,
  request,
  context,
}) => {
  await recordEvents(page)
  await context.addCookies([{ name: 'session', value: 'of-a-member', url: compliceOrigin }])
  const lastname = `Embarque${Math.round(Math.random() * 1e9)}`
  const credentials: string[] = []
  page.on('request', (outgoing) => {
    if (!outgoing.url().startsWith(compliceOrigin)) return
    void outgoing
      .allHeaders()
      .then((headers) =>
        credentials.push(...[headers['cookie'], headers['authorization']].filter((value) => value !== undefined)),
      )
  })

  await page.route(`${compliceOrigin}/embed/**`, (route) => route.abort())
  await page.goto(`${partnerSite.origin}/plain.html`)
  await expect(page.getByRole('link', { name: 'Prendre rendez-vous en ligne' })).toBeVisible()
  const stateBefore = await readPartnerState(page)
  await page.unroute(`${compliceOrigin}/embed/**`)

  await page.goto(`${partnerSite.origin}/plain.html`)
  await expectEvent(page, 'ready')
  const historyLength = await page.evaluate(() => history.length)
  await expect(page.getByRole('link', { name: 'Prendre rendez-vous en ligne' })).toBeHidden()

  const slot = await chooseSlot(getBookingElement(page))
  await test.step('moves the focus to the summary of the missing fields, and from there to a field', async () => {
    await getSendButton(page).click()
    await expect(page.getByRole('alert', { name: 'Champs requis' })).toBeFocused()
    await page.getByRole('link', { name: 'E-mail requis' }).click()
    await expect(getField(page, 'E-mail')).toBeFocused()
  })
  await test.step('opens the calendar of the day field above the page', async () => {
    await page.getByRole('group', { name: 'Jour' }).getByRole('button').click()
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await fillNewPatient(page, lastname, createEmailAddress())
  await sendUntilSuccess(page)

  const bookingDetail = (await readEvents(page)).find(([name]) => name === 'booked')?.[1]
  expect(bookingDetail).toEqual({
    therapist: therapistId,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    start: /de (\d\d:\d\d)/.exec(slot)?.[1],
  })
  const pendingRequest = (await fetchPendingRequests(request)).find(({ title }) => title.includes(lastname))
  expect(pendingRequest).toMatchObject({ date: bookingDetail?.['date'], startTime: bookingDetail?.['start'] })

  await test.step('opens the map, whose library adds no global to the page', async () => {
    await page.evaluate(() => document.querySelector('complice-booking')?.removeAttribute('therapist'))
    await expect(getBookingElement(page).locator('path.map-france')).toBeVisible()
  })
  expect(await readPartnerState(page)).toEqual(stateBefore)
  expect(await page.evaluate(() => history.length)).toBe(historyLength)
  // The only token sent is the booking's own, valid for this patient and this request.
  expect(credentials.filter((value) => !value.startsWith('Bearer '))).toEqual([])
  expect(new Set(credentials).size).toBe(1)
})

test('offers the sign-in to a visitor with an account on a page with React 17, and works after being removed and inserted again', async ({
  page,
  request,
}) => {
  const email = createEmailAddress()
  const response = await request.post('/api/public/patients', {
    data: { firstname: 'Zoé', lastname: 'Connue', email, phoneNumber: '', password },
  })
  expect(response.status()).toBe(201)
  await page.goto(`${partnerSite.origin}/react.html`)
  await expect(page.getByRole('heading', { name: 'Avec React 17.0.2' })).toBeVisible()
  await chooseSlot(getBookingElement(page))

  await page.getByRole('button', { name: 'Retirer' }).click()
  await expect(getBookingElement(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Remettre' }).click()
  await expect(getFreeSlots(page)).toBeVisible()

  await chooseSlot(getBookingElement(page))
  await test.step('offers the sign-in in a dialog, which traps the focus', async () => {
    await fillNewPatient(page, 'Connue', email)
    const dialog = page.getByRole('dialog', { name: 'Vous avez déjà un compte' })
    await sendUntil(page, dialog)
    const [closeButton, signInButton] = [
      dialog.getByRole('button', { name: 'Fermer' }),
      dialog.getByRole('button', { name: "J'ai déjà un compte" }),
    ]
    for (const [key, focusedButton] of [
      ['Tab', closeButton],
      ['Tab', signInButton],
      ['Tab', closeButton],
      ['Shift+Tab', signInButton],
    ] as const) {
      await page.keyboard.press(key)
      await expect(focusedButton).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(getField(page, 'E-mail')).toHaveValue(email)
  })
  await getField(page, 'Mot de passe').fill('pas le bon mot')
  await sendUntil(page, getBookingElement(page).getByText("nom d'utilisateur ou mot de passe incorrect"))
  await page.getByRole('button', { name: 'Retirer' }).click()
  await expect(getBookingElement(page)).toHaveCount(0)
})

test('the element emits an event to a page with Vue, and searches again when the page changes its attribute', async ({
  page,
}) => {
  await page.goto(`${partnerSite.origin}/vue.html`)
  const list = getBookingElement(page).getByRole('list', { name: 'Praticiens' })
  await expect(list).toContainText('Lyon')
  await expect(page.getByRole('status').filter({ hasText: '1' })).toBeVisible()
  await expect(getBookingElement(page).locator('path.map-france')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Nantes' }).click()
  await expect(list).toContainText('Thomas Le Goff')
  await expect(list).not.toContainText('Lyon')
})

test('the element looks the same with the most hostile style sheet and the strictest CSP', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  const readLook = async (name: string) => {
    await page.goto(`${partnerSite.origin}/${name}`)
    await expect(getFreeSlots(page).getByRole('button').first()).toBeVisible()
    await expect(
      getBookingElement(page)
        .getByRole('region', { name: 'Calendrier des créneaux libres' })
        .getByRole('columnheader')
        .or(getBookingElement(page).locator('.rbc-header'))
        .first(),
    ).toBeVisible()
    return readSettledStyles(page)
  }
  const plainLook = await readLook('plain.html')
  expect(Object.keys(plainLook).length).toBeGreaterThan(100)
  expect(listStyleDifferences(plainLook, await readLook('hostile.html'))).toEqual([])
  expect(listStyleDifferences(plainLook, await readLook('strict.html'))).toEqual([])

  await chooseSlot(getBookingElement(page))
  await page.getByRole('group', { name: 'Jour' }).getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${partnerSite.origin}/strict-iframe.html`)
  await expect(getFreeSlots(page.frameLocator('iframe')).getByRole('button').first()).toBeVisible()
  expect(violations).toEqual([])
})

test('the element is as wide as its container, within its minimum and maximum widths', async ({ page }) => {
  await page.goto(`${partnerSite.origin}/narrow-containers.html`)
  for (const booking of await getBookingElement(page).all()) await expect(getFreeSlots(booking)).toBeVisible()
  const widths = await getBookingElement(page).evaluateAll((elements) =>
    elements.map((booking) => Math.round(booking.getBoundingClientRect().width)),
  )
  const bodyWidth = await page.evaluate(() => document.body.clientWidth)
  // The minimum width is 640 px plus a padding of 16 px on each side, unless the container is narrower.
  expect(widths).toEqual([bodyWidth, bodyWidth, 640 + 2 * 16, 300])
})

for (const method of ['module', 'import', 'inlined', 'concatenated'])
  test(`the element shows the free slots with its script loaded as: ${method}`, async ({ page }) => {
    await page.goto(`${partnerSite.origin}/loading-methods.html?method=${method}`)
    await expect(getFreeSlots(page)).toBeVisible()
  })

for (const method of ['module', 'import'])
  test(`the element needs no attribute with its script loaded as: ${method}`, async ({ page }) => {
    await page.goto(`${partnerSite.origin}/loading-methods.html?method=${method}&withoutOrigin`)
    await expect(getFreeSlots(page)).toBeVisible()
  })

test('two elements on a page share one script and no state', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (outgoing) => {
    if (/element\.\w+\.js$/.test(outgoing.url())) scripts.push(outgoing.url())
  })
  await page.goto(`${partnerSite.origin}/two-elements.html`)
  const [lyonRegion, leaRegion] = [
    page.getByRole('region', { name: 'Lyon' }),
    page.getByRole('region', { name: 'Léa' }),
  ]
  await expect(lyonRegion.getByRole('list', { name: 'Praticiens' })).toContainText('Lyon')
  await expect(getFreeSlots(leaRegion)).toBeVisible()
  expect(scripts).toHaveLength(1)
  await expectNoAxeViolations(page)

  await chooseSlot(leaRegion)
  await getSendButton(leaRegion).click()
  await expect(leaRegion.getByText('Renseignez les champs obligatoires')).toBeVisible()
  await expect(lyonRegion.getByText('Renseignez les champs obligatoires')).toHaveCount(0)
  await expect(lyonRegion.getByRole('list', { name: 'Praticiens' })).toBeVisible()

  await test.step('keeps typed text when an element is moved', async () => {
    await getField(leaRegion, 'Prénom').fill('Zoé')
    await page.evaluate(() =>
      document.querySelector('main')?.prepend(...document.querySelectorAll('section[aria-label="Léa"]')),
    )
    await expect(getField(leaRegion, 'Prénom')).toHaveValue('Zoé')
  })

  await test.step('uses the phone layout in a narrow element', async () => {
    await page.evaluate(() =>
      document.querySelector('section[aria-label="Lyon"]')?.setAttribute('style', 'width: 380px'),
    )
    await expect(lyonRegion.getByRole('button', { name: 'Carte' })).toBeVisible()
    await expect(lyonRegion.locator('path.map-france')).toHaveCount(0)
    const [nameField, placeField] = [
      await lyonRegion.getByLabel('Nom du praticien').boundingBox(),
      await lyonRegion.getByLabel('Lieu').boundingBox(),
    ]
    expect(nameField?.y).toBeLessThan((placeField?.y ?? 0) - 20)
    await expectNoAxeViolations(page)
  })
})

test('the element is accessible, and can be used with only the keyboard', async ({ page }) => {
  await page.goto(`${partnerSite.origin}/plain.html`)
  await expect(getFreeSlots(page).getByRole('button').first()).toBeVisible()
  await expectNoAxeViolations(page)
  const next = page.getByRole('button', { name: 'Semaine suivante' })
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Passer le calendrier' }))
  await page.keyboard.press('Enter')
  await tabTo(
    page,
    getFreeSlots(page)
      .getByRole('button', { name: /, de 1[0-9]:/ })
      .last(),
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Demander une séance' })).toBeFocused()
  await tabTo(page, getSendButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert', { name: 'Champs requis' })).toBeFocused()
  await expectNoAxeViolations(page)
  const day = page.getByRole('group', { name: 'Jour' })
  await tabTo(page, day.getByRole('button'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(day.getByRole('button')).toBeFocused()
  const values = { Prénom: 'Zoé', Nom: 'Clavier', 'E-mail': createEmailAddress(), 'Mot de passe': password }
  for (const [label, value] of Object.entries(values)) {
    await tabTo(page, getField(page, label))
    await page.keyboard.type(value)
  }
  await tabTo(page, getSendButton(page))
  await page.keyboard.press('Enter')
  await expect(
    getSuccessHeading(page).or(page.getByRole('heading', { name: 'Quelques questions du praticien' })),
  ).toBeVisible()
  if (!(await getSuccessHeading(page).isVisible())) {
    await tabTo(page, page.getByRole('button', { name: 'Envoyer ma demande' }))
    await page.keyboard.press('Enter')
  }
  await expect(getSuccessHeading(page)).toBeFocused()
  await expectNoAxeViolations(page)
  await tabTo(page, page.getByRole('link', { name: 'Revenir aux disponibilités' }))
  await page.keyboard.press('Enter')
  await expect(getFreeSlots(page)).toBeVisible()
})

/** Checks that the element has reported an error, and shows the fallback link without a shadow root. */
const expectFallbackLink = async (page: Page) => {
  await expectEvent(page, 'error')
  const link = page.getByRole('link', { name: 'Prendre rendez-vous en ligne' })
  await expect(link).toHaveAttribute('href', `${compliceOrigin}/therapists/${therapistId}`)
  expect(await page.evaluate(() => document.querySelector('complice-booking')?.shadowRoot)).toBeNull()
}

test.describe("when the product's host fails", () => {
  test.beforeEach(({ page }) => recordEvents(page))
  // Ignores errors of a script that is still loading when the page closes.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

  test('adds no second link to an element that contains one, with a concatenated script that runs before the element is parsed', async ({
    page,
  }) => {
    await page.goto(`${partnerSite.origin}/concatenated.html`)
    await expectFallbackLink(page)
    await expect(getBookingElement(page).getByRole('link')).toHaveCount(1)
  })

  test('links to the directory at the default host when no URL and no attribute names the host of the product', async ({
    page,
  }) => {
    await page.goto(`${partnerSite.origin}/loading-methods.html?method=concatenated&withoutOrigin`)
    await expectEvent(page, 'error')
    await expect(getBookingElement(page).getByRole('link')).toHaveAttribute(
      'href',
      /^https:\/\/complice\.fr\/therapists/,
    )
  })

  test('shows the fallback link when the script cannot be loaded', async ({ page }) => {
    await page.route(`${compliceOrigin}/**`, (route) => route.abort())
    await page.goto(`${partnerSite.origin}/plain.html`)
    await expect(page.getByRole('link', { name: 'Prendre rendez-vous en ligne' })).toBeVisible()
  })

  test('shows the fallback link if `latest.json` cannot be loaded, and retries when the element is inserted again', async ({
    page,
  }) => {
    await page.route(/latest\.json/, (route) => route.fulfill({ status: 503, body: 'away' }))
    await page.goto(`${partnerSite.origin}/iframe.html`)
    await page.evaluate(() => document.querySelector('complice-booking')?.removeAttribute('mode'))
    await expectFallbackLink(page)
    expect((await readEvents(page)).map(([name]) => name)).toEqual(['error'])
    await page.unroute(/latest\.json/)
    await page.evaluate(() => {
      const booking = document.querySelector('complice-booking')
      if (booking) document.querySelector('main')?.append(booking)
    })
    await expect(getFreeSlots(page)).toBeVisible()
  })

  test('does not run a tampered script, and shows the fallback link', async ({ page }) => {
    await page.route(/\/element\.\w+\.js/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `document.title = 'changed';${await response.text()}` })
    })
    await page.goto(`${partnerSite.origin}/plain.html`)
    await expectFallbackLink(page)
    expect(await page.title()).toBe('Mon cabinet')
  })

  test('shows the fallback link if a script loaded on demand was tampered with', async ({ page }) => {
    await page.goto(`${partnerSite.origin}/plain.html`)
    await expect(getFreeSlots(page)).toBeVisible()
    await page.route(/\/embed\/v1\/.*\.js/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `document.title = 'changed';${await response.text()}` })
    })
    // Opens the next week, because at the end of a week all its slots are in the past.
    await page.getByRole('button', { name: 'Semaine suivante' }).click()
    await getFreeSlots(page)
      .getByRole('button', { name: /, de \d\d:\d\d à/ })
      .first()
      .click()
    await expectEvent(page, 'error')
    await expect(page.getByRole('link', { name: 'Prendre rendez-vous en ligne' })).toBeVisible()
    expect(await page.title()).toBe('Mon cabinet')
  })
})

test("adapts the frame's height to the content, books in the frame, and ignores messages from other origins", async ({
  page,
}) => {
  await recordEvents(page)
  await page.goto(`${partnerSite.origin}/iframe.html`)
  const frame = page.frameLocator('iframe[title="Prise de rendez-vous"]')
  await expect(getFreeSlots(frame).getByRole('button').first()).toBeVisible()
  await expectEvent(page, 'ready')
  const readFrameHeight = () =>
    getBookingElement(page).evaluate(
      (host) => host.shadowRoot?.querySelector('iframe')?.getBoundingClientRect().height ?? 0,
    )
  const readContentHeight = () =>
    frame.locator('complice-booking').evaluate((host) => host.getBoundingClientRect().height)
  await expect.poll(async () => Math.abs((await readFrameHeight()) - (await readContentHeight()))).toBeLessThan(2)
  await expectNoAxeViolations(page)

  const heightBefore = await readFrameHeight()
  await page.evaluate(() => {
    postMessage({ complice: 1, type: 'height', height: 5 }, '*')
    postMessage({ complice: 1, type: 'news', name: 'booked', detail: {} }, '*')
    // Messages arrive in order, so all others have arrived when this one does.
    return new Promise((resolve) => {
      addEventListener('message', ({ data }) => data === 'the last' && resolve(undefined))
      postMessage('the last', '*')
    })
  })
  expect(await readFrameHeight()).toBe(heightBefore)
  expect((await readEvents(page)).map(([name]) => name)).not.toContain('booked')

  await chooseSlot(frame)
  await fillNewPatient(frame, 'Cadre', createEmailAddress())
  await sendUntilSuccess(frame)
  await expectEvent(page, 'booked')
  expect((await readEvents(page)).find(([name]) => name === 'booked')?.[1]).toMatchObject({ therapist: therapistId })
})

test('the loader is smaller than 1 kB compressed, and other sites can frame only the booking', async ({ request }) => {
  const loader = await request.get('/embed/v1/embed.js')
  expect(gzipSync(await loader.body()).length).toBeLessThan(1024)
  expect((await request.get('/embed/v1/frame.html')).headers()['content-security-policy']).toContain(
    'frame-ancestors *',
  )
  for (const page of ['/', '/therapists', '/embed/v1/latest.json'])
    expect((await request.get(page)).headers()['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('shows partners the code to paste for the selected options, with a live preview', async ({ page }) => {
  await setUpKnownDevice(page)
  await page.goto('/partenaires')
  await expect(page.getByRole('heading', { level: 1, name: 'Réserver depuis votre site' })).toBeVisible()
  const codeLines = page.getByRole('figure', { name: 'Lignes à coller' })
  await expect(codeLines).toContainText(`<script src="${compliceOrigin}/embed/v1/embed.js" async></script>`)
  await expect(getBookingElement(page).getByRole('list', { name: 'Praticiens' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Praticien', exact: true }).fill('Fournier')
  await page.getByRole('option', { name: 'Camille Fournier' }).click()
  await expect(codeLines).toContainText(`<complice-booking origin="${compliceOrigin}" therapist="${therapistId}">`)
  await expect(getFreeSlots(getBookingElement(page)).getByRole('button').first()).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  await page.getByLabel('Insertion').selectOption('iframe')
  await expect(codeLines).toContainText('mode="iframe"')
  await expect(getFreeSlots(page.frameLocator('iframe[title="Prise de rendez-vous"]'))).toBeVisible()
})
