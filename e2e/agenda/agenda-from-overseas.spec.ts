import { expect, test } from '@playwright/test'
import { signInAs } from '../support/member.ts'
import { dayInWeeks } from '../support/weeks.ts'

/**
 * A practitioner of Lyon opens the agenda in Guadeloupe: every hour is still the practice's (the server is on UTC).
 */

test.use({ timezoneId: 'America/Guadeloupe' })

const member = 'pro@demo.complice.fr'

const typedDay = (date: string) => date.split('-').toReversed().join('')

test('adds a session at ten, and sees it at ten', async ({ page, request }) => {
  const day = dayInWeeks(40 + Math.floor(Math.random() * 40))
  const title = `Vu de loin ${Math.round(Math.random() * 1e6)}`
  await signInAs(page, request, member)

  await test.step("sees the practice's time in the form", async () => {
    await page.goto(`/pros/session?jour=${day}&de=10:00&a=11:00`)
    await expect(page.getByRole('heading', { level: 1, name: 'Ajouter une séance' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Jour' })).toContainText(typedDay(day).slice(0, 2))
    await page.getByRole('textbox', { name: 'Commentaires' }).fill(title)
    await page.getByRole('switch', { name: "Travail de l'animal seulement" }).click()
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(page.getByText('Séance correctement ajoutée')).toBeVisible()
  })

  await test.step('sees it in the calendar on its day', async () => {
    await page.goto(`/pros/sessions?vue=jour&date=${day}`)
    await expect(page.getByRole('button', { name: /10:00 – 11:00/ }).first()).toBeVisible()
  })

  await test.step('sees it in the API, which stores a date and two times', async () => {
    const token = await page.evaluate(() => localStorage.getItem('jwtToken'))
    const response = await request.get('/api/short-sessions', {
      params: { startDate: day, endDate: day },
      headers: { Authorization: `Bearer ${token ?? ''}` },
    })
    const sessions: { date: string; startTime: string; endTime: string }[] = await response.json()
    expect(sessions).toContainEqual(expect.objectContaining({ date: day, startTime: '10:00', endTime: '11:00' }))
  })
})
