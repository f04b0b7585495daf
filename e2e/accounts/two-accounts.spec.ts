import { expect, test, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { demoPassword, knownDevice, signIn, tokenOf } from '../support/member.ts'

/** Two tabs of one browser: when a user signs in or out in one, the other shows nothing of the former member. */

/** Addresses of one screen per area. */
const screens: [sentence: string, path: string][] = [
  ['the agenda', '/pros/sessions'],
  ['the patients', '/pros/patients'],
  ['the invoices', '/pros/billings/details'],
  ['my information', '/pros/user'],
  ['the request of a session', '/public/session'],
]

/** A frame painted by a tab: its document, whether another tab had already changed the sign-in, and its text. */
interface Painted {
  document: string
  isAfterChange: boolean
  text: string
}

/** Records what a tab paints, frame by frame, across the documents it loads. */
async function recordPaints(page: Page): Promise<Painted[]> {
  const paints: Painted[] = []
  await page.exposeFunction('recordPaint', (painted: Painted) => paints.push(painted))
  await page.addInitScript(() => {
    const id = String(Math.random())
    let isAfterChange = false
    let last = ''
    window.addEventListener('storage', ({ key }) => {
      if (key === 'jwtToken' || key === 'complice.owner') isAfterChange = true
    })
    const record = () => {
      const text = document.body ? `${document.body.innerText.trim()}\n${document.title}`.trim() : ''
      if (`${isAfterChange}${text}` !== last) {
        last = `${isAfterChange}${text}`
        void Reflect.apply(Reflect.get(window, 'recordPaint'), window, [{ document: id, isAfterChange, text }])
      }
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })
  return paints
}

/** Name of an animal, a place or a patient. */
interface Named {
  name?: string
  individual?: { lastname: string } | null
  firm?: { companyName: string } | null
  contactLastname?: string
}

async function recordsOf(request: APIRequestContext, token: string): Promise<Named[]> {
  const list = async (path: string): Promise<Named[]> => {
    const response = await request.get(`/api/${path}`, { headers: { authorization: `Bearer ${token}` } })
    return response.ok() ? await response.json() : []
  }
  return [...(await list('animals')), ...(await list('patients')), ...(await list('clubs'))]
}

const namesIn = (records: readonly Named[]): string[] =>
  records.flatMap(({ name, individual, firm, contactLastname }) => {
    const shown = name ?? firm?.companyName ?? individual?.lastname ?? contactLastname
    return shown ? [shown] : []
  })

interface Change {
  context: BrowserContext
  /** Token of the member who is signed in first. */
  token: string
  /** Names that must not appear in the documents after the change. */
  names: readonly string[]
  /** Changes the sign-in in another tab. */
  change: (other: Page) => Promise<void>
  /** Checks the page to which each tab comes. */
  arrives: (page: Page) => Promise<void>
}

/**
 * Opens a tab on a screen of each area, changes the sign-in in another tab, and checks what the tabs paint
 * afterwards.
 */
async function expectNoTraceOfFormerMember({ context, token, names, change, arrives }: Change) {
  const other = await context.newPage()
  await knownDevice(other)
  await signInOnDevice(other, token)
  const tabs = await Promise.all(
    screens.map(async ([sentence, path]) => {
      const page = await context.newPage()
      await knownDevice(page)
      const paints = await recordPaints(page)
      await page.goto(path)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      return { sentence, page, paints, document: paints.at(-1)?.document, before: paints.length }
    }),
  )

  await change(other)
  for (const { page } of tabs) await arrives(page)

  for (const { sentence, paints, document, before } of tabs) {
    const after = paints.slice(before)
    const leftOver = after.filter((paint) => paint.document === document && paint.isAfterChange)
    expect
      .soft(
        leftOver.filter(({ text }) => text !== '' && text !== 'Complice'),
        sentence,
      )
      .toEqual([])
    const seen = after.filter((paint) => paint.document !== document).map(({ text }) => text)
    expect.soft(seen.length, sentence).toBeGreaterThan(0)
    expect
      .soft(
        names.filter((name) => seen.some((text) => text.includes(name))),
        sentence,
      )
      .toEqual([])
  }
  for (const { page } of tabs) await page.close()
  await other.close()
}

const isProfileOf = (name: string) => (page: Page) =>
  expect(page.getByRole('link', { name: `Mon profil : ${name}` })).toBeVisible()
const isSignedOut = (page: Page) => expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()

async function signOut(other: Page) {
  await other.goto('/partenaires')
  await other.getByRole('button', { name: 'Se déconnecter' }).click()
  await isSignedOut(other)
}

async function signInOnDevice(other: Page, token: string) {
  await other.goto('/partenaires')
  // Loads and stores the member's details, as a sign-in does. The page itself may load a new document at the same
  // time.
  const loaded = other.waitForEvent('load')
  await other.evaluate((jwtToken) => {
    localStorage.setItem('jwtToken', jwtToken)
    location.reload()
  }, token)
  await loaded
}

async function signInByDialog(other: Page) {
  await signOut(other)
  await signIn(other, 'standard@demo.complice.fr')
}

/** The demo patient requests a session of another practice. */
async function bookAsPatient(other: Page) {
  await signOut(other)
  await other.goto('/therapists?location=lyon')
  await other
    .getByRole('link', { name: /Léa Bonnet/ })
    .first()
    .click()
  await other.getByRole('button', { name: 'Semaine suivante' }).click()
  await other
    .getByRole('region', { name: 'Créneaux libres', exact: true })
    .getByRole('button', { name: /, de / })
    .last()
    .click()
  await other.getByRole('tab', { name: "J'ai déjà un compte" }).click()
  await other.getByRole('textbox', { name: 'E-mail', exact: true }).fill('patient@demo.complice.fr')
  await other.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill(demoPassword)
  await other.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Votre demande de séance est enregistrée' })).toBeVisible()
}

test('shows a practice no data of the previous practice', async ({ context, request }) => {
  const [token, second] = [
    await tokenOf(request, 'pro@demo.complice.fr'),
    await tokenOf(request, 'standard@demo.complice.fr'),
  ]
  // The last name of one practice's patient may be the first name of the other's.
  const theirs = JSON.stringify(await recordsOf(request, second))
  const names = ['Thomas Le Goff', ...namesIn(await recordsOf(request, token)).filter((name) => !theirs.includes(name))]
  expect(names.length).toBeGreaterThan(10)
  const arrives = isProfileOf("Claire Dubreuil L'Âne et la Plume")
  await expectNoTraceOfFormerMember({ context, token, names, change: signInByDialog, arrives })
})

test('shows a patient no data of the previous practice', async ({ context, request }) => {
  const token = await tokenOf(request, 'pro@demo.complice.fr')
  const names = ['Thomas Le Goff', ...namesIn(await recordsOf(request, token))]
  await expectNoTraceOfFormerMember({ context, token, names, change: bookAsPatient, arrives: isSignedOut })
})

test('shows an assistant no data of the previous administrator', async ({ context, request }) => {
  const [token, second] = [
    await tokenOf(request, 'ultime@demo.complice.fr'),
    await tokenOf(request, 'assistant@demo.complice.fr'),
  ]
  // The administrator's name also appears in the practice's agenda; the e-mail address only here.
  const names = ['ultime@demo.complice.fr']
  const change = (other: Page) => signInOnDevice(other, second)
  await expectNoTraceOfFormerMember({ context, token, names, change, arrives: isProfileOf('Julie Renard') })
})

test('leaves the page with unsaved input when the member signs out in another tab', async ({ context, request }) => {
  const [page, other] = [await context.newPage(), await context.newPage()]
  for (const tab of [page, other]) await knownDevice(tab)
  await signInOnDevice(page, await tokenOf(request, 'pro@demo.complice.fr'))
  await page.goto('/pros/patient')
  await page.getByRole('textbox', { name: /^Nom de famille/ }).fill('Secret')
  let isAskedToStay = false
  page.on('dialog', (dialog) => {
    isAskedToStay = true
    void dialog.accept()
  })
  await signOut(other)
  await isSignedOut(page)
  expect(isAskedToStay).toBe(false)
})
