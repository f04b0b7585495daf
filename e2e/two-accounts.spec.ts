import { expect, test, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { knownDevice, signIn, tokenOf } from './support/member.ts'

/** Two tabs of one browser: whoever signs in or out in one, nothing of the former member is seen in the other. */

/** One of each area. */
const screens: [sentence: string, path: string][] = [
  ['the agenda', '/pros/sessions'],
  ['the patients', '/pros/patients'],
  ['the invoices', '/pros/billings/details'],
  ['my information', '/pros/user'],
  ['the request of a session', '/public/session'],
]

/** What a tab has painted: in which of its documents, and whether another tab had changed the sign-in by then. */
interface Painted {
  document: string
  isAfterChange: boolean
  text: string
}

/** Records what a tab paints, frame by frame, over the documents it loads. */
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

/** As on a device where the member is signed in already. */
async function openSignedIn(page: Page, token: string, path: string) {
  await signInOnDevice(page, token)
  await page.goto(path)
}

/** An animal, a place or a patient. */
interface Named {
  name?: string
  individual?: { lastname: string } | null
  firm?: { companyName: string } | null
  contactLastname?: string
}

async function namesOf(request: APIRequestContext, token: string): Promise<string[]> {
  const list = async (path: string): Promise<Named[]> => {
    const response = await request.get(`/api/${path}`, { headers: { authorization: `Bearer ${token}` } })
    return response.ok() ? await response.json() : []
  }
  const found = [...(await list('animals')), ...(await list('patients')), ...(await list('clubs'))]
  return found.flatMap(({ name, individual, firm, contactLastname }) => {
    const shown = name ?? firm?.companyName ?? individual?.lastname ?? contactLastname
    return shown ? [shown] : []
  })
}

interface Change {
  context: BrowserContext
  token: string
  /** Never to be seen in the documents after the change. */
  names: readonly string[]
  /** Changes the sign-in in the other tab. */
  change: (other: Page) => Promise<void>
  /** What the first tab comes to. */
  arrives: (page: Page) => Promise<void>
}

async function expectNothingOfTheFormer(path: string, { context, token, names, change, arrives }: Change) {
  const [page, other] = [await context.newPage(), await context.newPage()]
  for (const tab of [page, other]) await knownDevice(tab)
  const paints = await recordPaints(page)
  await openSignedIn(page, token, path)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const document = paints.at(-1)?.document
  const before = paints.length

  await change(other)
  await arrives(page)

  const after = paints.slice(before)
  const leftOver = after.filter((paint) => paint.document === document && paint.isAfterChange)
  expect(leftOver.filter(({ text }) => text !== '' && text !== 'Complice')).toEqual([])
  const seen = after.filter((paint) => paint.document !== document).map(({ text }) => text)
  expect(seen.length).toBeGreaterThan(0)
  expect(names.filter((name) => seen.some((text) => text.includes(name)))).toEqual([])
  for (const tab of [page, other]) await tab.close()
}

const isProfileOf = (name: string) => (page: Page) =>
  expect(page.getByRole('link', { name: `Mon profil : ${name}` })).toBeVisible()
const signOut = async (other: Page) => {
  await other.goto('/partenaires')
  await other.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(other.getByRole('link', { name: 'Connexion' })).toBeVisible()
}
const signInOnDevice = async (other: Page, token: string) => {
  await other.goto('/partenaires')
  await other.evaluate((jwtToken) => localStorage.setItem('jwtToken', jwtToken), token)
  // Loads and stores the member's details, as a sign-in does.
  await other.goto('/partenaires')
}
const signInByDialog = async (other: Page) => {
  await signOut(other)
  await signIn(other, 'standard@demo.complice.fr')
}

test.describe.configure({ timeout: 600_000 })

test('a practice after another practice', async ({ context, request }) => {
  const [first, second] = [
    await tokenOf(request, 'pro@demo.complice.fr'),
    await tokenOf(request, 'standard@demo.complice.fr'),
  ]
  const theirs = await namesOf(request, second)
  const names = ['Thomas Le Goff', ...(await namesOf(request, first)).filter((name) => !theirs.includes(name))]
  expect(names.length).toBeGreaterThan(10)
  const arrives = isProfileOf("Claire Dubreuil L'Âne et la Plume")
  const change = async (other: Page) => {
    await signOut(other)
    await signInOnDevice(other, second)
  }
  for (const [sentence, path] of screens) {
    await test.step(`leaves nothing of ${sentence}`, async () => {
      await expectNothingOfTheFormer(path, { context, token: first, names, change, arrives })
    })
  }
  await test.step('leaves nothing, by the sign-in dialog', async () => {
    const byDialog = { context, token: first, names, change: signInByDialog, arrives }
    await expectNothingOfTheFormer('/pros/patients', byDialog)
  })
})
