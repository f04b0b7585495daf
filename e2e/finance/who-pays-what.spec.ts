import { expect, test, type Locator, type Page } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { signInAs } from '../support/member.ts'
import { aSession, callerOf } from '../support/session.ts'

/** Divides a session among payers and issues an invoice for each, with the keyboard only. */

// No other journey issues invoices in this practice: the proposed number is still the next one at confirmation.
const practitioner = 'pro@demo.complice.fr'
const insurance = 'Mutuelle des Landes'

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Bills the session's remaining payers, and returns the dialog's text before the invoices are issued. */
async function bill(page: Page, sessionPath: string): Promise<string> {
  await page.goto(sessionPath)
  await press(page, page.getByRole('link', { name: 'Facturer' }))
  await press(page, page.getByRole('button', { name: 'Générer la facture' }))
  const dialog = page.getByRole('dialog', { name: /^Générer la facture/ })
  await expect(dialog).toBeVisible()
  const said = await dialog.innerText()
  await press(page, dialog.getByRole('button', { name: 'Confirmer' }))
  await expect(page).toHaveURL(/\/pros\/billings\/details$/)
  return said
}

test('divides a session among payers, and bills each of them, with only the keyboard', async ({ page, request }) => {
  const { sessionId, patientId, name } = await aSession(request, practitioner)
  await callerOf(request, practitioner)('PUT', `/patients/${patientId}/payers`, {
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
  const path = `/pros/session/${sessionId}`
  const parts = page.getByRole('list', { name: 'Parts de la séance' })
  await signInAs(page, request, practitioner)
  await page.goto(path)
  await press(page, page.getByRole('region', { name: 'Qui paie' }).getByRole('button', { name: 'Modifier' }))
  const dialog = page.getByRole('dialog', { name: 'Qui paie cette séance' })
  await tabTo(page, dialog.getByRole('combobox', { name: insurance }))
  // Moves from « Un pourcentage » to « Un montant ».
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, dialog.getByRole('textbox', { name: /^Montant H\.T/ }))
  await page.keyboard.type('40')
  await press(page, dialog.getByRole('button', { name: 'Enregistrer' }))
  await expect(parts.getByRole('listitem')).toHaveText([/^Mutuelle des Landes40,00\s€$/, /20,00\s€$/])

  expect(await bill(page, path)).toContain(insurance)
  await expect(page.getByRole('listitem').filter({ hasText: `${insurance} (pour ${name})` })).toBeVisible()
  expect(await bill(page, path)).toContain(name)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(2)

  await page.goto(path)
  await expect(parts.getByRole('listitem').filter({ hasText: 'Facture' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Facturer' })).toHaveCount(0)
})
