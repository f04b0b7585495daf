import type { Browser } from '@playwright/test'
import { deskFormatOf, formats } from './formats.ts'
import type { FormatName, Scheme } from './formats.ts'
import type { Scene } from './scenes.ts'
import { listVisibleTexts } from './listVisibleTexts.ts'

/** Styles that hide moving parts: the caret, scroll bars, transitions and animations. */
const stillStyles = `*, *::before, *::after { caret-color: transparent !important; transition: none !important; animation: none !important }
::-webkit-scrollbar { display: none }`

/** Space above the element at the top of a picture: less than the gap to the row above, so that no row is cut. */
const topMarginPx = 6

interface PictureOptions {
  browser: Browser
  origin: string
  token: string
  scene: Scene
  format: FormatName
  scheme: Scheme
}

/** A picture of a scene, as shown to a signed-in member who has already seen the tour. */
interface Picture {
  png: Buffer
  /** Texts that are visible in the picture. */
  texts: string[]
}

export async function takePicture({ browser, origin, token, scene, format, scheme }: PictureOptions): Promise<Picture> {
  const { viewport, clip } = format === 'desk' ? deskFormatOf(scene) : formats.phone
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    colorScheme: scheme,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  try {
    await context.addInitScript(
      ([jwtToken, menuCollapsed]) => {
        localStorage.setItem('jwtToken', jwtToken)
        localStorage.setItem('complice.tourSeen', '1')
        localStorage.setItem('complice.menuCollapsed', menuCollapsed)
        localStorage.setItem('complice.cookies', JSON.stringify({ items: [], at: new Date().toISOString() }))
      },
      [token, String(!scene.hasMenu)] as const,
    )
    const page = await context.newPage()
    await page.goto(origin + scene.path)
    await page.locator(scene.readySelector).first().waitFor()
    await page.addStyleTag({ content: stillStyles })
    await scene.action?.(page)
    const selector = (format === 'phone' ? scene.phoneTopSelector : undefined) ?? scene.topSelector
    if (selector !== undefined)
      await page
        .locator(selector)
        .first()
        .evaluate(
          (element, top) => scrollTo(0, element.getBoundingClientRect().top + scrollY - top),
          clip.y + topMarginPx,
        )
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    // Waits for content that appears after a delay, such as hints, and for skeletons to disappear.
    await page.waitForTimeout(700)
    return { png: await page.screenshot({ clip }), texts: await listVisibleTexts(page, clip) }
  } finally {
    await context.close()
  }
}
