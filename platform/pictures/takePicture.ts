import type { Browser } from '@playwright/test'
import { deskOf, forms } from './forms.ts'
import type { FormName, Scheme } from './forms.ts'
import type { Scene } from './scenes.ts'
import { textsWithin } from './textsWithin.ts'

/** Styles that hide moving parts: caret, scroll bars and notices. */
const still = `*, *::before, *::after { caret-color: transparent !important; transition: none !important; animation: none !important }
::-webkit-scrollbar { display: none }`

interface Taken {
  browser: Browser
  origin: string
  token: string
  scene: Scene
  form: FormName
  scheme: Scheme
}

/** A picture of a scene, as a member with a known device sees it. */
interface Picture {
  png: Buffer
  /** Texts that are readable on it. */
  texts: string[]
}

export async function takePicture({ browser, origin, token, scene, form, scheme }: Taken): Promise<Picture> {
  const { viewport, clip } = form === 'desk' ? deskOf(scene) : forms.phone
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
    await page.locator(scene.shows).first().waitFor()
    await page.addStyleTag({ content: still })
    await scene.act?.(page)
    const from = (form === 'phone' ? scene.phoneFrom : undefined) ?? scene.from
    if (from !== undefined)
      await page
        .locator(from)
        .first()
        .evaluate((found, top) => scrollTo(0, found.getBoundingClientRect().top + scrollY - top), clip.y + 24)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    // Wait for content that appears after a delay, such as hints, and for skeletons to disappear.
    await page.waitForTimeout(700)
    return { png: await page.screenshot({ clip }), texts: await textsWithin(page, clip) }
  } finally {
    await context.close()
  }
}
