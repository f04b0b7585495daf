import { expect, test, type Locator, type Page } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { signInAs } from '../support/member.ts'
import { aSession, yesterday } from '../support/session.ts'

/** Bills a month's remaining sessions, then reads its figures and its books, with the keyboard only. */

// No other journey issues invoices in this practice: the proposed number is still the next one at confirmation.
const practitioner = 'standard@demo.complice.fr'

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test("bills a month's remaining sessions, and reads its figures and books, with only the keyboard", async ({
  page,
  request,
}) => {
  const { name } = await aSession(request, practitioner, { patientPresent: false })
  await signInAs(page, request, practitioner)
  const monthEnd = `/pros/administration/month-end?month=${yesterday.slice(0, 7)}`
  const absences = page.getByRole('region', { name: 'Absents : à vérifier' })
  const missed = absences.getByRole('listitem').filter({ hasText: name })

  await test.step('bills an absence from the end of the month', async () => {
    await page.goto(monthEnd)
    await press(page, missed.getByRole('link', { name: /^Facturer la séance/ }))
    await press(page, page.getByRole('button', { name: 'Générer la facture' }))
    await press(page, page.getByRole('button', { name: 'Confirmer' }))
    await expect(page).toHaveURL(/\/pros\/billings\/details$/)
    await page.goto(monthEnd)
    await expect(absences).toBeVisible()
    await expect(missed).toHaveCount(0)
  })

  await test.step('opens the rows behind a figure', async () => {
    await page.goto('/pros/administration')
    await press(page, page.getByRole('link', { name: 'Factures : voir les factures' }))
    await expect(page).toHaveURL(/\/pros\/billings\/details\?startDate=/)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    await page.goBack()
  })

  await test.step("shows a chart's figures as a table, with a link to each week's sessions", async () => {
    const title = 'Charges, gains et gains attendus par semaine'
    const chart = page.getByRole('region', { name: title, exact: true })
    await press(page, chart.getByRole('button', { name: 'Voir les données' }))
    const table = chart.getByRole('region', { name: `${title} : les données` })
    await tabTo(page, table)
    await expect(table).toBeFocused()
    await press(page, table.getByRole('link', { name: /: voir les séances$/ }).first())
    await expect(page).toHaveURL(/\/sales\/details\?startDate=/)
    await page.goBack()
  })

  await test.step('downloads a book', async () => {
    await press(page, page.getByRole('link', { name: 'Livres comptables' }))
    const download = page.waitForEvent('download')
    await press(page, page.getByRole('button', { name: 'Livre des recettes en CSV' }))
    expect((await download).suggestedFilename()).toMatch(/^livre-des-recettes-.*\.csv$/)
  })
})
