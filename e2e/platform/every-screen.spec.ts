import { expect, test, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { emulateDevice } from '../support/device.ts'
import { startShell } from '../support/live.ts'
import { setUpKnownDevice, signInAs, signIn, tokenOf } from '../support/member.ts'
import { createReusedTab } from '../support/reusedTab.ts'
import { apiAs } from '../support/session.ts'
import { expectTouchTargets } from '../support/touchTargets.ts'
import { expectNonBreakingSpaces } from '../support/typography.ts'

/**
 * Every screen is accessible in both colour schemes and at both widths, has controls large enough for a finger on a
 * phone, and triggers no CSP violation. Each screen opens on a desktop in the dark scheme, then changes to the light
 * scheme, then to a phone, because loading takes longer than checking.
 */

const visitorScreens: [screenName: string, path: string][] = [
  ['the home page', '/'],
  ['the thanks for a demo request', '/pros/demoThanks'],
  ['the search', '/therapists'],
  ['a search that finds nobody', '/therapists?name=personne-de-ce-nom'],
  ['the request for a new password', '/reset-password'],
  ['a link to change the password that is too old', '/change-password?token=trop-ancien'],
  // One component renders the pages of all e-mail links, with an error or a button.
  ['an invalid cancel link', '/public/session/cancel#non'],
  ['an invalid link of a document', '/public/document#non'],
  ['an invalid link of a change of address', '/public/email-change#non'],
  ['the account of a patient', '/public/account'],
  ['the screen after a request', '/public/validation/waiting/session'],
  ['the prices', '/pros/prices'],
  ['the presentation of the product', '/public/about'],
  ['the placeholder of the sign-up', '/pros/sign-up'],
  // The legal page with every kind of paragraph; one component renders all legal pages.
  ['the terms', '/public/cgu#cgv'],
  ['the index of the help', '/aide'],
  ['a page of the help', '/aide/premiere-facture'],
  ['a page that does not exist', '/nulle-part'],
]

const memberScreens: [screenName: string, path: string][] = [
  ['the agenda by week', '/pros/sessions'],
  ['the agenda by month', '/pros/sessions?vue=mois'],
  ['a week without a session', '/pros/sessions?vue=semaine&date=2031-01-08'],
  ['a closed day of the agenda', '/pros/sessions?vue=jour&date=2031-01-05'],
  ['a list without a session', '/pros/sessions?vue=liste&date=2031-01-08'],
  ['a new session', '/pros/session'],
  ['the places', '/pros/clubs'],
  ['the animals', '/pros/animals'],
  ['a new animal', '/pros/animal'],
  ['the patients', '/pros/patients'],
  ['the import of patients', '/pros/patients/import'],
  ['a search among the patients that finds nobody', '/pros/patients?name=personne-de-ce-nom'],
  ['the advanced filters of the patients', '/pros/patients?archived=true'],
  ['a new patient', '/pros/patient'],
  ['the invoices', '/pros/billings/details'],
  ['a new invoice', '/pros/billings'],
  ['my information', '/pros/user'],
  ['my preferences', '/pros/personalization'],
  ['my absences', '/pros/vacations'],
  ['the sent e-mails', '/pros/emails'],
  ['the payment', '/pros/paiement'],
  ['the types of session', '/pros/sessions-types'],
  ['the team', '/pros/team'],
  ['the activity of the team', '/pros/team/activity'],
  ['the deleted patients', '/pros/patients/deleted'],
  ['the patient files due for deletion', '/pros/patients/retention'],
  ['the quotes', '/pros/estimations/details'],
  ['a new quote', '/pros/estimations'],
  ['the accepted quotes', '/pros/estimations/details?state=ACCEPTED'],
  ['the unbilled sessions of a month', '/pros/billings/unbilled'],
  ['the payment reminders to send', '/pros/billings/reminders'],
  ['the closures of invoices', '/pros/billings/closures'],
  ['the numbers of invoices', '/pros/billings/numbering'],
  ['the forecast', '/pros/finance/forecast'],
  ['the sales', '/sales/details'],
  ['the books', '/pros/administration/books'],
  ['the received payments', '/pros/administration/payments'],
  ['the end of a month', '/pros/administration/month-end'],
]

/** Paths of list screens, agenda and dashboard, whose content must begin close to the top of the window. */
const contentScreens = new Set([
  '/pros/sessions',
  '/pros/sessions?vue=mois',
  '/pros/sessions?vue=semaine&date=2031-01-08',
  '/pros/sessions?vue=jour&date=2031-01-05',
  '/pros/clubs',
  '/pros/animals',
  '/pros/patients',
  '/pros/patients?archived=true',
  '/pros/billings/details',
  '/pros/vacations',
  '/pros/emails',
  '/pros/sessions-types',
  '/pros/team/activity',
  '/pros/patients/deleted',
  '/pros/estimations/details',
  '/pros/billings/unbilled',
  '/pros/billings/closures',
  '/sales/details',
  '/pros/administration',
  '/pros/administration/books',
  '/pros/administration/payments',
])
const maxContentTopPx = { desktop: 152, phone: 184 }

interface PageFaults {
  cspViolations: string[]
  scriptErrors: string[]
}

/** Records CSP violations and script errors of the page from now on; call it before the page opens. */
function recordFaults(page: Page): PageFaults {
  const faults: PageFaults = { cspViolations: [], scriptErrors: [] }
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) faults.cspViolations.push(message.text())
  })
  page.on('pageerror', (error) => faults.scriptErrors.push(error.message))
  return faults
}

type Screen = { page: Page; faults: PageFaults }

/** Returns a function that opens a desktop tab in the dark scheme at its first call, and then returns the same tab. */
function createDarkTab(): (browser: Browser) => Promise<Screen> {
  const getTab = createReusedTab()
  return async (browser) => {
    const page = await getTab(browser)
    await page.emulateMedia({ colorScheme: 'dark' })
    await emulateDevice(page, 'desktop')
    page.removeAllListeners('console').removeAllListeners('pageerror')
    return { page, faults: recordFaults(page) }
  }
}

const openVisitorTab = createDarkTab()
const openMemberTab = createDarkTab()

async function expectAccessibleScreen(page: Page, faults: PageFaults, path = '') {
  for (const device of ['desktop', 'phone'] as const)
    await test.step(`checks it on a ${device}`, async () => {
      await emulateDevice(page, device)
      await expectGoodLayout(page)
      if (contentScreens.has(path)) await expectContentNearTop(page, maxContentTopPx[device])
      if (device === 'phone') await expectTouchTargets(page)
    })
  expect(faults).toEqual({ cspViolations: [], scriptErrors: [] })
}

/** Checks where the rows, the cards, the figures or the calendar of the page begin. */
async function expectContentNearTop(page: Page, maxTopPx: number) {
  await page.evaluate(() => scrollTo(0, 0))
  const readTopPx = () =>
    page
      .locator('[data-content]')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(readTopPx, 'pixels above the content').toBeLessThanOrEqual(maxTopPx)
}

async function expectGoodLayout(page: Page) {
  await expect(page.locator('#composed')).toHaveCount(0)
  // Finds the heading by its tag, because an open dialog hides the page behind it from assistive technology, and from
  // searches by role.
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const readOverflowPx = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(readOverflowPx, 'pixels the page is wider than the window').toBeLessThanOrEqual(0)
  await expectNonBreakingSpaces(page)
  await expectAccessibleInBothSchemes(page)
}

test.use({ colorScheme: 'dark' })
// Lets the workers share the tests of this file.
test.describe.configure({ mode: 'parallel' })

for (const [screenName, path] of visitorScreens) {
  test(`a visitor's screen is accessible: ${screenName}`, async ({ browser }) => {
    const { page, faults } = await openVisitorTab(browser)
    await setUpKnownDevice(page)
    await page.goto(path)
    await expectAccessibleScreen(page, faults)
  })
}

test("a visitor's screen is accessible: a professional page while signed out", async ({ browser }) => {
  const { page, faults } = await openVisitorTab(browser)
  await setUpKnownDevice(page)
  await page.goto('/pros/patients')
  await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeVisible()
  await expectAccessibleScreen(page, faults)
})

test("a visitor's screen is accessible: the slots of a therapist", async ({ browser, request }) => {
  const { page, faults } = await openVisitorTab(browser)
  await setUpKnownDevice(page)
  const [therapist] = await (await request.get('/api/therapists?location=lyon')).json()
  await page.goto(`/therapists/${therapist.id}`)
  await expectAccessibleScreen(page, faults)
})

for (const [screenName, path] of memberScreens) {
  test(`a member's screen is accessible: ${screenName}`, async ({ browser, request }) => {
    const { page, faults } = await openMemberTab(browser)
    await signInAs(page, request, 'ultime@demo.complice.fr')
    await page.goto(path)
    await expectAccessibleScreen(page, faults, path)
  })
}

test("a member's screen is accessible: a patient's file", async ({ browser, request }) => {
  const { page, faults } = await openMemberTab(browser)
  const authorization = `Bearer ${await tokenOf(request, 'ultime@demo.complice.fr')}`
  const [patient] = await (await request.get('/api/patients?type=FIRM', { headers: { authorization } })).json()
  await signInAs(page, request, 'ultime@demo.complice.fr')
  await page.goto(`/pros/patients/${patient.id}/details`)
  await expect(page.getByRole('heading', { name: 'Séances' })).toBeVisible()
  await expectAccessibleScreen(page, faults)
})

/**
 * Checks that a chart fills exactly the space reserved for it, so that the content below does not move when it loads.
 */
async function expectReservedHeightUsed(figure: Locator) {
  await expect(figure.locator('svg').first()).toBeVisible()
  const [reservedPx, usedPx] = await figure.evaluate((element) => [
    Number.parseFloat(getComputedStyle(element).minHeight),
    element.getBoundingClientRect().height,
  ])
  expect(reservedPx).toBe(usedPx)
}

test("a member's screen is accessible: the dashboard with the data of its charts", async ({ browser, request }) => {
  const { page, faults } = await openMemberTab(browser)
  await signInAs(page, request, 'ultime@demo.complice.fr')
  await page.goto('/pros/administration')
  for (const chart of ['Heures par semaine', 'Charges, gains et gains attendus par semaine']) {
    const region = page.getByRole('region', { name: chart, exact: true })
    await expectReservedHeightUsed(region.getByRole('figure'))
    await region.getByRole('button', { name: 'Voir les données' }).click()
    await expect(region.getByRole('table')).toBeVisible()
  }
  await expectAccessibleScreen(page, faults, '/pros/administration')
})

/**
 * Finds the demonstration patient with several payers, and the session of theirs with its own division among the
 * payers.
 */
async function findSharedPayment(request: APIRequestContext) {
  const call = apiAs(request, 'ultime@demo.complice.fr')
  const bills = await call<{ content: { patient: { id: string } }[] }>('GET', '/billings?name=PCH')
  const patientId = bills.content[0]?.patient.id ?? ''
  const patientSessions = await call<{ id: string }[]>('GET', `/patients/${patientId}/sessions`)
  for (const { id } of patientSessions) {
    const { division } = await call<{ division: unknown }>('GET', `/sessions/${id}/division`)
    if (division !== null) return { patientId, sessionId: id }
  }
  throw new Error('No session of the demonstration has its own division among payers.')
}

const payerScreens: [
  screenName: string,
  pathOf: (ids: { patientId: string; sessionId: string }) => string,
  dialogName: string,
][] = [
  ['who pays for a patient', ({ patientId }) => `/pros/patients/${patientId}/details`, 'Qui paie'],
  ['who pays a session', ({ sessionId }) => `/pros/session/${sessionId}`, 'Qui paie cette séance'],
]

for (const [screenName, pathOf, dialogName] of payerScreens) {
  test(`a member's screen is accessible: ${screenName}`, async ({ browser, request }) => {
    const { page, faults } = await openMemberTab(browser)
    await signInAs(page, request, 'ultime@demo.complice.fr')
    await page.goto(pathOf(await findSharedPayment(request)))
    await page.getByRole('region', { name: 'Qui paie' }).getByRole('button', { name: 'Modifier' }).click()
    await expect(page.getByRole('dialog', { name: dialogName })).toBeVisible()
    await expectAccessibleScreen(page, faults)
  })
}

test("a member's screen is accessible: an invoice for a payer's part", async ({ browser, request }) => {
  const { page, faults } = await openMemberTab(browser)
  const { sessionId } = await findSharedPayment(request)
  await signInAs(page, request, 'ultime@demo.complice.fr')
  await page.goto(`/pros/billings?sessionId=${sessionId}`)
  const billedTo = page.getByRole('combobox', { name: 'Facturer à' }).locator('option:checked')
  await expect(billedTo).toHaveText('Département du Rhône (PCH)')
  await expectAccessibleScreen(page, faults)
})

test("a member's screens are accessible after the end of the trial", async ({ page }) => {
  const faults = recordFaults(page)
  await signIn(page, 'bloque@demo.complice.fr')
  await page.goto('/pros/sessions')
  await expect(page).toHaveURL(/payment-blocked/)
  await expectAccessibleScreen(page, faults)
  await test.step('can still sign out', async () => {
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test("a visitor's screen is accessible: the cookie banner and its preferences", async ({ page }) => {
  const faults = recordFaults(page)
  await page.goto('/')
  await startShell(page)
  await expect(page.getByRole('button', { name: 'Tout refuser' })).toBeVisible()
  await expectAccessibleScreen(page, faults)
  await page.getByRole('button', { name: 'Préférences' }).click()
  await expect(page.getByRole('dialog', { name: 'Vos préférences' })).toBeVisible()
  await expectAccessibleScreen(page, faults)
})
