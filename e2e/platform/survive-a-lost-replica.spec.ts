import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { Client } from 'pg'
import { startDemoProduct } from '../../platform/start/product/demoProduct.ts'
import { hasNginx, startNginx, type Nginx } from '../../platform/start/product/startNginx.ts'
import type { Product } from '../../platform/start/product/startProduct.ts'
import { root } from '../../platform/start/root.mjs'
import { setUpKnownDevice } from '../support/member.ts'

/** Two API processes share one database; the process that handles a booking is killed. */

let product: Product
let nginx: Nginx | undefined

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  product = await startDemoProduct('replicas', { settings: { apiReplicas: 2 } })
  if (hasNginx())
    nginx = await startNginx({
      distDir: join(root, 'dist'),
      apiOrigins: product.replicas.map(({ address }) => address),
    })
})
test.afterAll(async () => {
  await nginx?.stop()
  await product?.stop()
})

/** Locks the table of sessions; returns a function that releases the lock. */
async function lockSessions(adminUrl: string) {
  const lockingClient = new Client({ connectionString: adminUrl })
  await lockingClient.connect()
  await lockingClient.query('begin; lock table session in exclusive mode')
  return async () => {
    await lockingClient.query('rollback')
    await lockingClient.end()
  }
}

/**
 * Lists the replicas with a request that waits for the lock on the table; the connection of a killed replica stays in
 * the list.
 */
async function findWaitingReplicas(monitoringClient: Client): Promise<string[]> {
  const { rows } = await monitoringClient.query<{ name: string }>(
    "select distinct application_name as name from pg_stat_activity where wait_event_type = 'Lock' and application_name like 'complice-api-%'",
  )
  return rows.map(({ name }) => name)
}

const processIdOf = (replicaName: string) =>
  product.replicas[Number(replicaName.split('-').at(-1)) - 1]?.pid() ?? Number.NaN

async function fillInBooking(page: Page, address: string, email: string) {
  await setUpKnownDevice(page)
  await page.goto(`${address}/therapists?location=lyon`)
  await page
    .getByRole('link', { name: /Léa Bonnet/ })
    .first()
    .click()
  await page.getByLabel('Type de séance').selectOption({ label: 'Première rencontre (45 min)' })
  const slot = page
    .getByRole('region', { name: 'Créneaux libres', exact: true })
    .getByRole('button', { name: /, de \d\d:\d\d à / })
    .first()
  const laterSlots = page.getByRole('button', { name: /^Voir le / })
  await expect(async () => {
    if (await laterSlots.isVisible()) await laterSlots.click()
    await expect(slot).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await slot.click()
  for (const [label, text] of [
    ['Prénom', 'Léa'],
    ['Nom', 'Martin'],
    ['E-mail', email],
    ['Téléphone', '06 12 34 56 78'],
    ['Mot de passe', 'une-phrase-pour-entrer'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  }
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByLabel(/^Avez-vous une allergie/).fill('Aucune.')
}

for (const [gatewayName, addressOf] of [
  ['the gateway of npm start', () => product.address],
  ['nginx', () => nginx?.address],
] as const) {
  test(`completes a booking while a replica dies, behind ${gatewayName}`, async ({ page }) => {
    const address = addressOf()
    test.skip(address === undefined, 'nginx is not installed')
    const email = `lea.${gatewayName.length}.${Date.now()}@exemple.fr`
    const monitoringClient = new Client({ connectionString: product.adminUrl })
    await monitoringClient.connect()
    await fillInBooking(page, address ?? '', email)

    await test.step('kills the replica that handles the request; the other replica takes it over', async () => {
      const unlock = await lockSessions(product.adminUrl)
      await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
      await expect.poll(() => findWaitingReplicas(monitoringClient), { timeout: 30_000 }).toHaveLength(1)
      const [firstReplica = ''] = await findWaitingReplicas(monitoringClient)
      process.kill(processIdOf(firstReplica), 'SIGKILL')
      await expect.poll(() => findWaitingReplicas(monitoringClient), { timeout: 30_000 }).toHaveLength(2)
      await unlock()
    })
    await test.step('stores the booking request only once', async () => {
      await expect(
        page.getByRole('heading', { level: 1, name: 'Votre demande de séance est enregistrée' }),
      ).toBeVisible()
      const { rows } = await monitoringClient.query<{ requests: number }>(
        'select count(*)::int as requests from session s join patient p on p.id = s.patient_id where p.email = $1',
        [email],
      )
      expect(rows).toEqual([{ requests: 1 }])
    })
    await test.step('restarts the replica automatically', async () => {
      await expect(async () => {
        const responses = await Promise.all(product.replicas.map((replica) => fetch(`${replica.address}/api/ready`)))
        expect(responses.map(({ ok }) => ok)).toEqual([true, true])
      }).toPass({ timeout: 30_000 })
    })
    await monitoringClient.end()
  })
}
