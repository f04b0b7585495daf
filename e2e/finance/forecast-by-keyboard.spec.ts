import { expect, test, type Page } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { signInAs } from '../support/member.ts'

/** Opens a forecast from the menu, fills it in and saves it, with only the keyboard. */

const getCell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function replaceCellText(page: Page, text: string) {
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

test('fills in a forecast, pastes into it, saves it and reads it again with only the keyboard', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(page, request, 'ultime@demo.complice.fr')
  await page.goto('/pros/administration')
  await tabTo(page, page.getByRole('link', { name: 'Prévisionnel' }))
  await page.keyboard.press('Enter')

  await tabTo(page, getCell(page, 'Augmentation N+1'))
  await replaceCellText(page, '10')
  await tabTo(page, getCell(page, 'Immobilisations, Année N'))
  await replaceCellText(page, '1000,50')
  await page.keyboard.press('Enter')
  await expect(getCell(page, 'Amortissements/Provisions, Année N')).toBeFocused()
  await replaceCellText(page, '200')
  await page.keyboard.press('ArrowDown')
  await expect(getCell(page, 'Créances clients, Année N')).toBeFocused()

  await page.evaluate(() => navigator.clipboard.writeText('1 200,00\n300'))
  await page.keyboard.press('Control+V')
  await expect(page.getByText('2 montants collés')).toBeVisible()
  await expect(getCell(page, 'Immobilisations, Année N+1')).toHaveValue(/^1\s100,55$/)
  await expect(getCell(page, 'Autres créances, Année N+1')).toHaveValue('330')

  await tabTo(page, page.getByRole('button', { name: 'Enregistrer' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enregistrement effectué')).toBeVisible()
  await page.reload()
  await expect(getCell(page, 'Créances clients, Année N+1')).toHaveValue(/^1\s320$/)
  await expect(page.getByRole('row', { name: /^Immobilisations nettes/ })).toContainText(/800,50\s€/)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: 'Bilan prévisionnel' })).toBeVisible()
  for (const name of ['Imprimer', 'Télécharger (CSV)', 'Enregistrer', 'Annuler'])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
