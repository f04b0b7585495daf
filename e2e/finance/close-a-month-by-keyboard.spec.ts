import { expect, test, type Locator, type Page } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { signInAs } from '../support/member.ts'
import { createSession, yesterday } from '../support/session.ts'

/** A practitioner bills an absence of the month, then reads figures and books, with only the keyboard. */

// No other end-to-end test issues invoices in this practice, so the invoice number proposed is still the next one when
// it is confirmed.
const practitioner = 'standard@demo.complice.fr'

async function focusAndPress(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('bills an absence of the month, and reads figures and books, with only the keyboard', async ({
  page,
  request,
}) => {
  const { name } = await createSession(request, practitioner, { patientPresent: false })
  await signInAs(page, request, practitioner)
  const monthEndPath = `/pros/administration/month-end?month=${yesterday.slice(0, 7)}`
  const absences = page.getByRole('region', { name: 'Absents : à vérifier' })
  const absence = absences.getByRole('listitem').filter({ hasText: name })

  await test.step("bills an absence from the page of the month's end", async () => {
    await page.goto(monthEndPath)
    await focusAndPress(page, absence.getByRole('link', { name: /^Facturer la séance/ }))
    await focusAndPress(page, page.getByRole('button', { name: 'Générer la facture' }))
    await focusAndPress(page, page.getByRole('button', { name: 'Confirmer' }))
    await expect(page).toHaveURL(/\/pros\/billings\/details$/)
    await page.goto(monthEndPath)
    await expect(absences).toBeVisible()
    await expect(absence).toHaveCount(0)
  })

  await test.step('opens the invoices behind a figure', async () => {
    await page.goto('/pros/administration')
    await focusAndPress(page, page.getByText('Tous les chiffres'))
    await focusAndPress(page, page.getByRole('link', { name: 'Factures : voir les factures' }))
    await expect(page).toHaveURL(/\/pros\/billings\/details\?startDate=/)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    await page.goBack()
  })

  await test.step("shows a chart's figures as a table, with a link to each week's sessions", async () => {
    const title = 'Charges, gains et gains attendus par semaine'
    const chart = page.getByRole('region', { name: title, exact: true })
    await focusAndPress(page, chart.getByRole('button', { name: 'Voir les données' }))
    const table = chart.getByRole('region', { name: `${title} : les données` })
    await tabTo(page, table)
    await expect(table).toBeFocused()
    await focusAndPress(page, table.getByRole('link', { name: /: voir les séances$/ }).first())
    await expect(page).toHaveURL(/\/sales\/details\?startDate=/)
    await page.goBack()
  })

  await test.step('downloads the book of receipts', async () => {
    await focusAndPress(page, page.getByRole('link', { name: 'Livres comptables' }))
    const download = page.waitForEvent('download')
    await focusAndPress(page, page.getByRole('button', { name: 'Livre des recettes en CSV' }))
    expect((await download).suggestedFilename()).toMatch(/^livre-des-recettes-.*\.csv$/)
  })
})
