import { expect, test, type Locator, type Page } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { signInAs } from '../support/member.ts'
import { createSession, apiAs } from '../support/session.ts'

/** A practitioner divides a session among payers and issues an invoice for each, with only the keyboard. */

// No other end-to-end test issues invoices in this practice, so the invoice number proposed is still the next one when
// it is confirmed.
const practitioner = 'pro@demo.complice.fr'
const insurance = 'Mutuelle des Landes'

async function focusAndPress(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/**
 * Issues the invoice of the session's next payer who was not billed yet, and returns the text of the confirmation
 * dialog.
 */
async function billNextPayer(page: Page, sessionPath: string): Promise<string> {
  await page.goto(sessionPath)
  await focusAndPress(page, page.getByRole('link', { name: 'Facturer' }))
  await focusAndPress(page, page.getByRole('button', { name: 'Générer la facture' }))
  const dialog = page.getByRole('dialog', { name: /^Générer la facture/ })
  await expect(dialog).toBeVisible()
  const dialogText = await dialog.innerText()
  await focusAndPress(page, dialog.getByRole('button', { name: 'Confirmer' }))
  await expect(page).toHaveURL(/\/pros\/billings\/details$/)
  return dialogText
}

test('divides a session among payers, and bills each of them, with only the keyboard', async ({ page, request }) => {
  const { sessionId, patientId, name } = await createSession(request, practitioner)
  await apiAs(request, practitioner)('PUT', `/patients/${patientId}/payers`, {
    payers: [
      {
        kind: 'MUTUAL',
        name: insurance,
        address: { streetName: '4 place du Marché', zipCode: '44000', city: 'Nantes' },
        email: '',
        siren: '',
        yearlyCeiling: null,
        share: null,
      },
    ],
    patientShare: null,
  })
  const sessionPath = `/pros/session/${sessionId}`
  const partList = page.getByRole('list', { name: 'Parts de la séance' })
  await signInAs(page, request, practitioner)
  await page.goto(sessionPath)
  await focusAndPress(page, page.getByRole('region', { name: 'Qui paie' }).getByRole('button', { name: 'Modifier' }))
  const dialog = page.getByRole('dialog', { name: 'Qui paie cette séance' })
  await tabTo(page, dialog.getByRole('combobox', { name: insurance }))
  // Passes « Un pourcentage », and selects « Un montant ».
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, dialog.getByRole('textbox', { name: /^Montant H\.T/ }))
  await page.keyboard.type('40')
  await focusAndPress(page, dialog.getByRole('button', { name: 'Enregistrer' }))
  await expect(partList.getByRole('listitem')).toHaveText([/^Mutuelle des Landes40,00\s€$/, /20,00\s€$/])

  expect(await billNextPayer(page, sessionPath)).toContain(insurance)
  await expect(page.getByRole('listitem').filter({ hasText: `${insurance} (pour ${name})` })).toBeVisible()
  expect(await billNextPayer(page, sessionPath)).toContain(name)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(2)

  await page.goto(sessionPath)
  await expect(partList.getByRole('listitem').filter({ hasText: 'Facture' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Facturer' })).toHaveCount(0)
})
