import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signInAs, signIn, tokenOf } from '../support/member.ts'
import { recordFor } from '../support/recording.ts'

/**
 * A practitioner evaluates a session, records an audio comment, plays it and deletes it; unsent recordings stay on the
 * device.
 */

const practitioner = 'pro@demo.complice.fr'

test.use({ permissions: ['microphone'] })

/** The controls that add a comment. */
const isAdding = /\/api\/sessions\/[^/]+\/audios$/

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function aSession(request: APIRequestContext): Promise<string> {
  const token = await tokenOf(request, practitioner)
  const response = await request.get('/api/short-sessions', {
    headers: { Authorization: `Bearer ${token}` },
    params: { startDate: day(-30), endDate: day(-1) },
  })
  const sessions: { id: string; billId: string | null; recurrence: string; animalIds: string[] }[] =
    await response.json()
  const fitting = sessions.filter(
    ({ billId, recurrence, animalIds }) => billId === null && recurrence === 'ONCE' && animalIds.length > 0,
  )
  const chosen = fitting[Math.floor(Math.random() * fitting.length)]
  if (!chosen) throw new Error('the demonstration practice has no session of the last month')
  return chosen.id
}

test('evaluates a session and records an audio comment', async ({ page, request }) => {
  const sessionId = await aSession(request)
  const comments = page.getByRole('region', { name: 'Commentaires audio' })
  const microphone = comments.getByRole('button', { name: 'Commentaire vocal' })
  const list = comments.getByRole('listitem')

  await test.step('opens the session with its sections collapsed', async () => {
    await signInAs(page, request, practitioner)
    await page.goto(`/pros/session/${sessionId}`)
    await expect(page.getByRole('heading', { level: 3, name: /^9\. Recommandations/ })).toBeVisible()
    await expect(page.getByRole('radiogroup')).toHaveCount(0)
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('evaluates it with only the keyboard', async () => {
    await tabTo(page, page.getByRole('button', { name: /^7\. Gestion de la séance/ }))
    await page.keyboard.press('Enter')
    const first = page.getByRole('radiogroup', { name: 'Adaptation aux réactions' }).getByRole('radio')
    await tabTo(page, first.first())
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: /^7\. Gestion de la séance.*Moyenne 3 \/ 4/ })).toBeVisible()
    for (const title of ['3. Interaction', '6. Bien-être', '8. Évaluation globale', '9. Recommandations'])
      await page.getByRole('button', { name: title }).click()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('reopens the page, and sees the evaluation', async () => {
    const typed = `Bruit dans la cour à ${Date.now()}`
    await page.getByRole('textbox', { name: 'Difficultés' }).fill(typed)
    await page.waitForFunction(
      (text) =>
        Object.keys(localStorage).some(
          (key) => key.startsWith('complice.draft.') && localStorage.getItem(key)?.includes(text),
        ),
      typed,
    )
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText(/Brouillon restauré/)).toBeVisible()
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('Séance mise à jour')).toBeVisible()
    await page.goto(`/pros/session/${sessionId}`)
    await expect(page.getByRole('button', { name: /^8\. Évaluation globale.*Difficultés/ })).toBeVisible()
    await expect(page.getByText(/Brouillon/)).toHaveCount(0)
  })

  const before = await list.count()

  await test.step('records with the keyboard, and plays the recording', async () => {
    await tabTo(page, microphone)
    await page.keyboard.press('Enter')
    await expect(microphone).toHaveAttribute('aria-pressed', 'true')
    await recordFor(comments, 2)
    await expectAccessibleInBothSchemes(page)
    await page.keyboard.press('Space')
    await expect(list).toHaveCount(before + 1)
    await list
      .last()
      .getByRole('button', { name: /^Écouter/ })
      .press('Enter')
    const sound = list.last().getByLabel(/^Commentaire du/)
    await expect
      .poll(() => sound.evaluate((audio) => (audio instanceof HTMLAudioElement ? audio.currentTime : 0)))
      .toBeGreaterThan(0.3)
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('records while the button is held', async () => {
    await microphone.scrollIntoViewIfNeeded()
    const box = await microphone.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await page.mouse.down()
    await recordFor(comments, 1)
    await page.mouse.up()
    await expect(list).toHaveCount(before + 2)
    await expect(microphone).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('discards a recording before it is sent', async () => {
    await microphone.click()
    await expect(microphone).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(microphone).toHaveAttribute('aria-pressed', 'false')
    await expect(list).toHaveCount(before + 2)
  })

  await test.step('stores a recording that could not be sent, and sends it again', async () => {
    await page.route(isAdding, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
    await microphone.click()
    await recordFor(comments, 1)
    await microphone.click()
    await expect(comments.getByText(/^Non envoyé\. Gardé sur cet appareil/)).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await page.unrouteAll()
    await comments.getByRole('button', { name: 'Réessayer' }).click()
    await expect(comments.getByText(/^Non envoyé/)).toHaveCount(0)
    await expect(list).toHaveCount(before + 3)
  })

  await test.step('deletes a recording, undoes the deletion, and deletes it permanently', async () => {
    const toast = page.getByRole('status').filter({ hasText: 'Commentaire audio supprimé' })
    await list
      .last()
      .getByRole('button', { name: /^Supprimer/ })
      .click()
    await expect(list).toHaveCount(before + 2)
    await toast.getByRole('button', { name: 'Annuler' }).click()
    await expect(list).toHaveCount(before + 3)
    await list
      .last()
      .getByRole('button', { name: /^Supprimer/ })
      .click()
    const gone = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.url().includes('/audios/'),
    )
    await toast.getByRole('button', { name: 'Fermer' }).click()
    expect((await gone).status()).toBe(204)
    await page.reload()
    await expect(list).toHaveCount(before + 2)
  })
})

/** Plays the open session's last comment, and returns its duration in seconds. */
async function playLastComment(page: Page): Promise<number> {
  const last = page.getByRole('region', { name: 'Commentaires audio' }).getByRole('listitem').last()
  await last.getByRole('button', { name: /^Écouter/ }).click()
  const sound = last.getByLabel(/^Commentaire du/)
  const played = () => sound.evaluate((audio) => (audio instanceof HTMLAudioElement ? audio.currentTime : 0))
  await expect.poll(played).toBeGreaterThan(0.3)
  // The recorder writes no duration into the file: it is known after playing to the end.
  await sound.evaluate((audio) => audio instanceof HTMLAudioElement && (audio.playbackRate = 4))
  await expect.poll(() => sound.evaluate((audio) => audio instanceof HTMLAudioElement && audio.ended)).toBe(true)
  return played()
}

test('sends a recording at the next sign-in after a sign-out in another tab, and plays it', async ({
  context,
  page,
  request,
}) => {
  const sessionId = await aSession(request)
  const comments = page.getByRole('region', { name: 'Commentaires audio' })
  const microphone = comments.getByRole('button', { name: 'Commentaire vocal' })
  const list = comments.getByRole('listitem')
  const other = await context.newPage()
  const openSession = () => page.goto(`/pros/session/${sessionId}`)
  const signOutElsewhere = async () => {
    await other.goto('/partenaires')
    await other.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()
  }
  let before = 0
  const added: string[] = []
  // In both tabs: the other tab is signed in too, and sends unsent recordings.
  context.on('response', (response) => {
    if (response.request().method() === 'PATCH' && response.ok() && isAdding.test(response.url()))
      added.push(response.request().headers()['idempotency-key'] ?? '')
  })

  await test.step('records while offline', async () => {
    await signIn(page, practitioner)
    await openSession()
    await expect(microphone).toBeVisible()
    await expect(list.or(comments.getByText(/^Aucun commentaire/)).first()).toBeVisible()
    before = await list.count()
    await page.waitForFunction(() => localStorage.getItem('complice.deviceKey') !== null)
    await context.setOffline(true)
    await microphone.click()
    await recordFor(comments, 2)
    await microphone.click()
    await expect(comments.getByText(/^Non envoyé\. Gardé sur cet appareil/)).toBeVisible()
  })

  await test.step('records another comment during a sign-out in another tab', async () => {
    await microphone.click()
    await recordFor(comments, 5)
    // The server rejects every upload: the sign-out comes before the first recording is sent.
    await context.route(isAdding, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
    await context.setOffline(false)
    await signOutElsewhere()
    expect(added).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('complice.deviceKey'))).toBeNull()
  })

  await test.step('does not show it to another member on the same device', async () => {
    await context.unrouteAll()
    await signIn(page, 'ultime@demo.complice.fr')
    await page.goto('/pros/sessions')
    await expect(page.getByRole('heading', { level: 1, name: 'Rendez-vous' })).toBeVisible()
    await expect(page.getByText(/commentaires? audio à envoyer/)).toHaveCount(0)
    expect(added).toEqual([])
    await signOutElsewhere()
  })

  await test.step('shows it as unsent in the agenda at the next sign-in while the server rejects uploads', async () => {
    await context.route(isAdding, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
    await signIn(page, practitioner)
    await page.goto('/pros/sessions')
    await expect(page.getByText('2 commentaires audio à envoyer. Gardés sur cet appareil.')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('sends each recording once from there, and plays it to its recorded end', async () => {
    await context.unrouteAll()
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText(/commentaires? audio à envoyer/)).toHaveCount(0)
    expect(new Set(added).size).toBe(2)
    await openSession()
    await expect(list).toHaveCount(before + 2)
    // Five seconds, except the chunk that was being recorded.
    expect(await playLastComment(page)).toBeGreaterThan(3)
  })

  await test.step('keeps a recording through a reload', async () => {
    const count = await list.count()
    await microphone.click()
    await recordFor(comments, 5)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(list).toHaveCount(count + 1)
    expect(await playLastComment(page)).toBeGreaterThan(3)
  })
})
