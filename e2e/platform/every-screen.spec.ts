import { expect, test, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { showOn } from '../support/device.ts'
import { startShell } from '../support/live.ts'
import { knownDevice, signInAs, signIn, tokenOf } from '../support/member.ts'
import { reusedTab } from '../support/reusedTab.ts'
import { callerOf } from '../support/session.ts'

/**
 * Every screen is accessible in both colour schemes and at both widths, and triggers no CSP violation. Each screen
 * opens on a desktop in the dark scheme, then changes to the light scheme, then to a phone: loading takes longer than
 * checking.
 */

const visitorScreens: [sentence: string, path: string][] = [
  ['the home page', '/'],
  ['the thanks for a demo request', '/pros/demoThanks'],
  ['the search', '/therapists'],
  ['a search that finds nobody', '/therapists?name=personne-de-ce-nom'],
  ['the request for a new password', '/reset-password'],
  ['a link to change the password that is too old', '/change-password?token=trop-ancien'],
  // One component renders the pages of all e-mail links, with an error or a button.
  ['a cancel link that is no good', '/public/session/cancel#non'],
  ['the link of a document', '/public/document#non'],
  ['the screen after a request', '/public/validation/waiting/session'],
  ['the prices', '/pros/prices'],
  ['what the product is', '/public/about'],
  ['the placeholder of the sign-up', '/pros/sign-up'],
  // The legal page with every kind of paragraph; one component renders all legal pages.
  ['the terms', '/public/cgu#cgv'],
  ['the index of the help', '/aide'],
  ['a page of the help', '/aide/premiere-facture'],
  ['a page that does not exist', '/nulle-part'],
]

const memberScreens: [sentence: string, path: string][] = [
  ['the agenda by week', '/pros/sessions'],
  ['the agenda by month', '/pros/sessions?vue=mois'],
  ['a week without a session', '/pros/sessions?vue=semaine&date=2031-01-08'],
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
  ['the payment', '/pros/paiement'],
  ['the types of session', '/pros/sessions-types'],
  ['the team', '/pros/team'],
  ['the activity of the team', '/pros/team/activity'],
  ['the files that are due', '/pros/patients/retention'],
  ['the quotes', '/pros/estimations/details'],
  ['a new quote', '/pros/estimations'],
  ['the quotes that were accepted', '/pros/estimations/details?state=ACCEPTED'],
  ['the month to bill', '/pros/billings/unbilled'],
  ['the dunning e-mails that are due', '/pros/billings/reminders'],
  ['the closures of invoices', '/pros/billings/closures'],
  ['the forecast', '/pros/finance/forecast'],
  ['the sales', '/sales/details'],
  ['the books', '/pros/administration/books'],
  ['the payments that were received', '/pros/administration/payments'],
  ['the end of a month', '/pros/administration/month-end'],
]

interface Faults {
  refusals: string[]
  crashes: string[]
}

/** Records errors from before the page opens. */
function faultsOf(page: Page): Faults {
  const faults: Faults = { refusals: [], crashes: [] }
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) faults.refusals.push(message.text())
  })
  page.on('pageerror', (error) => faults.crashes.push(error.message))
  return faults
}

type Screen = { page: Page; faults: Faults }

/** A desktop tab in the dark scheme, reused for all screens. */
function darkTab(): (browser: Browser) => Promise<Screen> {
  const tabOf = reusedTab()
  return async (browser) => {
    const page = await tabOf(browser)
    await page.emulateMedia({ colorScheme: 'dark' })
    await showOn(page, 'desk')
    page.removeAllListeners('console').removeAllListeners('pageerror')
    return { page, faults: faultsOf(page) }
  }
}

const visitorTab = darkTab()
const memberTab = darkTab()

async function expectAccessibleScreen(page: Page, faults: Faults) {
  await test.step('checks it on a desktop', () => expectGoodLayout(page))
  await test.step('checks it on a phone', async () => {
    await showOn(page, 'phone')
    await expectGoodLayout(page)
  })
  expect(faults).toEqual({ refusals: [], crashes: [] })
}

async function expectGoodLayout(page: Page) {
  await expect(page.locator('#composed')).toHaveCount(0)
  // Located by its tag: a dialog above the page hides the heading from assistive technology.
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, 'pixels the page is wider than the window').toBeLessThanOrEqual(0)
  await expectAccessibleInBothSchemes(page)
}

test.use({ colorScheme: 'dark' })
// The tests are distributed to the workers.
test.describe.configure({ mode: 'parallel' })

for (const [sentence, path] of visitorScreens) {
  test(`a visitor's screen is accessible: ${sentence}`, async ({ browser }) => {
    const { page, faults } = await visitorTab(browser)
    await knownDevice(page)
    await page.goto(path)
    await expectAccessibleScreen(page, faults)
  })
}

test("a visitor's screen is accessible: a professional page while signed out", async ({ browser }) => {
  const { page, faults } = await visitorTab(browser)
  await knownDevice(page)
  await page.goto('/pros/patients')
  await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeVisible()
  await expectAccessibleScreen(page, faults)
})

test("a visitor's screen is accessible: the slots of a therapist", async ({ browser, request }) => {
  const { page, faults } = await visitorTab(browser)
  await knownDevice(page)
  const [therapist] = await (await request.get('/api/therapists?location=lyon')).json()
  await page.goto(`/therapists/${therapist.id}`)
  await expectAccessibleScreen(page, faults)
})

for (const [sentence, path] of memberScreens) {
  test(`a member's screen is accessible: ${sentence}`, async ({ browser, request }) => {
    const { page, faults } = await memberTab(browser)
    await signInAs(page, request, 'ultime@demo.complice.fr')
    await page.goto(path)
    await expectAccessibleScreen(page, faults)
  })
}

test("a member's screen is accessible: a patient's file", async ({ browser, request }) => {
  const { page, faults } = await memberTab(browser)
  const authorization = `Bearer ${await tokenOf(request, 'ultime@demo.complice.fr')}`
  const [patient] = await (await request.get('/api/patients?type=FIRM', { headers: { authorization } })).json()
  await signInAs(page, request, 'ultime@demo.complice.fr')
  await page.goto(`/pros/patients/${patient.id}/details`)
  await expect(page.getByRole('heading', { name: 'Séances' })).toBeVisible()
  await expectAccessibleScreen(page, faults)
})

/** A chart fills the space reserved while it loads: content below does not move. */
async function expectReservedSpaceKept(figure: Locator) {
  await expect(figure.locator('svg').first()).toBeVisible()
  const [keptPx, takenPx] = await figure.evaluate((element) => [
    Number.parseFloat(getComputedStyle(element).minHeight),
    element.getBoundingClientRect().height,
  ])
  expect(keptPx).toBe(takenPx)
}

test("a member's screen is accessible: the dashboard with the data of its charts", async ({ browser, request }) => {
  const { page, faults } = await memberTab(browser)
  await signInAs(page, request, 'ultime@demo.complice.fr')
  await page.goto('/pros/administration')
  for (const chart of ['Heures par semaine', 'Charges, gains et gains attendus par semaine']) {
    const region = page.getByRole('region', { name: chart, exact: true })
    await expectReservedSpaceKept(region.getByRole('figure'))
    await region.getByRole('button', { name: 'Voir les données' }).click()
    await expect(region.getByRole('table')).toBeVisible()
  }
  await expectAccessibleScreen(page, faults)
})

/** The demonstration patient with payers, and the session with its own shares. */
async function sharedPayment(request: APIRequestContext) {
  const call = callerOf(request, 'ultime@demo.complice.fr')
  const bills = await call<{ content: { patient: { id: string } }[] }>('GET', '/billings?name=PCH')
  const patientId = bills.content[0]?.patient.id ?? ''
  const own = await call<{ id: string }[]>('GET', `/patients/${patientId}/sessions`)
  for (const { id } of own) {
    const { division } = await call<{ division: unknown }>('GET', `/sessions/${id}/division`)
    if (division !== null) return { patientId, sessionId: id }
  }
  throw new Error('No session of the demonstration is divided otherwise.')
}

const payerScreens: [
  sentence: string,
  pathOf: (ids: { patientId: string; sessionId: string }) => string,
  dialog: string,
][] = [
  ['who pays for a patient', ({ patientId }) => `/pros/patients/${patientId}/details`, 'Qui paie'],
  ['who pays a session', ({ sessionId }) => `/pros/session/${sessionId}`, 'Qui paie cette séance'],
]

for (const [sentence, pathOf, dialog] of payerScreens) {
  test(`a member's screen is accessible: ${sentence}`, async ({ browser, request }) => {
    const { page, faults } = await memberTab(browser)
    await signInAs(page, request, 'ultime@demo.complice.fr')
    await page.goto(pathOf(await sharedPayment(request)))
    await page.getByRole('region', { name: 'Qui paie' }).getByRole('button', { name: 'Modifier' }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await expectAccessibleScreen(page, faults)
  })
}

test("a member's screen is accessible: an invoice for a payer's part", async ({ browser, request }) => {
  const { page, faults } = await memberTab(browser)
  const { sessionId } = await sharedPayment(request)
  await signInAs(page, request, 'ultime@demo.complice.fr')
  await page.goto(`/pros/billings?sessionId=${sessionId}`)
  const client = page.getByRole('combobox', { name: 'Facturer à' }).locator('option:checked')
  await expect(client).toHaveText('Département du Rhône (PCH)')
  await expectAccessibleScreen(page, faults)
})

test("a member's screens are accessible after the end of the trial", async ({ page }) => {
  const faults = faultsOf(page)
  await signIn(page, 'bloque@demo.complice.fr')
  await page.goto('/pros/sessions')
  await expect(page).toHaveURL(/payment-blocked/)
  await expectAccessibleScreen(page, faults)
  await test.step('can still delete the account', async () => {
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test("a visitor's screen is accessible: the cookie banner and its preferences", async ({ page }) => {
  const faults = faultsOf(page)
  await page.goto('/')
  await startShell(page)
  await expect(page.getByRole('button', { name: 'Tout refuser' })).toBeVisible()
  await expectAccessibleScreen(page, faults)
  await page.getByRole('button', { name: 'Préférences' }).click()
  await expect(page.getByRole('dialog', { name: 'Vos préférences' })).toBeVisible()
  await expectAccessibleScreen(page, faults)
})
