import { expect, test, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { demoPassword, pressSignOut, setUpKnownDevice, signIn, tokenOf } from '../support/member.ts'

/**
 * After a user signs in or out in one tab of a browser, the other tab shows no data of the former member.
 */

/** A screen of each area, and its path. */
const screens: [screenName: string, path: string][] = [
  ['the agenda', '/pros/sessions'],
  ['the patients', '/pros/patients'],
  ['the invoices', '/pros/billings/details'],
  ['my information', '/pros/user'],
  ['the request of a session', '/public/session'],
]

/** A frame painted by a tab: its document, whether another tab had already changed the sign-in, and its text. */
interface PaintedFrame {
  document: string
  isAfterChange: boolean
  text: string
}

/** Records each frame that a tab paints, also after the tab loads another document. */
async function recordPaints(page: Page): Promise<PaintedFrame[]> {
  const frames: PaintedFrame[] = []
  await page.exposeFunction('recordPaint', (frame: PaintedFrame) => frames.push(frame))
  await page.addInitScript(() => {
    const id = String(Math.random())
    let isAfterChange = false
    let previousFrame = ''
    window.addEventListener('storage', ({ key }) => {
      if (key === 'jwtToken' || key === 'complice.owner') isAfterChange = true
    })
    const record = () => {
      const text = document.body ? `${document.body.innerText.trim()}\n${document.title}`.trim() : ''
      if (`${isAfterChange}${text}` !== previousFrame) {
        previousFrame = `${isAfterChange}${text}`
        void Reflect.apply(Reflect.get(window, 'recordPaint'), window, [{ document: id, isAfterChange, text }])
      }
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })
  return frames
}

/** An animal, a place or a patient as a list of the API returns it, with its name. */
interface NamedRecord {
  name?: string
  individual?: { lastname: string } | null
  firm?: { companyName: string } | null
  contactLastname?: string
}

async function fetchNamedRecords(request: APIRequestContext, token: string): Promise<NamedRecord[]> {
  const fetchList = async (path: string): Promise<NamedRecord[]> => {
    const response = await request.get(`/api/${path}`, { headers: { authorization: `Bearer ${token}` } })
    return response.ok() ? await response.json() : []
  }
  return [...(await fetchList('animals')), ...(await fetchList('patients')), ...(await fetchList('clubs'))]
}

const listNames = (records: readonly NamedRecord[]): string[] =>
  records.flatMap(({ name: recordName, individual, firm, contactLastname }) => {
    const name = recordName ?? firm?.companyName ?? individual?.lastname ?? contactLastname
    return name ? [name] : []
  })

interface SignInChange {
  context: BrowserContext
  /** Token of the member who is signed in before the change. */
  token: string
  /** Names that must not appear in the documents after the change. */
  names: readonly string[]
  /** Changes the sign-in in another tab. */
  changeSignIn: (otherTab: Page) => Promise<void>
  /** Checks that a tab has reached the page expected after the change. */
  expectArrival: (page: Page) => Promise<void>
}

/**
 * Opens a tab on a screen of each area, changes the sign-in in another tab, and checks what the tabs paint
 * afterwards.
 */
async function expectNoTraceOfFormerMember({ context, token, names, changeSignIn, expectArrival }: SignInChange) {
  const otherTab = await context.newPage()
  await setUpKnownDevice(otherTab)
  await signInOnDevice(otherTab, token)
  const tabs = await Promise.all(
    screens.map(async ([screenName, path]) => {
      const page = await context.newPage()
      await setUpKnownDevice(page)
      const frames = await recordPaints(page)
      await page.goto(path)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      return {
        screenName,
        page,
        frames,
        document: frames.at(-1)?.document,
        frameCountBefore: frames.length,
      }
    }),
  )

  await changeSignIn(otherTab)
  for (const { page } of tabs) await expectArrival(page)

  for (const { screenName, frames, document, frameCountBefore } of tabs) {
    const framesAfter = frames.slice(frameCountBefore)
    const oldDocumentFrames = framesAfter.filter((frame) => frame.document === document && frame.isAfterChange)
    expect
      .soft(
        oldDocumentFrames.filter(({ text }) => text !== '' && text !== 'Complice'),
        screenName,
      )
      .toEqual([])
    const textsOfNewDocuments = framesAfter.filter((frame) => frame.document !== document).map(({ text }) => text)
    expect.soft(textsOfNewDocuments.length, screenName).toBeGreaterThan(0)
    expect
      .soft(
        names.filter((name) => textsOfNewDocuments.some((text) => text.includes(name))),
        screenName,
      )
      .toEqual([])
  }
  for (const { page } of tabs) await page.close()
  await otherTab.close()
}

const expectProfileOf = (name: string) => (page: Page) =>
  expect(page.getByRole('link', { name: `Mon profil : ${name}` })).toBeVisible()
const expectSignedOut = (page: Page) => expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()

async function signOut(otherTab: Page) {
  await otherTab.goto('/partenaires')
  await pressSignOut(otherTab)
  await expectSignedOut(otherTab)
}

async function signInOnDevice(otherTab: Page, token: string) {
  await otherTab.goto('/partenaires')
  // Loads and stores the member's details, as a sign-in does. The page itself may load a new document at the same
  // time.
  const documentLoad = otherTab.waitForEvent('load')
  await otherTab.evaluate((jwtToken) => {
    localStorage.setItem('jwtToken', jwtToken)
    location.reload()
  }, token)
  await documentLoad
}

async function signInByDialog(otherTab: Page) {
  await signOut(otherTab)
  await signIn(otherTab, 'standard@demo.complice.fr')
}

/** Requests a session of another practice as the demo patient, who signs in while doing so. */
async function bookAsPatient(otherTab: Page) {
  await signOut(otherTab)
  await otherTab.goto('/therapists?location=lyon')
  await otherTab
    .getByRole('link', { name: /Léa Bonnet/ })
    .first()
    .click()
  await otherTab.getByRole('button', { name: 'Semaine suivante' }).click()
  await otherTab
    .getByRole('region', { name: 'Créneaux libres', exact: true })
    .getByRole('button', { name: /, de / })
    .last()
    .click()
  await otherTab.getByRole('tab', { name: "J'ai déjà un compte" }).click()
  await otherTab.getByRole('textbox', { name: 'E-mail', exact: true }).fill('patient@demo.complice.fr')
  await otherTab.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill(demoPassword)
  await otherTab.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(
    otherTab.getByRole('heading', { level: 1, name: 'Votre demande de séance est enregistrée' }),
  ).toBeVisible()
}

test('shows a member of another practice no data of the previous practice', async ({ context, request }) => {
  const [token, secondToken] = [
    await tokenOf(request, 'pro@demo.complice.fr'),
    await tokenOf(request, 'standard@demo.complice.fr'),
  ]
  // A name that also appears in the second practice's records is no trace of the first practice.
  const secondPracticeText = JSON.stringify(await fetchNamedRecords(request, secondToken))
  const names = [
    'Thomas Le Goff',
    ...listNames(await fetchNamedRecords(request, token)).filter((name) => !secondPracticeText.includes(name)),
  ]
  expect(names.length).toBeGreaterThan(10)
  const expectArrival = expectProfileOf("Claire Dubreuil L'Âne et la Plume")
  await expectNoTraceOfFormerMember({ context, token, names, changeSignIn: signInByDialog, expectArrival })
})

test('shows no data of the previous practice to a patient who signs in', async ({ context, request }) => {
  const token = await tokenOf(request, 'pro@demo.complice.fr')
  const names = ['Thomas Le Goff', ...listNames(await fetchNamedRecords(request, token))]
  await expectNoTraceOfFormerMember({
    context,
    token,
    names,
    changeSignIn: bookAsPatient,
    // The header shows a signed-in patient the same links as a visitor.
    expectArrival: expectSignedOut,
  })
})

test('shows an assistant no data of the administrator who was signed in before', async ({ context, request }) => {
  const [token, secondToken] = [
    await tokenOf(request, 'ultime@demo.complice.fr'),
    await tokenOf(request, 'assistant@demo.complice.fr'),
  ]
  // The agenda, which the assistant may see, also shows the administrator's name; the e-mail address appears only in
  // the administrator's profile.
  const names = ['ultime@demo.complice.fr']
  const changeSignIn = (otherTab: Page) => signInOnDevice(otherTab, secondToken)
  await expectNoTraceOfFormerMember({
    context,
    token,
    names,
    changeSignIn,
    expectArrival: expectProfileOf('Julie Renard'),
  })
})

test('leaves a page with unsaved input, without asking, when the member signs out in another tab', async ({
  context,
  request,
}) => {
  const [page, otherTab] = [await context.newPage(), await context.newPage()]
  for (const tab of [page, otherTab]) await setUpKnownDevice(tab)
  await signInOnDevice(page, await tokenOf(request, 'pro@demo.complice.fr'))
  await page.goto('/pros/patient')
  await page.getByRole('textbox', { name: /^Nom de famille/ }).fill('Secret')
  let hasConfirmationDialog = false
  page.on('dialog', (dialog) => {
    hasConfirmationDialog = true
    void dialog.accept()
  })
  await signOut(otherTab)
  await expectSignedOut(page)
  expect(hasConfirmationDialog).toBe(false)
})
