import { expect, test } from '@playwright/test'
import { expectLive, startShell } from '../support/live.ts'
import { memberIdOf } from '../support/member.ts'

/** Browsers that block storage, fail to load scripts or run none still show a useful page. */

const msPerDay = 86_400_000
const dayFromToday = (days: number) => new Date(Date.now() + days * msPerDay).toISOString().slice(0, 10)

interface Slot {
  date: string
  startTime: string
}

test('books a session in a browser that blocks site storage', async ({ page, request }) => {
  const scriptErrors: string[] = []
  page.on('pageerror', (error) => scriptErrors.push(error.message))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  const therapistId = await memberIdOf(request, 'pro@demo.complice.fr')
  const types: { id: string }[] = await (await request.get(`/api/therapists/${therapistId}/session-types`)).json()
  const sessionTypeId = types[0]?.id ?? ''
  const slots: Slot[] = await (
    await request.get(`/api/therapists/${therapistId}/slots`, {
      params: { startDate: dayFromToday(21), endDate: dayFromToday(34), sessionTypeId },
    })
  ).json()
  const { date, startTime } = slots[Math.floor(Math.random() * slots.length)] ?? { date: '', startTime: '' }

  await page.goto('/')
  await startShell(page)
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  await expect(page.locator('h1')).toHaveCount(1)
  const params = new URLSearchParams({ therapistId, sessionTypeId, date, startTime })
  await page.goto(`/public/session?${params.toString()}`)
  const getField = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  await getField('Prénom').fill('Zoé')
  await getField('Nom').fill('Sansmémoire')
  await getField('E-mail').fill(`zoe.${Date.now()}.${Math.round(Math.random() * 1e6)}@exemple.fr`)
  await getField('Mot de passe').fill('une-phrase-pour-entrer')
  const submit = page.getByRole('button', { name: /^(Continuer|Envoyer ma demande)$/ })
  if ((await submit.textContent()) === 'Continuer') await submit.click()
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByRole('heading', { name: 'Votre demande de séance est enregistrée' })).toBeVisible()
  expect(scriptErrors).toEqual([])
})

test('explains that the script cannot be loaded, and how to continue', async ({ page }) => {
  const shellScript = /\/shell\/[^/]+\/main\.[^/]+\.js$/
  await page.route(shellScript, (route) => route.abort())
  await page.goto('/')
  await startShell(page)
  await expect(page.getByText('Complice met du temps à se charger.')).toBeVisible({ timeout: 30_000 })
  await page.unroute(shellScript)
  await page.getByRole('link', { name: 'rechargez la page' }).click()
  await expect(page.getByText('Complice met du temps à se charger.')).toBeHidden()
  await startShell(page)
  await expectLive(page)
})

test('shows that JavaScript is required in a browser without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  for (const [path, text] of [
    ['/', 'Cette page se lit sans JavaScript ; il en faut pour réserver et pour se connecter.'],
    ['/reset-password', 'Complice a besoin de JavaScript pour fonctionner.'],
  ] as const) {
    await page.goto(path)
    const notice = page.locator('noscript')
    await expect(notice).toBeVisible()
    expect((await notice.innerHTML()).replaceAll('&nbsp;', ' ')).toContain(text)
  }
  await context.close()
})
