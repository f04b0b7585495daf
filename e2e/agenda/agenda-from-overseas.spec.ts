import { expect, test } from '@playwright/test'
import { signInAs } from '../support/member.ts'
import { dayInWeeks } from '../../platform/start/product/dayInWeeks.ts'

/**
 * A practitioner of Lyon opens the agenda in Guadeloupe. The times shown are still the practice's local time.
 */

test.use({ timezoneId: 'America/Guadeloupe' })

const practitioner = 'pro@demo.complice.fr'

const toTypedDay = (date: string) => date.split('-').toReversed().join('')

test("shows a session added for ten o'clock in Lyon at ten o'clock", async ({ page, request }) => {
  // Plans in a random week after those of other tests, because earlier runs may have left sessions.
  const day = dayInWeeks(90 + Math.floor(Math.random() * 200))
  const title = `Vu de loin ${Math.round(Math.random() * 1e6)}`
  await signInAs(page, request, practitioner)

  await test.step("shows the practice's local time in the form", async () => {
    await page.goto(`/pros/session?jour=${day}&de=10:00&a=11:00`)
    await expect(page.getByRole('heading', { name: 'Ajouter une séance' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Jour' })).toContainText(toTypedDay(day).slice(0, 2))
    await page.getByRole('button', { name: 'Suivi' }).click()
    await page.getByRole('textbox', { name: 'Commentaires' }).fill(title)
    await page.getByRole('switch', { name: "Travail de l'animal seulement" }).click()
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(page.getByText('Séance correctement ajoutée')).toBeVisible()
  })

  await test.step('shows the session in the calendar on its day', async () => {
    await page.goto(`/pros/sessions?vue=jour&date=${day}`)
    await expect(page.getByRole('button', { name: /10:00 – 11:00/ }).first()).toBeVisible()
  })

  await test.step('returns the session from the API with its date and its two local times', async () => {
    const token = await page.evaluate(() => localStorage.getItem('jwtToken'))
    const response = await request.get('/api/short-sessions', {
      params: { startDate: day, endDate: day },
      headers: { Authorization: `Bearer ${token ?? ''}` },
    })
    const sessions: { date: string; startTime: string; endTime: string }[] = await response.json()
    expect(sessions).toContainEqual(expect.objectContaining({ date: day, startTime: '10:00', endTime: '11:00' }))
  })
})
