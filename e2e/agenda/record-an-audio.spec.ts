import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { pressSignOut, signInAs, signIn, tokenOf } from '../support/member.ts'
import { recordFor } from '../support/recording.ts'

/**
 * A practitioner evaluates a session, records an audio comment, plays it and deletes it. Recordings that could not be
 * sent stay on the device.
 */

const practitioner = 'pro@demo.complice.fr'

test.use({ permissions: ['microphone'] })

/** Path of the API that receives the audio comments of a session. */
const audiosPath = /\/api\/sessions\/[^/]+\/audios$/

const msPerDay = 86_400_000
const dayFromToday = (days: number) => new Date(Date.now() + days * msPerDay).toISOString().slice(0, 10)

async function pickPastSession(request: APIRequestContext): Promise<string> {
  const token = await tokenOf(request, practitioner)
  const response = await request.get('/api/short-sessions', {
    headers: { Authorization: `Bearer ${token}` },
    params: { startDate: dayFromToday(-30), endDate: dayFromToday(-1) },
  })
  const sessions: { id: string; billId: string | null; recurrence: string; animalIds: string[] }[] =
    await response.json()
  const candidates = sessions.filter(
    ({ billId, recurrence, animalIds }) => billId === null && recurrence === 'ONCE' && animalIds.length > 0,
  )
  const session = candidates[Math.floor(Math.random() * candidates.length)]
  if (!session)
    throw new Error('the demonstration practice has no unbilled single session with animals in the last month')
  return session.id
}

test('evaluates a session and records an audio comment', async ({ page, request }) => {
  const sessionId = await pickPastSession(request)
  const comments = page.getByRole('region', { name: 'Commentaires audio' })
  const microphone = comments.getByRole('button', { name: 'Commentaire vocal' })
  const list = comments.getByRole('listitem')

  await test.step('opens the session with its sections collapsed', async () => {
    await signInAs(page, request, practitioner)
    await page.goto(`/pros/session/${sessionId}`)
    await expect(page.getByRole('heading', { level: 3, name: /^8\. Évaluation globale/ })).toBeVisible()
    const moreCriteria = page.getByRole('button', { name: 'Plus de critères' })
    // Hidden for a session whose nine sections are filled in.
    if (await moreCriteria.isVisible()) await moreCriteria.click()
    await expect(page.getByRole('heading', { level: 3, name: /^9\. Recommandations/ })).toBeVisible()
    await expect(page.getByRole('radiogroup')).toHaveCount(0)
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('evaluates it with only the keyboard', async () => {
    await tabTo(page, page.getByRole('button', { name: /^7\. Gestion de la séance/ }))
    await page.keyboard.press('Enter')
    const firstCriterion = page.getByRole('radiogroup', { name: 'Adaptation aux réactions' }).getByRole('radio')
    await tabTo(page, firstCriterion.first())
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: /^7\. Gestion de la séance.*Moyenne 3 \/ 4/ })).toBeVisible()
    for (const title of ['3. Interaction', '6. Bien-être', '8. Évaluation globale', '9. Recommandations'])
      await page.getByRole('button', { name: title }).click()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('restores the typed text after a reload, saves it, and sees the evaluation again', async () => {
    const typedText = `Bruit dans la cour à ${Date.now()}`
    await page.getByRole('textbox', { name: 'Difficultés' }).fill(typedText)
    await page.waitForFunction(
      (text) =>
        Object.keys(localStorage).some(
          (key) => key.startsWith('complice.draft.') && localStorage.getItem(key)?.includes(text),
        ),
      typedText,
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

  const countBefore = await list.count()

  await test.step('records with the keyboard, and plays the recording', async () => {
    await tabTo(page, microphone)
    await page.keyboard.press('Enter')
    await expect(microphone).toHaveAttribute('aria-pressed', 'true')
    await recordFor(comments, 2)
    await expectAccessibleInBothSchemes(page)
    await page.keyboard.press('Space')
    await expect(list).toHaveCount(countBefore + 1)
    await list
      .last()
      .getByRole('button', { name: /^Écouter/ })
      .press('Enter')
    const player = list.last().getByLabel(/^Commentaire du/)
    await expect
      .poll(() => player.evaluate((audio) => (audio instanceof HTMLAudioElement ? audio.currentTime : 0)))
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
    await expect(list).toHaveCount(countBefore + 2)
    await expect(microphone).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('discards a recording before it is sent', async () => {
    await microphone.click()
    await expect(microphone).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(microphone).toHaveAttribute('aria-pressed', 'false')
    await expect(list).toHaveCount(countBefore + 2)
  })

  await test.step('stores a recording that could not be sent, and sends it later', async () => {
    await page.route(audiosPath, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
    await microphone.click()
    await recordFor(comments, 1)
    await microphone.click()
    await expect(comments.getByText(/^Non envoyé\. Gardé sur cet appareil/)).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await page.unrouteAll()
    // The button may be gone, because the page also tries again by itself every 15 seconds.
    await comments
      .getByRole('button', { name: 'Réessayer' })
      .click({ timeout: 2_000 })
      .catch(() => undefined)
    await expect(comments.getByText(/^Non envoyé/)).toHaveCount(0, { timeout: 30_000 })
    await expect(list).toHaveCount(countBefore + 3)
  })

  await test.step('deletes a recording, undoes the deletion, and deletes it permanently', async () => {
    const toast = page.getByRole('status').filter({ hasText: 'Commentaire audio supprimé' })
    await list
      .last()
      .getByRole('button', { name: /^Supprimer/ })
      .click()
    await expect(list).toHaveCount(countBefore + 2)
    await toast.getByRole('button', { name: 'Annuler' }).click()
    await expect(list).toHaveCount(countBefore + 3)
    await list
      .last()
      .getByRole('button', { name: /^Supprimer/ })
      .click()
    const deletionResponse = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.url().includes('/audios/'),
    )
    await toast.getByRole('button', { name: 'Fermer' }).click()
    expect((await deletionResponse).status()).toBe(204)
    await page.reload()
    await expect(list).toHaveCount(countBefore + 2)
  })
})

/** Plays the last audio comment of the open session to its end, and returns its duration in seconds. */
async function playLastComment(page: Page): Promise<number> {
  const lastComment = page.getByRole('region', { name: 'Commentaires audio' }).getByRole('listitem').last()
  await lastComment.getByRole('button', { name: /^Écouter/ }).click()
  const player = lastComment.getByLabel(/^Commentaire du/)
  const readCurrentTime = () => player.evaluate((audio) => (audio instanceof HTMLAudioElement ? audio.currentTime : 0))
  await expect.poll(readCurrentTime).toBeGreaterThan(0.3)
  // Plays to the end, because the recorder writes no duration into the file.
  await player.evaluate((audio) => audio instanceof HTMLAudioElement && (audio.playbackRate = 4))
  await expect.poll(() => player.evaluate((audio) => audio instanceof HTMLAudioElement && audio.ended)).toBe(true)
  return readCurrentTime()
}

test('sends a recording at the next sign-in after a sign-out in another tab, and plays it', async ({
  context,
  page,
  request,
}) => {
  const sessionId = await pickPastSession(request)
  const comments = page.getByRole('region', { name: 'Commentaires audio' })
  const microphone = comments.getByRole('button', { name: 'Commentaire vocal' })
  const list = comments.getByRole('listitem')
  const otherTab = await context.newPage()
  const openSession = () => page.goto(`/pros/session/${sessionId}`)
  const signOutInOtherTab = async ({ keepsUnsent = false } = {}) => {
    await otherTab.goto('/partenaires')
    await pressSignOut(otherTab)
    if (keepsUnsent) await otherTab.getByRole('button', { name: 'Garder et se déconnecter' }).click()
    await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()
  }
  let countAtStart = 0
  const uploadKeys: string[] = []
  // Listens to both tabs, because the other tab is signed in too, and also sends stored recordings.
  context.on('response', (response) => {
    if (response.request().method() === 'PATCH' && response.ok() && audiosPath.test(response.url()))
      uploadKeys.push(response.request().headers()['idempotency-key'] ?? '')
  })

  await test.step('records while offline', async () => {
    await signIn(page, practitioner)
    await openSession()
    await expect(microphone).toBeVisible()
    await expect(list.or(comments.getByText(/^Aucun commentaire/)).first()).toBeVisible()
    countAtStart = await list.count()
    await page.waitForFunction(() => localStorage.getItem('complice.deviceKey') !== null)
    await context.setOffline(true)
    await microphone.click()
    await recordFor(comments, 2)
    await microphone.click()
    await expect(comments.getByText(/^Non envoyé\. Gardé sur cet appareil/)).toBeVisible()
  })

  await test.step('signs out in another tab while a second comment is being recorded', async () => {
    await microphone.click()
    await recordFor(comments, 5)
    // Rejects every upload, so that the sign-out happens before the first recording is sent.
    await context.route(audiosPath, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await context.setOffline(false)
    await signOutInOtherTab({ keepsUnsent: true })
    expect(uploadKeys).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('complice.deviceKey'))).toBeNull()
  })

  await test.step('shows no unsent recording to another member on the same device', async () => {
    await context.unrouteAll()
    await signIn(page, 'ultime@demo.complice.fr')
    await page.goto('/pros/sessions')
    await expect(page.getByRole('heading', { level: 1, name: 'Rendez-vous' })).toBeVisible()
    await expect(page.getByText(/commentaires? audio à envoyer/)).toHaveCount(0)
    expect(uploadKeys).toEqual([])
    await signOutInOtherTab()
  })

  await test.step('shows both recordings as unsent in the agenda at the next sign-in, while uploads fail', async () => {
    await context.route(audiosPath, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await signIn(page, practitioner)
    await page.goto('/pros/sessions')
    await expect(page.getByText('2 commentaires audio à envoyer. Gardés sur cet appareil.')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('sends each recording once from the agenda, and plays the second one to its end', async () => {
    await context.unrouteAll()
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText(/commentaires? audio à envoyer/)).toHaveCount(0)
    expect(new Set(uploadKeys).size).toBe(2)
    await openSession()
    await expect(list).toHaveCount(countAtStart + 2)
    // The recording lasted five seconds; its last chunk was lost at the sign-out.
    expect(await playLastComment(page)).toBeGreaterThan(3)
  })

  await test.step('keeps a recording that a reload interrupts', async () => {
    const countBefore = await list.count()
    await microphone.click()
    await recordFor(comments, 5)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(list).toHaveCount(countBefore + 1)
    expect(await playLastComment(page)).toBeGreaterThan(3)
  })
})
