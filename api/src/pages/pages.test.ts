import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { v7 as uuidv7 } from 'uuid'
import { publishTherapists, updateMember } from '../modules/user/user.sql.ts'
import { openPractice, testApp, type TestApp, type TestPractice } from '../testing/practice.ts'

let test: TestApp
let practice: TestPractice
const origin = 'https://complice.example'
const wicked = '</script><script>alert(1)</script><!--#include virtual="/x" -->'

beforeAll(async () => {
  test = await testApp({ settings: { publicUrl: origin, providerEmail: 'bonjour@prairie.test' } })
  practice = await openPractice(test, { published: true, firstname: 'Zoé', lastname: wicked })
})
afterAll(() => test.close())

const open = async (path: string) => {
  const { statusCode, body, headers } = await test.app.inject({ method: 'GET', url: `/_pages${path}` })
  return { status: statusCode, body, headers }
}
const one = (body: string, pattern: RegExp) => {
  const found = [...body.matchAll(pattern)]
  expect([String(pattern), found.length]).toEqual([String(pattern), 1])
  return found[0]?.[1]
}
const dataOf = (body: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json))

describe('a public page', () => {
  it.each([
    ['/', '/', 'Libérez votre potentiel thérapeutique', ['Organization', 'WebSite', 'WebApplication', 'FAQPage']],
    ['/public/about', '/public/about', 'À propos de Complice', ['Organization']],
    ['/pros/about', '/public/about', 'À propos de Complice', ['Organization']],
    ['/pros/prices', '/pros/prices', 'Une offre pour chaque cabinet', ['WebApplication']],
    ['/therapists?location=lyon', '/therapists?location=lyon', '1 praticien(ne) peut vous intéresser', ['ItemList']],
  ])('at %s has one head, one h1, its one address and its data', async (path, canonical, heading, types) => {
    const { status, body, headers } = await open(path)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['cache-control']).toBe('max-age=60, stale-while-revalidate=600, stale-if-error=86400')
    expect(one(body, /<h1>(.*?)<\/h1>/g)).toBe(heading)
    expect(one(body, /<title>(.+?)<\/title>/g)?.length).toBeLessThan(90)
    expect(one(body, /<meta name="description" content="([^"]+)" \/>/g)?.length).toBeGreaterThan(50)
    expect(one(body, /<link rel="canonical" href="([^"]+)" \/>/g)).toBe(origin + canonical)
    expect(one(body, /<meta property="og:url" content="([^"]+)" \/>/g)).toBe(origin + canonical)
    expect(dataOf(body).map(({ '@type': type }) => type)).toEqual(types)
    expect(body).not.toContain('noindex')
    expect(new Set(body.match(/(?<=mailto:)[^"?]+/g))).toEqual(new Set(['bonjour@prairie.test']))
    expect(body).toContain('<!--#include virtual="/pages/mf-public.head.html" -->')
    expect(body).toContain('<!--#include virtual="/pages/mf-public.body.html" -->')
  })

  it('says what it needs where a request is made, and is kept out of search engines', async () => {
    const { status, body } = await open('/public/session?therapistId=x')
    expect(status).toBe(200)
    expect(body).toContain('Cette étape a besoin de JavaScript')
    expect(body).toContain('<meta name="robots" content="noindex" />')
  })

  it('is none below the others', async () => {
    for (const path of ['/cgu/x', `/therapists/${practice.therapistId}/x`]) {
      const { status, body } = await open(path)
      expect([path, status]).toEqual([path, 404])
      expect(body).toContain('<meta name="robots" content="noindex" />')
    }
  })
})

describe("a therapist's page", () => {
  it('shows what is published, whatever it contains', async () => {
    const { status, body } = await open(`/therapists/${practice.therapistId}`)
    expect(status).toBe(200)
    expect(body).not.toContain(wicked)
    expect(body).not.toContain('<script>')
    expect(body.match(/#include/g)?.length).toBe(
      2 + (body.match(/&lt;!--#include/g)?.length ?? 0) + (body.match(/\\u003c!--#include/g)?.length ?? 0),
    )
    expect(body).toContain('&lt;/script&gt;')
    const [business, crumbs] = dataOf(body)
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      url: `${origin}/therapists/${practice.therapistId}`,
      name: `Zoé ${wicked}`,
      address: { postalCode: '69001', addressLocality: 'Lyon' },
    })
    expect(business.geo).toBeUndefined()
    expect(crumbs.itemListElement).toHaveLength(2)
  })

  it('has the next free slots, each of which leads to the request', async () => {
    const { body } = await open(`/therapists/${practice.therapistId}`)
    const links = [...body.matchAll(/href="(\/public\/session[^"]+)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(3)
    const { searchParams } = new URL(links[0]?.replaceAll('&amp;', '&') ?? '', origin)
    expect(searchParams.get('therapistId')).toBe(practice.therapistId)
    expect(searchParams.get('sessionTypeId')).toBe(practice.sessionTypeId)
    expect(searchParams.get('date')).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it.each(['not-an-id', uuidv7()])('is not found where nobody has been: %s', async (id) => {
    expect((await open(`/therapists/${id}`)).status).toBe(404)
  })

  it('is gone once the therapist has left the directory, and back when they are', async () => {
    const leaving = await openPractice(test, { published: true, lastname: 'Partante' })
    const path = `/therapists/${leaving.therapistId}`
    const setPublic = (isPublic: boolean) =>
      test.within(leaving.tenantId, async (tx) => {
        await updateMember(tx, leaving.therapistId, { public_access: isPublic })
        await publishTherapists(tx)
      })
    expect((await open(path)).status).toBe(200)
    await setPublic(false)
    const { status, body } = await open(path)
    expect(status).toBe(410)
    expect(body).not.toContain('Partante')
    await setPublic(true)
    expect((await open(path)).status).toBe(200)
  })
})

describe('the search', () => {
  it('is a form that works without a script, with what was typed', async () => {
    const { body } = await open('/therapists?name=%22%3E%3Cb%3E&location=Lyon')
    expect(body).toContain('<form class="composed-search" action="/therapists"')
    expect(body).toContain('name="name" value="&quot;&gt;&lt;b&gt;"')
    expect(body).toMatch(/name="location"\s+value="Lyon"/)
  })

  it('that finds nobody, or somebody by name, is kept out of search engines', async () => {
    for (const query of ['location=Atlantide', 'name=zo'])
      expect((await open(`/therapists?${query}`)).body).toContain('<meta name="robots" content="noindex" />')
  })

  it('has pages', async () => {
    const place = `Ville${Date.now()}`
    await test.admin(
      `insert into directory.therapist (id, tenant_id, firstname, lastname, firm_name, street_name, zip_code, city, approximate)
       select gen_random_uuid(), $1, 'Anne', 'N' || n, '', '', '10000', $2, true from generate_series(1, 35) n`,
      [practice.tenantId, place],
    )
    const first = await open(`/therapists?location=${place}`)
    expect(first.body.match(/<li class="composed-card">/g)).toHaveLength(30)
    expect(first.body).toContain(`<a rel="next" href="/therapists?location=${place}&amp;page=2">`)
    const second = await open(`/therapists?location=${place}&page=2`)
    expect(second.body.match(/<li class="composed-card">/g)).toHaveLength(5)
    expect(second.body).toContain(`<link rel="canonical" href="${origin}/therapists?location=${place}&amp;page=2" />`)
    expect((await open(`/therapists?location=${place}&page=3`)).status).toBe(404)
    await test.admin('delete from directory.therapist where city = $1', [place])
  })
})
