import { expect, test, type APIRequestContext, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { startPartnerSite, type PartnerSite } from '../partners/partnerSite.ts'
import { differences, settledStylesIn } from '../partners/stylesIn.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { knownDevice, memberId, tokenOf } from '../support/member.ts'

/** A practitioner embeds the booking on their own site, and a visitor books there. */

const practitioner = 'ultime@demo.complice.fr'
const password = 'une-phrase-pour-entrer'
const newAddress = () => `zoe.${Date.now()}.${Math.round(Math.random() * 1e6)}@exemple.fr`

let complice: string
let therapist: string
let partner: PartnerSite

test.beforeAll(async ({ playwright, baseURL }) => {
  complice = baseURL ?? ''
  const request = await playwright.request.newContext({ baseURL: complice })
  therapist = await memberId(request, practitioner)
  await request.dispose()
  partner = await startPartnerSite({ complice, therapist })
})
test.afterAll(() => partner.close())

type Scope = Page | Locator | FrameLocator
const element = (page: Page) => page.locator('complice-booking')
const field = (scope: Scope, label: string) => scope.getByRole('textbox', { name: label, exact: true })
const freeSlots = (scope: Scope) => scope.getByRole('region', { name: 'Créneaux libres', exact: true })
const send = (scope: Scope) => scope.getByRole('button', { name: /^(Continuer|Envoyer ma demande)$/ })
const sent = (scope: Scope) => scope.getByRole('heading', { name: 'Votre demande de séance est enregistrée' })

/** Records the element's events in order. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const all: unknown[] = []
    Reflect.set(document, 'heard', all)
    for (const name of ['ready', 'booked', 'error'])
      document.addEventListener(`complice:${name}`, (event) =>
        all.push([name, event instanceof CustomEvent ? event.detail : null]),
      )
  })
async function eventsReceived(page: Page): Promise<[name: string, detail: Record<string, string>][]> {
  return page.evaluate(() => Reflect.get(document, 'heard'))
}
const expectEvent = (page: Page, name: string) =>
  expect.poll(async () => (await eventsReceived(page)).map(([one]) => one)).toContain(name)

/** The state of the partner's own page. */
const partnersOwn = (page: Page) =>
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
  const slots = freeSlots(scope).getByRole('button', { name: /, de \d\d:\d\d à/ })
  await expect(slots.first()).toBeVisible()
  let name = ''
  // The previous week's slots may still be displayed: the slot is selected by its name.
  await expect(async () => {
    name = (await slots.nth(Math.floor(Math.random() * (await slots.count()))).getAttribute('aria-label')) ?? ''
    await freeSlots(scope).getByRole('button', { name, exact: true }).click({ timeout: 5000 })
  }).toPass()
  await expect(scope.getByRole('heading', { name: 'Demander une séance' })).toBeVisible()
  return name
}

async function fillNewPatient(scope: Scope, lastname: string, email: string) {
  await field(scope, 'Prénom').fill('Zoé')
  await field(scope, 'Nom').fill(lastname)
  await field(scope, 'E-mail').fill(email)
  await field(scope, 'Mot de passe').fill(password)
}

/** Sends the form, including the session type's questions if any, until `outcome` is visible. */
async function sendUntil(scope: Scope, outcome: Locator) {
  const questions = scope.getByRole('heading', { name: 'Quelques questions du praticien' })
  await send(scope).click()
  await expect(outcome.or(questions).first()).toBeVisible()
  if (await outcome.first().isVisible()) return
  await scope.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(outcome.first()).toBeVisible()
}
const sendAll = (scope: Scope) => sendUntil(scope, sent(scope))

/** The pending requests in the practitioner's agenda, read from the API. */
async function requestsIn(request: APIRequestContext): Promise<{ title: string; date: string; startTime: string }[]> {
  const token = await tokenOf(request, practitioner)
  const today = new Date().toISOString().slice(0, 10)
  const inTwoMonths = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
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
  await listen(page)
  await context.addCookies([{ name: 'session', value: 'of-a-member', url: complice }])
  const lastname = `Embarque${Math.round(Math.random() * 1e9)}`
  const credentials: string[] = []
  page.on('request', (outgoing) => {
    if (!outgoing.url().startsWith(complice)) return
    void outgoing
      .allHeaders()
      .then((headers) =>
        credentials.push(...[headers['cookie'], headers['authorization']].filter((value) => value !== undefined)),
      )
  })

  await page.route(`${complice}/embed/**`, (route) => route.abort())
  await page.goto(`${partner.origin}/plain.html`)
  await expect(page.getByRole('link', { name: 'Prendre rendez-vous en ligne' })).toBeVisible()
  const before = await partnersOwn(page)
  await page.unroute(`${complice}/embed/**`)

  await page.goto(`${partner.origin}/plain.html`)
  await expectEvent(page, 'ready')
  const pages = await page.evaluate(() => history.length)
  await expect(page.getByRole('link', { name: 'Prendre rendez-vous en ligne' })).toBeHidden()

  const slot = await chooseSlot(element(page))
  await test.step('sees the missing fields, and gets the focus there', async () => {
    await send(page).click()
    await expect(page.getByRole('alert', { name: 'Champs requis' })).toBeFocused()
    await page.getByRole('link', { name: 'E-mail requis' }).click()
    await expect(field(page, 'E-mail')).toBeFocused()
  })
  await test.step("opens the day's calendar above the page", async () => {
    await page.getByRole('group', { name: 'Jour' }).getByRole('button').click()
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await fillNewPatient(page, lastname, newAddress())
  await sendAll(page)

  const booked = (await eventsReceived(page)).find(([name]) => name === 'booked')?.[1]
  expect(booked).toEqual({
    therapist,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    start: /de (\d\d:\d\d)/.exec(slot)?.[1],
  })
  const arrived = (await requestsIn(request)).find(({ title }) => title.includes(lastname))
  expect(arrived).toMatchObject({ date: booked?.['date'], startTime: booked?.['start'] })

  await test.step('opens the map, whose library adds no global to the page', async () => {
    await page.evaluate(() => document.querySelector('complice-booking')?.removeAttribute('therapist'))
    await expect(element(page).locator('path.map-france')).toBeVisible()
  })
  expect(await partnersOwn(page)).toEqual(before)
  expect(await page.evaluate(() => history.length)).toBe(pages)
  // The only token that is sent is the booking's own, of this patient and this request.
  expect(credentials.filter((value) => !value.startsWith('Bearer '))).toEqual([])
  expect(new Set(credentials).size).toBe(1)
})

test('on a page with React 17, leads a visitor with an account to sign in, and survives being removed and inserted again', async ({
  page,
  request,
}) => {
  const email = newAddress()
  const opened = await request.post('/api/public/patients', {
    data: { firstname: 'Zoé', lastname: 'Connue', email, phoneNumber: '', password },
  })
  expect(opened.status()).toBe(201)
  await page.goto(`${partner.origin}/react.html`)
  await expect(page.getByRole('heading', { name: 'Avec React 17.0.2' })).toBeVisible()
  await chooseSlot(element(page))

  await page.getByRole('button', { name: 'Retirer' }).click()
  await expect(element(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Remettre' }).click()
  await expect(freeSlots(page)).toBeVisible()

  await chooseSlot(element(page))
  await test.step('is led to the account by a dialog, which traps the focus', async () => {
    await fillNewPatient(page, 'Connue', email)
    const dialog = page.getByRole('dialog', { name: 'Vous avez déjà un compte' })
    await sendUntil(page, dialog)
    const [close, mine] = [
      dialog.getByRole('button', { name: 'Fermer' }),
      dialog.getByRole('button', { name: "J'ai déjà un compte" }),
    ]
    for (const [key, next] of [
      ['Tab', close],
      ['Tab', mine],
      ['Tab', close],
      ['Shift+Tab', mine],
    ] as const) {
      await page.keyboard.press(key)
      await expect(next).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(field(page, 'E-mail')).toHaveValue(email)
  })
  await field(page, 'Mot de passe').fill('pas le bon mot')
  await sendUntil(page, element(page).getByText("nom d'utilisateur ou mot de passe incorrect"))
  await page.getByRole('button', { name: 'Retirer' }).click()
  await expect(element(page)).toHaveCount(0)
})

test('on a page with Vue, changes the search and emits its event', async ({ page }) => {
  await page.goto(`${partner.origin}/vue.html`)
  const list = element(page).getByRole('list', { name: 'Praticiens' })
  await expect(list).toContainText('Lyon')
  await expect(page.getByRole('status').filter({ hasText: '1' })).toBeVisible()
  await expect(element(page).locator('path.map-france')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Nantes' }).click()
  await expect(list).toContainText('Thomas Le Goff')
  await expect(list).not.toContainText('Lyon')
})

test('looks the same with the most hostile style sheet and the strictest CSP', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  const look = async (name: string) => {
    await page.goto(`${partner.origin}/${name}`)
    await expect(freeSlots(page).getByRole('button').first()).toBeVisible()
    await expect(
      element(page)
        .getByRole('region', { name: 'Calendrier des créneaux libres' })
        .getByRole('columnheader')
        .or(element(page).locator('.rbc-header'))
        .first(),
    ).toBeVisible()
    return settledStylesIn(page)
  }
  const plain = await look('plain.html')
  expect(Object.keys(plain).length).toBeGreaterThan(100)
  expect(differences(plain, await look('hostile.html'))).toEqual([])
  expect(differences(plain, await look('strict.html'))).toEqual([])

  await chooseSlot(element(page))
  await page.getByRole('group', { name: 'Jour' }).getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${partner.origin}/strict-iframe.html`)
  await expect(freeSlots(page.frameLocator('iframe')).getByRole('button').first()).toBeVisible()
  expect(violations).toEqual([])
})

test('is as wide as its container, down to a minimum width', async ({ page }) => {
  await page.goto(`${partner.origin}/tight.html`)
  for (const each of await element(page).all()) await expect(freeSlots(each)).toBeVisible()
  const widths = await element(page).evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().width)),
  )
  const body = await page.evaluate(() => document.body.clientWidth)
  expect(widths).toEqual([body, body, 640 + 2 * 16, 300])
})

test('shares one script and no state between two elements on a page', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (outgoing) => {
    if (/element\.\w+\.js$/.test(outgoing.url())) scripts.push(outgoing.url())
  })
  await page.goto(`${partner.origin}/two.html`)
  const [lyon, lea] = [page.getByRole('region', { name: 'Lyon' }), page.getByRole('region', { name: 'Léa' })]
  await expect(lyon.getByRole('list', { name: 'Praticiens' })).toContainText('Lyon')
  await expect(freeSlots(lea)).toBeVisible()
  expect(scripts).toHaveLength(1)
  await expectNoAxeViolations(page)

  await chooseSlot(lea)
  await send(lea).click()
  await expect(lea.getByText('Renseignez les champs obligatoires')).toBeVisible()
  await expect(lyon.getByText('Renseignez les champs obligatoires')).toHaveCount(0)
  await expect(lyon.getByRole('list', { name: 'Praticiens' })).toBeVisible()

  await test.step('keeps typed text when an element is moved', async () => {
    await field(lea, 'Prénom').fill('Zoé')
    await page.evaluate(() =>
      document.querySelector('main')?.prepend(...document.querySelectorAll('section[aria-label="Léa"]')),
    )
    await expect(field(lea, 'Prénom')).toHaveValue('Zoé')
  })

  await test.step('renders a narrow element for its own width', async () => {
    await page.evaluate(() =>
      document.querySelector('section[aria-label="Lyon"]')?.setAttribute('style', 'width: 380px'),
    )
    await expect(lyon.getByRole('button', { name: 'Carte' })).toBeVisible()
    await expect(lyon.locator('path.map-france')).toHaveCount(0)
    const [name, scope] = [
      await lyon.getByLabel('Nom du praticien').boundingBox(),
      await lyon.getByLabel('Lieu').boundingBox(),
    ]
    expect(name?.y).toBeLessThan((scope?.y ?? 0) - 20)
    await expectNoAxeViolations(page)
  })
})

test('is accessible, and can be used with only the keyboard', async ({ page }) => {
  await page.goto(`${partner.origin}/plain.html`)
  await expect(freeSlots(page).getByRole('button').first()).toBeVisible()
  await expectNoAxeViolations(page)
  const next = page.getByRole('button', { name: 'Semaine suivante' })
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Passer le calendrier' }))
  await page.keyboard.press('Enter')
  await tabTo(
    page,
    freeSlots(page)
      .getByRole('button', { name: /, de 1[0-9]:/ })
      .last(),
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Demander une séance' })).toBeFocused()
  await tabTo(page, send(page))
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
  const typed = { Prénom: 'Zoé', Nom: 'Clavier', 'E-mail': newAddress(), 'Mot de passe': password }
  for (const [label, value] of Object.entries(typed)) {
    await tabTo(page, field(page, label))
    await page.keyboard.type(value)
  }
  await tabTo(page, send(page))
  await page.keyboard.press('Enter')
  await expect(sent(page).or(page.getByRole('heading', { name: 'Quelques questions du praticien' }))).toBeVisible()
  if (!(await sent(page).isVisible())) {
    await tabTo(page, page.getByRole('button', { name: 'Envoyer ma demande' }))
    await page.keyboard.press('Enter')
  }
  await expect(sent(page)).toBeFocused()
  await expectNoAxeViolations(page)
  await tabTo(page, page.getByRole('link', { name: 'Revenir aux disponibilités' }))
  await page.keyboard.press('Enter')
  await expect(freeSlots(page)).toBeVisible()
})

/** Only the link is visible. */
const expectLinkOnly = async (page: Page) => {
  await expectEvent(page, 'error')
  const link = page.getByRole('link', { name: 'Prendre rendez-vous en ligne' })
  await expect(link).toHaveAttribute('href', `${complice}/therapists/${therapist}`)
  expect(await page.evaluate(() => document.querySelector('complice-booking')?.shadowRoot)).toBeNull()
}

test.describe("when the product's host fails", () => {
  test.beforeEach(({ page }) => listen(page))
  // The page does not wait for a script that is still loading.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

  test('shows a link without the script', async ({ page }) => {
    await page.route(`${complice}/**`, (route) => route.abort())
    await page.goto(`${partner.origin}/plain.html`)
    await expect(page.getByRole('link', { name: 'Prendre rendez-vous en ligne' })).toBeVisible()
  })

  test('shows a link if `latest.json` cannot be loaded, and retries when the element is inserted again', async ({
    page,
  }) => {
    await page.route(/latest\.json/, (route) => route.fulfill({ status: 503, body: 'away' }))
    await page.goto(`${partner.origin}/iframe.html`)
    await page.evaluate(() => document.querySelector('complice-booking')?.removeAttribute('mode'))
    await expectLinkOnly(page)
    expect((await eventsReceived(page)).map(([name]) => name)).toEqual(['error'])
    await page.unroute(/latest\.json/)
    await page.evaluate(() => {
      const booking = document.querySelector('complice-booking')
      if (booking) document.querySelector('main')?.append(booking)
    })
    await expect(freeSlots(page)).toBeVisible()
  })

  test('does not run a tampered script', async ({ page }) => {
    await page.route(/\/element\.\w+\.js/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `document.title = 'changed';${await response.text()}` })
    })
    await page.goto(`${partner.origin}/plain.html`)
    await expectLinkOnly(page)
    expect(await page.title()).toBe('Mon cabinet')
  })

  test('shows a link if a later script was tampered with', async ({ page }) => {
    await page.goto(`${partner.origin}/plain.html`)
    await expect(freeSlots(page)).toBeVisible()
    await page.route(/\/embed\/v1\/.*\.js/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `document.title = 'changed';${await response.text()}` })
    })
    // At the end of a week the week's slots are in the past.
    await page.getByRole('button', { name: 'Semaine suivante' }).click()
    await freeSlots(page)
      .getByRole('button', { name: /, de \d\d:\d\d à/ })
      .first()
      .click()
    await expectEvent(page, 'error')
    await expect(page.getByRole('link', { name: 'Prendre rendez-vous en ligne' })).toBeVisible()
    expect(await page.title()).toBe('Mon cabinet')
  })
})

test('in a frame, adapts its height, books, and ignores messages from other origins', async ({ page }) => {
  await listen(page)
  await page.goto(`${partner.origin}/iframe.html`)
  const frame = page.frameLocator('iframe[title="Prise de rendez-vous"]')
  await expect(freeSlots(frame).getByRole('button').first()).toBeVisible()
  await expectEvent(page, 'ready')
  const height = () =>
    element(page).evaluate((host) => host.shadowRoot?.querySelector('iframe')?.getBoundingClientRect().height ?? 0)
  const inside = () => frame.locator('complice-booking').evaluate((host) => host.getBoundingClientRect().height)
  await expect.poll(async () => Math.abs((await height()) - (await inside()))).toBeLessThan(2)
  await expectNoAxeViolations(page)

  const former = await height()
  await page.evaluate(() => {
    postMessage({ complice: 1, type: 'height', height: 5 }, '*')
    postMessage({ complice: 1, type: 'news', name: 'booked', detail: {} }, '*')
    // Messages arrive in order: after this message all others have arrived.
    return new Promise((resolve) => {
      addEventListener('message', ({ data }) => data === 'the last' && resolve(undefined))
      postMessage('the last', '*')
    })
  })
  expect(await height()).toBe(former)
  expect((await eventsReceived(page)).map(([name]) => name)).not.toContain('booked')

  await chooseSlot(frame)
  await fillNewPatient(frame, 'Cadre', newAddress())
  await sendAll(frame)
  await expectEvent(page, 'booked')
  expect((await eventsReceived(page)).find(([name]) => name === 'booked')?.[1]).toMatchObject({ therapist })
})

test('has a code line below 1 kB for partners, and refuses to be framed elsewhere', async ({ request }) => {
  const loader = await request.get('/embed/v1/embed.js')
  expect(gzipSync(await loader.body()).length).toBeLessThan(1024)
  expect((await request.get('/embed/v1/frame.html')).headers()['content-security-policy']).toContain(
    'frame-ancestors *',
  )
  for (const page of ['/', '/therapists', '/embed/v1/latest.json'])
    expect((await request.get(page)).headers()['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('shows partners the code lines for the selected options, with a live preview', async ({ page }) => {
  await knownDevice(page)
  await page.goto('/partenaires')
  await expect(page.getByRole('heading', { level: 1, name: 'Réserver depuis votre site' })).toBeVisible()
  const lines = page.getByRole('figure', { name: 'Lignes à coller' })
  await expect(lines).toContainText(`<script src="${complice}/embed/v1/embed.js" async></script>`)
  await expect(element(page).getByRole('list', { name: 'Praticiens' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Praticien', exact: true }).fill('Fournier')
  await page.getByRole('option', { name: 'Camille Fournier' }).click()
  await expect(lines).toContainText(`<complice-booking therapist="${therapist}">`)
  await expect(freeSlots(element(page)).getByRole('button').first()).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  await page.getByLabel('Insertion').selectOption('iframe')
  await expect(lines).toContainText('mode="iframe"')
  await expect(freeSlots(page.frameLocator('iframe[title="Prise de rendez-vous"]'))).toBeVisible()
})
