import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { buildPatientInput } from '../../platform/start/product/demoInputs.ts'
import { expectAccessibleInBothSchemes, expectNoAxeViolations } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { waitForMail, type Mail } from '../support/mail.ts'
import { setUpKnownDevice, signInAs, tokenOf } from '../support/member.ts'
import { dayInWeeks } from '../../platform/start/product/dayInWeeks.ts'

/**
 * A visitor finds a therapist and requests a session; the therapist validates it; the patient gets the e-mail and may
 * cancel.
 */

const password = 'une-phrase-pour-entrer'
const createEmailAddress = () => `lea.martin.${Date.now()}.${Math.round(Math.random() * 1e6)}@exemple.fr`

function withDate(address: string, day: string): string {
  const url = new URL(address)
  url.searchParams.set('date', day)
  return url.href
}

const formatLongDay = (day: string) =>
  new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
const getSlots = (region: Locator, day: string) =>
  region.getByRole('button', { name: new RegExp(`^${formatLongDay(day).replace(/ 1 /, ' 1er ')}, de `) })
const getSlotCalendar = (page: Page) => page.getByRole('region', { name: 'Calendrier des créneaux libres' })
const getSlotList = (page: Page) => page.getByRole('region', { name: 'Créneaux libres', exact: true })
const getField = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

const extractCancelPath = ({ text }: Mail): string => {
  const link = /https?:\/\/\S+\/public\/session\/cancel#\S+/.exec(text)?.[0]
  expect(link, 'the cancel link').toBeDefined()
  const { pathname, hash } = new URL(link ?? '')
  return pathname + hash
}

async function fillNewPatient(page: Page, email: string) {
  await getField(page, 'Prénom').fill('Léa')
  await getField(page, 'Nom').fill('Martin')
  await getField(page, 'E-mail').fill(email)
  await getField(page, 'Téléphone').fill('06 12 34 56 78')
  await getField(page, 'Mot de passe').fill(password)
}

/** Opens the request as the therapist, in another browser context, runs the checks, and validates it. */
async function validateRequest(
  browser: Browser,
  therapist: string,
  patientName: RegExp,
  check: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page, page.request, therapist)
  await page.goto('/pros/sessions')
  await page.getByRole('button', { name: /^\d+ à valider$/ }).click()
  await page.getByRole('link', { name: patientName }).first().click()
  await check(page)
  await page.getByRole('button', { name: 'Valider', exact: true }).click()
  await expect(page).toHaveURL(/\/pros\/sessions/)
  await context.close()
}

test(
  'requests a first meeting, and cancels it in time after its validation',
  { tag: ['@phone', '@gateway'] },
  async ({ page, browser, request, isMobile }) => {
    const email = createEmailAddress()
    const lastname = `Martin ${email.split('.').at(-2)?.split('@')[0]}`
    const day = dayInWeeks(1, isMobile ? 4 : 3)
    await setUpKnownDevice(page)

    await test.step('searches in Lyon', async () => {
      await page.goto('/')
      await page.getByLabel('Lieu').fill('LYON')
      await page.getByRole('button', { name: 'Rechercher' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /intéresser$/ })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Praticiens' })).toContainText('Lyon')
      await expectAccessibleInBothSchemes(page)
    })

    await test.step('sees the map, which loads nothing from other sites', async () => {
      if (isMobile) await page.getByRole('button', { name: 'Carte' }).click()
      const map = page.getByRole('region', { name: 'Carte des praticiens' })
      await expect(map.getByRole('button', { name: 'Zoom avant' })).toBeVisible()
      await expect(map.locator('path.map-france')).toBeVisible()
      await map.getByRole('button', { name: /praticiens, agrandir/ }).click()
      await expect(map.getByRole('link', { name: 'Léa Bonnet' })).toBeVisible()
      await expectAccessibleInBothSchemes(page)
      if (isMobile) await page.getByRole('button', { name: 'Liste' }).click()
    })

    await test.step('opens a therapist, and selects the session type with questions', async () => {
      await page
        .getByRole('link', { name: /Léa Bonnet/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 2, name: 'Léa Bonnet' })).toBeVisible()
      await page.getByLabel('Type de séance').selectOption({ label: 'Première rencontre (45 min)' })
      await page.getByRole('button', { name: isMobile ? 'Jour suivant' : 'Semaine suivante' }).click()
      await expect(page).toHaveURL(/[?&]date=/)
      // A phone shows one day at a time; on a Sunday the page opens on the next week.
      await page.goto(withDate(page.url(), day))
      await expect(getSlots(getSlotList(page), day).first()).toBeVisible()
      await expectAccessibleInBothSchemes(page)
    })

    await test.step('chooses a slot in the calendar', async () => {
      await getSlots(getSlotCalendar(page), day).nth(2).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Demander une séance' })).toBeVisible()
      await expect(page.getByLabel('Type de séance')).toContainText('Première rencontre')
      await expectAccessibleInBothSchemes(page)
    })

    await test.step('sees an error for each missing field', async () => {
      await page.getByRole('button', { name: 'Continuer' }).click()
      await expect(page.getByText('Renseignez les champs obligatoires')).toBeVisible()
      await expect(page.getByText('Champs requis')).toBeVisible()
      await expectAccessibleInBothSchemes(page)
    })

    await test.step('fills in the form, and keeps it while viewing other slots and after a reload', async () => {
      await fillNewPatient(page, email)
      await getField(page, 'Nom').fill(lastname)
      await page.getByRole('link', { name: 'Voir les créneaux libres' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Disponibilités' })).toBeVisible()
      await page.goBack()
      await expect(getField(page, 'Mot de passe')).toHaveValue(password)
      await page.reload()
      await expect(getField(page, 'Nom')).toHaveValue(lastname)
      await expect(getField(page, 'E-mail')).toHaveValue(email)
      await getField(page, 'Mot de passe').fill(password)
    })

    await test.step('answers the questions and sends, with a double click', async () => {
      await page.getByRole('button', { name: 'Continuer' }).click()
      await page.getByLabel(/^Avez-vous une allergie/).fill('Aucune, mais un peu peur des grands chiens.')
      await page.getByRole('checkbox', { name: /conserve mes réponses/ }).check()
      await expectAccessibleInBothSchemes(page)
      await page.getByRole('button', { name: 'Envoyer ma demande' }).dblclick()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Votre demande de séance est enregistrée' }),
      ).toBeVisible()
      await expectAccessibleInBothSchemes(page)
      expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull()
    })

    await test.step('receives an e-mail, as does the therapist', async () => {
      await waitForMail(request, email, ({ text }) => text.includes('/public/session/cancel#'))
      await waitForMail(request, 'museauxcie@demo.complice.fr', ({ text }) => text.includes(lastname))
    })

    await test.step('has the request validated by the therapist, who sees the answers', async () => {
      await validateRequest(browser, 'museauxcie@demo.complice.fr', new RegExp(lastname), async (agenda) => {
        await expect(agenda.getByText('Aucune, mais un peu peur des grands chiens.')).toBeVisible()
        await expectNoAxeViolations(agenda)
      })
    })

    await test.step('receives the confirmation with a calendar file, and cancels with its link', async () => {
      const confirmation = await waitForMail(request, email, ({ attachments }) =>
        attachments.some(({ mimeType }) => mimeType.startsWith('text/calendar')),
      )
      await page.goto(extractCancelPath(confirmation))
      await expect(page.getByText('Première rencontre')).toBeVisible()
      await expectAccessibleInBothSchemes(page)
      await page.getByRole('button', { name: 'Annuler la séance' }).click()
      await expectAccessibleInBothSchemes(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Annuler la séance' }).click()
      await expect(page.getByText('Votre séance est annulée')).toBeVisible()
      await expectAccessibleInBothSchemes(page)
    })
  },
)

test(
  'requests a session with only the keyboard, and cannot cancel it less than 48 hours before it begins',
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    const email = createEmailAddress()
    const lastname = `Clavier ${Date.now()}`
    await setUpKnownDevice(page)

    await test.step('searches and opens a therapist', async () => {
      await page.goto('/')
      await tabTo(page, page.getByLabel('Lieu'))
      await page.keyboard.type('lyon')
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByRole('list', { name: 'Praticiens' }).getByRole('link', { name: /Léa Bonnet/ }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 2, name: 'Léa Bonnet' })).toBeVisible()
    })

    await test.step('skips the calendar, and selects one of the first slots in the list', async () => {
      const slots = getSlotList(page).getByRole('button', { name: /, de \d\d:\d\d à / })
      const laterSlots = getSlotList(page).getByRole('button', { name: /^Voir le / })
      await expect(slots.first().or(laterSlots)).toBeVisible()
      if (await laterSlots.isVisible()) {
        await tabTo(page, laterSlots)
        await page.keyboard.press('Enter')
      }
      await expect(slots.first()).toBeVisible()
      // The first slot may begin while the form is being filled in.
      const slot = slots.nth(Math.min(1, (await slots.count()) - 1))
      await page.evaluate(() => document.querySelector<HTMLElement>('h1')?.focus())
      await tabTo(page, page.getByRole('link', { name: 'Passer le calendrier' }))
      await page.keyboard.press('Enter')
      await tabTo(page, slot)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Demander une séance' })).toBeFocused()
    })

    await test.step('fills in the form and sends it', async () => {
      for (const [label, text] of [
        ['Prénom', 'Ariane'],
        ['Nom', lastname],
        ['E-mail', email],
        ['Mot de passe', password],
      ] as const) {
        await tabTo(page, getField(page, label))
        await page.keyboard.type(text)
      }
      await tabTo(page, page.getByRole('button', { name: 'Envoyer ma demande' }))
      await page.keyboard.press('Enter')
      await expect(
        page.getByRole('heading', { level: 1, name: 'Votre demande de séance est enregistrée' }),
      ).toBeFocused()
    })

    await test.step('explains on the page of the cancel link why it is too late to cancel', async () => {
      await waitForMail(request, email, ({ text }) => text.includes('/public/session/cancel#'))
      await validateRequest(browser, 'museauxcie@demo.complice.fr', new RegExp(lastname), async () => {})
      const confirmation = await waitForMail(request, email, ({ attachments }) => attachments.length > 0)
      await page.goto(extractCancelPath(confirmation))
      await expect(
        page.getByText(/moins de 48 h avant son début\. Contactez directement votre praticien/),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Annuler la séance' })).toBeHidden()
      await expectAccessibleInBothSchemes(page)
    })
  },
)

test(
  'offers the sign-in to a visitor with an account, and keeps the form',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const email = createEmailAddress()
    const response = await request.post('/api/public/patients', {
      data: { firstname: 'Léa', lastname: 'Martin', email, phoneNumber: '', password },
    })
    expect(response.status()).toBe(201)
    await setUpKnownDevice(page)
    await page.goto('/therapists?location=lyon')
    await page
      .getByRole('link', { name: /Léa Bonnet/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Léa Bonnet' })).toBeVisible()
    const day = dayInWeeks(3, 5)
    await page.goto(`${new URL(page.url()).pathname}?date=${day}`)
    await getSlots(getSlotList(page), day).first().click()
    await fillNewPatient(page, email)
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()

    const dialog = page.getByRole('dialog', { name: 'Vous avez déjà un compte' })
    await expect(dialog).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await dialog.getByRole('button', { name: "J'ai déjà un compte" }).click()
    await expect(getField(page, 'E-mail')).toHaveValue(email)

    await getField(page, 'Mot de passe').fill('pas le bon')
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page.getByRole('main').getByText("nom d'utilisateur ou mot de passe incorrect")).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await getField(page, 'Mot de passe').fill(password)
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Votre demande de séance est enregistrée' })).toBeVisible()
  },
)

test(
  'books for a patient of the practice who has no account, once they confirm that the e-mail address is theirs',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await setUpKnownDevice(page)
    const token = await tokenOf(request, 'pro@demo.complice.fr')
    const email = createEmailAddress()
    const response = await request.post('/api/patients', {
      headers: { authorization: `Bearer ${token}` },
      // A patient of the practice who has never booked online.
      data: buildPatientInput({ firstname: 'Léa', lastname: 'Martin', email }),
    })
    expect(response.status()).toBe(201)

    await page.goto('/therapists?location=nantes')
    await page
      .getByRole('link', { name: /Thomas Le Goff/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Thomas Le Goff' })).toBeVisible()
    const day = dayInWeeks(4, 4)
    await page.goto(`${new URL(page.url()).pathname}?date=${day}`)
    await getSlots(getSlotList(page), day).first().click()
    await fillNewPatient(page, email)
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()

    const dialog = page.getByRole('dialog', { name: 'Cette adresse e-mail est déjà connue' })
    await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await dialog.getByRole('button', { name: "S'identifier" }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Votre demande de séance est enregistrée' })).toBeVisible()
  },
)
