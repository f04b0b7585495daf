import { expect, test } from '@playwright/test'
import { pageNames } from './kitFiles.ts'

const widthsPx = [1280, 800, 390]

for (const name of pageNames())
  test(`${name} matches its reference pictures`, async ({ page }, { project }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.setViewportSize({ width: widthsPx[0] ?? 0, height: 900 })
    await page.goto(`/_kit?page=${name}`)
    await page.locator(`[data-kit-page="${name}"]`).waitFor()
    // Replaces the system's monospace font, which differs between machines.
    await page.addStyleTag({ content: 'code { font-family: inherit }' })
    await page.evaluate(() => document.fonts.ready)
    // Waits for the placeholders, which appear after 200 ms.
    if (name === 'list' || name === 'feedback') await page.locator('[data-loading] .MuiSkeleton-root').first().waitFor()
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 })
      await expect.soft(page).toHaveScreenshot(`${name}-${width}-${project.name}.png`, { fullPage: true })
    }
    expect(errors).toEqual([])
  })
