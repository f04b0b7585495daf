import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openPractice, testApp, type TestApp, type TestPractice } from '../../testing/practice.ts'

let test: TestApp
let practice: TestPractice
const origin = 'https://complice.example'

beforeAll(async () => {
  test = await testApp({ settings: { publicUrl: origin } })
  practice = await openPractice(test)
  await test.admin(
    `insert into directory.therapist (id, tenant_id, firstname, lastname, firm_name, street_name, zip_code, city, approximate)
     select gen_random_uuid(), $1, 'Anne', 'N' || n, '', '', '10000', 'Troyes', true from generate_series(1, 10000) n`,
    [practice.tenantId],
  )
})
afterAll(() => test.close())

const fetchSitemapAddresses = async (path: string) => {
  const { statusCode, body, headers } = await test.app.inject({ method: 'GET', url: `/_pages${path}` })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(body.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}
const pathOf = (address: string) => address.slice(origin.length)

describe('the sitemap', () => {
  it('lists each of 10,000 therapists once, in several sitemaps that the index names', async () => {
    const index = await fetchSitemapAddresses('/sitemap.xml')
    expect(index).toEqual(
      ['pages', 'towns-1', 'therapists-1', 'therapists-2'].map((name) => `${origin}/sitemaps/${name}.xml`),
    )
    const [, , ...therapistSitemaps] = index
    const listedAddresses = (
      await Promise.all(therapistSitemaps.map((address) => fetchSitemapAddresses(pathOf(address))))
    ).flat()
    expect(new Set(listedAddresses).size).toBe(10_000)
    expect(listedAddresses).toHaveLength(10_000)
    const [{ id } = { id: '' }] = await test.admin<{ id: string }>('select id from directory.therapist limit 1')
    expect(listedAddresses).toContain(`${origin}/therapists/${id}`)
    const nextSitemap = await test.app.inject({ method: 'GET', url: '/_pages/sitemaps/therapists-3.xml' })
    expect(nextSitemap.statusCode).toBe(404)
  })

  it('lists the public pages by their canonical addresses', async () => {
    for (const address of await fetchSitemapAddresses('/sitemaps/pages.xml')) {
      const { statusCode, body } = await test.app.inject({ method: 'GET', url: `/_pages${pathOf(address)}` })
      expect([address, statusCode]).toEqual([address, 200])
      expect(body).toContain(`<link rel="canonical" href="${address}" />`)
    }
  })

  it('lists each town once for all its spellings, by its canonical address', async () => {
    const towns = ['Saint-Étienne', 'Saint-Étienne', 'St ETIENNE', "L'Haÿ-les-Roses", 'Lyon (3e)', '', ' ']
    await test.admin(
      `insert into directory.therapist (id, tenant_id, firstname, lastname, firm_name, street_name, zip_code, city, approximate)
       select gen_random_uuid(), $1, 'Anne', 'Ville', '', '', '10000', town, true from unnest($2::text[]) town`,
      [practice.tenantId, towns],
    )
    const listedAddresses = await fetchSitemapAddresses('/sitemaps/towns-1.xml')
    expect(listedAddresses.map((address) => new URL(address).searchParams.get('location'))).toEqual([
      "L'Haÿ-les-Roses",
      'Lyon (3e)',
      'Saint-Étienne',
      'Troyes',
    ])
    for (const address of listedAddresses) {
      const { statusCode, body } = await test.app.inject({ method: 'GET', url: `/_pages${pathOf(address)}` })
      expect([address, statusCode]).toEqual([address, 200])
      expect(body).toContain(`<link rel="canonical" href="${address}" />`)
    }
    await test.admin("delete from directory.therapist where lastname = 'Ville'")
  })

  it('splits the towns into several files when they exceed the limit of a file', async () => {
    await test.admin(
      `insert into directory.therapist (id, tenant_id, firstname, lastname, firm_name, street_name, zip_code, city, approximate)
       select gen_random_uuid(), $1, 'Anne', 'Ville', '', '', '10000', 'Ville ' || n, true from generate_series(1, 5000) n`,
      [practice.tenantId],
    )
    expect(await fetchSitemapAddresses('/sitemap.xml')).toContain(`${origin}/sitemaps/towns-2.xml`)
    const listedAddresses = (
      await Promise.all([1, 2].map((number) => fetchSitemapAddresses(`/sitemaps/towns-${number}.xml`)))
    ).flat()
    expect([listedAddresses.length, new Set(listedAddresses).size]).toEqual([5001, 5001])
    for (const path of ['towns-3', 'towns-0', 'constructor-1'])
      expect((await test.app.inject({ url: `/_pages/sitemaps/${path}.xml` })).statusCode).toBe(404)
    await test.admin("delete from directory.therapist where lastname = 'Ville'")
  })

  it('omits therapists who left or can no longer be booked', async () => {
    const [departed, unbookable] = await test.admin<{ id: string }>(
      'select id from directory.therapist order by id limit 2',
    )
    await test.admin('delete from directory.therapist where id = $1', [departed?.id])
    await test.admin("update directory.therapist set bookable_until = now() - interval '1 day' where id = $1", [
      unbookable?.id,
    ])
    const listedAddresses = (
      await Promise.all([1, 2].map((number) => fetchSitemapAddresses(`/sitemaps/therapists-${number}.xml`)))
    ).flat()
    expect(listedAddresses).toHaveLength(9_998)
    for (const therapist of [departed, unbookable])
      expect(listedAddresses).not.toContain(`${origin}/therapists/${therapist?.id}`)
  })

  it('is named in robots.txt', async () => {
    const { body } = await test.app.inject({ method: 'GET', url: '/_pages/robots.txt' })
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })
})
