import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { DemoRequest } from 'shared/contracts/directory/booking'
import { TherapistSearch } from 'shared/contracts/directory/therapist'
import { errorCode } from 'shared/contracts/errorCodes'
import { textPages } from 'shared/domain/publicPages/composedPages'
import { parseContact } from 'shared/domain/publicPages/contact'
import { landingAnchors } from 'shared/domain/publicPages/landingAnchors'
import { landingPictures } from 'shared/domain/publicPages/landingPictures'
import { publicAddress } from 'shared/domain/publicPages/publicAddress'
import { footerLinks } from 'shared/domain/publicPages/siteLinks'
import { v7 as uuidv7 } from 'uuid'
import { purge } from '../jobs/purge.ts'
import { updatePublishedTherapists, updateMember } from '../modules/practice/user/user.sql.ts'
import { operatorOf } from '../modules/practice/operator/operator.ts'
import { operatorFrom } from '../modules/practice/operator/operatorSettings.ts'
import { longFourByteText, longText } from '../testing/longText.ts'
import { joinPractice, openPractice, testApp, type TestApp, type TestPractice } from '../testing/practice.ts'
import { deleteAccountOf } from '../testing/proof.ts'
import { pageRendererByPath } from './texts/textPage.ts'

let test: TestApp
let practice: TestPractice
let now = () => new Date()
const origin = 'https://complice.example'
const socialLink = { name: 'LinkedIn', url: 'https://social.test/prairie' }
const maliciousName = '</script><script>alert(1)</script><!--#include virtual="/x" -->'

beforeAll(async () => {
  test = await testApp({
    services: { now: () => now() },
    settings: {
      publicUrl: origin,
      operatorEmail: 'bonjour@prairie.test',
      socialLinks: [socialLink],
      operator: { ...operatorFrom({}), privacyContact: 'bonjour@prairie.test' },
    },
  })
  practice = await openPractice(test, { published: true, firstname: 'Zoé', lastname: maliciousName })
})
afterAll(() => test.close())
afterEach(() => {
  now = () => new Date()
})

const sendPageRequest = (path: string) => test.app.inject({ method: 'GET', url: `/_pages${path}` })
/** Requests a page; its body has plain spaces, like the texts with which it is compared. */
const getPage = async (path: string) => {
  const { statusCode, body, headers } = await sendPageRequest(path)
  return { status: statusCode, body: body.replaceAll('\u00A0', ' '), headers }
}
const matchOnce = (body: string, pattern: RegExp) => {
  const found = [...body.matchAll(pattern)]
  expect([String(pattern), found.length]).toEqual([String(pattern), 1])
  return found[0]?.[1]
}
/** Lists the links in an element as text and address. */
const listLinks = (body: string, element: string) =>
  [
    ...(matchOnce(body, new RegExp(`<${element}.*?>(.*?)</${element}>`, 'gs')) ?? '').matchAll(
      /<a [^>]*?href="([^"]+)"[^>]*>([^<]+)<\/a>/g,
    ),
  ].map(([, href, linkText]) => [linkText?.trim(), href])
const setPublic = ({ tenantId, therapistId }: TestPractice, isPublic: boolean) =>
  test.inTenant(tenantId, async (tx) => {
    await updateMember(tx, therapistId, { public_access: isPublic })
    await updatePublishedTherapists(tx)
  })
const jsonLdOf = (body: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json))

describe('a public page', () => {
  it('has no-break spaces before French punctuation marks', async () => {
    const { body } = await sendPageRequest('/aide')
    expect(body).toContain('<h1>Comment faire\u00A0?</h1>')
  })

  it.each([
    ['/', '/', 'Libérez votre potentiel thérapeutique', ['Organization', 'WebSite', 'WebApplication', 'FAQPage']],
    ['/public/about', '/public/about', 'À propos de Complice', ['Organization']],
    ['/pros/about', '/public/about', 'À propos de Complice', ['Organization']],
    ['/pros/prices', '/pros/prices', 'Une offre pour chaque cabinet', ['WebApplication']],
    ['/public/cgu', '/public/cgu', 'Conditions générales', []],
    ['/pros/cgu', '/public/cgu', 'Conditions générales', []],
    ['/cgu/', '/cgu', 'Politique de confidentialité', []],
    ['/mentions-legales', '/mentions-legales', 'Mentions légales', []],
    ['/accessibilite', '/accessibilite', 'Déclaration d&#39;accessibilité', []],
    ['/partenaires', '/partenaires', 'Réserver depuis votre site', []],
    ['/aide', '/aide', 'Comment faire ?', []],
    ['/aide/relances', '/aide/relances', 'Relancer une facture impayée', ['BreadcrumbList']],
    ['/therapists?location=lyon', '/therapists?location=Lyon', '1 praticien(ne) peut vous intéresser', ['ItemList']],
  ])('at %s has one head, one h1, a canonical address and structured data', async (path, canonical, heading, types) => {
    const { status, body, headers } = await getPage(path)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['cache-control']).toBe('max-age=60, stale-while-revalidate=600, stale-if-error=86400')
    expect(matchOnce(body, /<h1>(.*?)<\/h1>/g)).toBe(heading)
    expect(matchOnce(body, /<title>(.+?)<\/title>/g)?.length).toBeLessThan(90)
    expect(matchOnce(body, /<meta name="description" content="([^"]+)" \/>/g)?.length).toBeGreaterThan(50)
    expect(matchOnce(body, /<link rel="canonical" href="([^"]+)" \/>/g)).toBe(origin + canonical)
    expect(matchOnce(body, /<meta property="og:url" content="([^"]+)" \/>/g)).toBe(origin + canonical)
    expect(jsonLdOf(body).map(({ '@type': type }) => type)).toEqual(types)
    expect(body).not.toContain('noindex')
    expect(new Set(body.match(/(?<=mailto:)[^"?]+/g))).toEqual(new Set(['bonjour@prairie.test']))
    expect(body).toContain(
      `<!--#include virtual="/pages/mf-public.${/^\/($|pros\/prices|therapists)/.test(path) ? 'start-on-use' : 'head'}.html" -->`,
    )
    expect(body).toContain('<!--#include virtual="/pages/mf-public.body.html" -->')
  })

  it("describes the operator with logo and social profiles, and the site's search", async () => {
    const [organization, site] = jsonLdOf((await getPage('/')).body)
    expect(organization).toMatchObject({ logo: `${origin}/logo.svg`, sameAs: [socialLink.url] })
    expect(site.potentialAction.target.urlTemplate).toBe(`${origin}/therapists?location={place}`)
  })

  it("contains the operator's contact addresses as data for the shell's script", async () => {
    const contact = { email: 'bonjour@prairie.test', demoBookingUrl: null }
    for (const path of ['/', '/pros/prices', '/aide', '/nowhere'])
      expect(
        parseContact(
          matchOnce(
            (await getPage(path)).body,
            /<script type="application\/json" id="complice-contact">(.*?)<\/script>/g,
          ),
        ),
      ).toEqual(contact)
  })

  it("links to the operator's booking page in a new tab, or else to an e-mail in the same tab", async () => {
    const operator = operatorOf(test.services.settings)
    const demoLinksOf = (demoBookingUrl: string | null) => {
      const { main } = pageRendererByPath['/']({ origin, operator: { ...operator, demoBookingUrl } })
      return [...main.markup.matchAll(/<a [^>]*>(?=Réserver une démo)/g)].map(([link]) => link)
    }
    expect(demoLinksOf(null)).toHaveLength(2)
    for (const link of demoLinksOf(null)) {
      expect(link).toContain('href="mailto:bonjour@prairie.test?')
      expect(link).not.toContain('target')
    }
    const address = 'https://agenda.prairie.test/demo'
    expect(demoLinksOf(address)).toHaveLength(2)
    for (const link of demoLinksOf(address))
      expect(link).toMatch(/href="https:\/\/agenda\.prairie\.test\/demo"\s+target="_blank" rel="noopener"/)
  })

  it('contains on the landing page the pictures, the disabled form and the sign-in link, before any script', async () => {
    const { body } = await getPage('/')
    const pictures = [...body.matchAll(/mf-public\.picture-(\w+)\.html/g)].map(([, name]) => name)
    expect(pictures).toEqual(landingPictures.map(({ name }) => name))
    expect(matchOnce(body, /<div\s+id="composed"\s+data-landing\s+data-starts-on="(\w+)"\s*>/g)).toBe('use')
    expect(body.match(/<fieldset disabled>.*?<\/fieldset>/s)?.[0].match(/(?<=<input\s+name=")\w+/g)).toEqual([
      'firstname',
      'lastname',
      'email',
      'leaveEmpty',
    ])
    expect(body).toContain('href="/?connexion=1"')
  })

  it.each([
    ['/', '/aide', '/?cookies=1'],
    ['/partenaires', '/aide/reservation-sur-votre-site', '/partenaires?cookies=1'],
    ['/therapists?location=lyon', '/aide', '/therapists?location=Lyon&amp;cookies=1'],
  ])("has the shell's footer at %s: help, social profiles, cookie choice", async (...page) => {
    const [path, help, cookies] = page
    const { body } = await getPage(path)
    expect(listLinks(body, 'footer')).toEqual([
      ['Aide', help],
      ...footerLinks.map(({ label, path: href }) => [label, href]),
      ['Nous écrire', 'mailto:bonjour@prairie.test'],
      [socialLink.name, socialLink.url],
      ['Gérer les cookies', cookies],
    ])
  })

  it('has the same canonical address or noindex as the shell sets on client-side navigation', async () => {
    const paths = [...textPages, '/therapists', '/therapists?name=zo', `/therapists/${practice.therapistId}`]
    for (const path of paths) {
      const { pathname, searchParams } = new URL(path, origin)
      const { body } = await getPage(path)
      const address = publicAddress(pathname, searchParams)
      const [, canonical] = /<link rel="canonical" href="([^"]+)" \/>/.exec(body) ?? []
      expect([path, canonical]).toEqual([
        path,
        address?.isExcludedFromSearchEngines ? undefined : origin + address?.path,
      ])
      expect([path, body.includes('noindex')]).toEqual([path, address?.isExcludedFromSearchEngines])
    }
  })

  it("has the town's canonical address at each address that the shell sets, whatever the town's spelling", async () => {
    for (const place of ['LYON', ' lyon', 'Lyon']) {
      const address = publicAddress('/therapists', new URLSearchParams({ location: place }))
      const { body } = await getPage(address?.path ?? '')
      expect(matchOnce(body, /<link rel="canonical" href="([^"]+)" \/>/g)).toBe(`${origin}/therapists?location=Lyon`)
    }
  })

  it.each([
    ['/', true],
    ['/pros/prices', true],
    ['/cgu', true],
    ['/aide/relances', true],
    ['/partenaires', false],
    ['/therapists', false],
  ])('preloads the title font only on pages that use it: %s, %s', async (path, expected) => {
    expect((await getPage(path)).body.includes('mf-public.title-font.html')).toBe(expected)
  })

  it('never skips a level of headings', async () => {
    for (const path of [...textPages, '/therapists?location=lyon', `/therapists/${practice.therapistId}`]) {
      const levels = [...(await getPage(path)).body.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
      const skippedLevels = levels.filter((level, rank) => level > (levels[rank - 1] ?? 0) + 1)
      expect([path, levels[0], skippedLevels]).toEqual([path, 1, []])
    }
  })

  it("has the shell's sign-in and sign-up links, which open dialogs over the page", async () => {
    expect(listLinks((await getPage('/')).body, 'header').slice(-3)).toEqual([
      ['Trouver un praticien', '/therapists'],
      ['Connexion', '/?connexion=1'],
      ['Essai gratuit', '/?inscription=1'],
    ])
    for (const path of ['/pros/prices', '/therapists?location=Lyon']) {
      const query = `${path}${path.includes('?') ? '&amp;' : '?'}`
      expect(listLinks((await getPage(path)).body, 'header')).toEqual([
        ['Complice', '/'],
        ['Trouver un praticien', '/therapists'],
        ['Inscription', `${query}inscription=1`],
        ['Connexion', `${query}connexion=1`],
      ])
    }
  })

  it("has the section links for phones below the landing page's header, and on no other page", async () => {
    const links = landingAnchors.map(({ label, href }) => [label, href])
    const sections = '<nav class="composed-sections" aria-label="Sur cette page">'
    const { body } = await getPage('/')
    const row = matchOnce(body, new RegExp(`${sections}(.*?)</nav>`, 'gs')) ?? ''
    expect([...row.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, href, label]) => [label, href])).toEqual(links)
    for (const path of ['/pros/prices', '/therapists']) expect((await getPage(path)).body).not.toContain(sections)
  })

  it('limits its fields to the lengths that the API accepts', async () => {
    const limitByField = new Map<string, unknown>()
    for (const { 0: input } of (await getPage('/')).body.matchAll(/<input\b[^>]*>/g)) {
      const [name = '', maxLength] = ['name', 'maxlength'].map(
        (key) => new RegExp(`\\b${key}="([^"]*)"`).exec(input)?.[1],
      )
      limitByField.set(name, Number(maxLength))
    }
    const { firstname, lastname, email, leaveEmpty } = DemoRequest.properties
    const { name, location } = TherapistSearch.properties
    expect(Object.fromEntries(limitByField)).toEqual(
      Object.fromEntries(
        Object.entries({ firstname, lastname, email, leaveEmpty, name, location }).map(([field, schema]) => [
          field,
          Reflect.get(schema, 'maxLength'),
        ]),
      ),
    )
  })

  it('states on the booking request page that JavaScript is required, and must not be indexed', async () => {
    const { status, body } = await getPage('/public/session?therapistId=x')
    expect(status).toBe(200)
    expect(body).toContain('Cette étape a besoin de JavaScript')
    expect(body).toContain('<meta name="robots" content="noindex" />')
  })

  it('returns 404 for an unknown path below the public pages', async () => {
    for (const path of ['/cgu/x', '/aide/nulle-part', `/therapists/${practice.therapistId}/x`]) {
      const { status, body } = await getPage(path)
      expect([path, status]).toEqual([path, 404])
      expect(body).toContain('<meta name="robots" content="noindex" />')
    }
  })
})

describe("a therapist's page", () => {
  it('shows the published text, escaped', async () => {
    const { status, body } = await getPage(`/therapists/${practice.therapistId}`)
    expect(status).toBe(200)
    expect(body).not.toContain(maliciousName)
    expect(body).not.toContain('<script>')
    expect(body.match(/#include/g)?.length).toBe(
      3 + (body.match(/&lt;!--#include/g)?.length ?? 0) + (body.match(/\\u003c!--#include/g)?.length ?? 0),
    )
    expect(body).toContain('&lt;/script&gt;')
    const [business, crumbs] = jsonLdOf(body)
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      url: `${origin}/therapists/${practice.therapistId}`,
      name: `Zoé ${maliciousName}`,
      address: { postalCode: '69001', addressLocality: 'Lyon' },
    })
    expect(business.geo).toBeUndefined()
    expect(crumbs.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item])).toEqual([
      ['Trouver un praticien', `${origin}/therapists`],
      ['Lyon', `${origin}/therapists?location=Lyon`],
      [`Zoé ${maliciousName}`, `${origin}/therapists/${practice.therapistId}`],
    ])
    expect(listLinks(body, 'main').slice(0, 2)).toEqual([
      ['Trouver un praticien', '/therapists'],
      ['Lyon', '/therapists?location=Lyon'],
    ])
  })

  it('shows the logo, which has a public URL for search engines, or else the initials', async () => {
    const path = `/therapists/${practice.therapistId}`
    const pageWithoutLogo = await getPage(path)
    expect(pageWithoutLogo.body).toContain('aria-hidden="true">Z&lt;</span>')
    expect(jsonLdOf(pageWithoutLogo.body)[0]).not.toHaveProperty('logo')
    const logo = 'data:image/webp;base64,UklGRg=='
    await test.admin('update directory.therapist set logo = $1 where id = $2', [logo, practice.therapistId])
    const { body } = await getPage(path)
    expect(matchOnce(body, /<img class="composed-portrait" src="([^"]+)"/g)).toBe(logo)
    const address = `${origin}/api${path}/logo`
    expect(jsonLdOf(body)[0]).toMatchObject({ logo: address, image: address })
  })

  it('has the next free slots, each as a link to the booking request', async () => {
    const { body } = await getPage(`/therapists/${practice.therapistId}`)
    const links = [...body.matchAll(/href="(\/public\/session[^"]+)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(3)
    const { searchParams } = new URL(links[0]?.replaceAll('&amp;', '&') ?? '', origin)
    expect(searchParams.get('therapistId')).toBe(practice.therapistId)
    expect(searchParams.get('sessionTypeId')).toBe(practice.sessionTypeId)
    expect(searchParams.get('date')).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it("has the remaining slots of the practice's day when it is already the next day in Paris", async () => {
    const overseasPractice = await openPractice(test, { published: true })
    await test.admin("update tenant set time_zone = 'America/Guadeloupe' where id = $1", [overseasPractice.tenantId])
    await test.admin("update opening_hours set end_time = '23:30' where tenant_id = $1", [overseasPractice.tenantId])
    await test.admin('update session_type set notice_hours = 0 where tenant_id = $1', [overseasPractice.tenantId])
    // It is 19:30 in Guadeloupe and 00:30 in Paris.
    now = () => new Date('2027-03-02T23:30:00Z')
    await test.admin('update directory.therapist set bookable_until = null where tenant_id = $1', [
      overseasPractice.tenantId,
    ])
    const { body } = await getPage(`/therapists/${overseasPractice.therapistId}`)
    expect(matchOnce(body, /<section aria-label="(mardi 2 mars)">/g)).toBe('mardi 2 mars')
    await test.admin('delete from directory.therapist where tenant_id = $1', [overseasPractice.tenantId])
  })

  it.each(['not-an-id', uuidv7()])('returns 404 for an unknown therapist: %s', async (id) => {
    expect((await getPage(`/therapists/${id}`)).status).toBe(404)
  })

  it('returns 410 once the therapist left the directory, and 200 when the therapist is back', async () => {
    const departedPractice = await openPractice(test, { published: true, lastname: 'Partante' })
    const path = `/therapists/${departedPractice.therapistId}`
    expect((await getPage(path)).status).toBe(200)
    await setPublic(departedPractice, false)
    const { status, body } = await getPage(path)
    expect(status).toBe(410)
    expect(body).not.toContain('Partante')
    await setPublic(departedPractice, true)
    expect((await getPage(path)).status).toBe(200)
  })

  it('returns 410 for a year after the departure, then 404', async () => {
    const departedPractice = await openPractice(test, { published: true })
    const path = `/therapists/${departedPractice.therapistId}`
    await setPublic(departedPractice, false)
    await test.admin("update directory.departure set left_on = '2027-03-01' where id = $1", [
      departedPractice.therapistId,
    ])
    now = () => new Date('2028-02-29T12:00:00Z')
    expect((await getPage(path)).status).toBe(410)
    now = () => new Date('2028-03-01T12:00:00Z')
    expect((await getPage(path)).status).toBe(404)
  })

  it('has its record of the departure deleted after a year', async () => {
    const departedPractice = await openPractice(test, { published: true })
    await setPublic(departedPractice, false)
    const isStoredAfter = async (days: number) => {
      await test.admin('update directory.departure set left_on = current_date - $2::int where id = $1', [
        departedPractice.therapistId,
        days,
      ])
      await purge(test.database)
      return (
        (await test.admin('select from directory.departure where id = $1', [departedPractice.therapistId])).length === 1
      )
    }
    expect([await isStoredAfter(364), await isStoredAfter(366)]).toEqual([true, false])
  })

  it('returns 410 for each therapist of a deleted practice', async () => {
    const owner = await openPractice(test, { published: true, lastname: 'Partante' })
    const colleague = await joinPractice(test, owner, { roles: ['ROLE_THERAPIST'] })
    await setPublic({ ...owner, therapistId: colleague.id }, true)
    const paths = [owner.therapistId, colleague.id].map((id) => `/therapists/${id}`)
    const readStatuses = () => Promise.all(paths.map(async (path) => (await getPage(path)).status))
    expect(await readStatuses()).toEqual([200, 200])
    expect((await deleteAccountOf(test, owner.token)).status).toBe(204)
    expect(await readStatuses()).toEqual([410, 410])
    for (const path of paths) expect((await getPage(path)).body).not.toMatch(/Partante|Petit/)
  })
})

describe('the directory search page', () => {
  it('is a form that works without a script and keeps the typed text', async () => {
    const { body } = await getPage('/therapists?name=%22%3E%3Cb%3E&location=Lyon')
    expect(body).toContain('<form class="composed-search" action="/therapists"')
    expect(body).toContain('name="name" value="&quot;&gt;&lt;b&gt;"')
    expect(body).toMatch(/name="location"\s+value="Lyon"/)
  })

  it.each(['lyon', 'Lyon', 'LYON', '%20lyon%20'])(
    'has one canonical address and one title for a place written as %s',
    async (place) => {
      const { body } = await getPage(`/therapists?location=${place}`)
      expect(matchOnce(body, /<link rel="canonical" href="([^"]+)" \/>/g)).toBe(`${origin}/therapists?location=Lyon`)
      expect(matchOnce(body, /<title>(.+?)<\/title>/g)).toBe('Médiation animale : praticiens à Lyon | Complice')
    },
  )

  it("shows each therapist's session types and next free date", async () => {
    const { body } = await getPage('/therapists?location=lyon')
    const { body: cards } = await test.as().get('/therapists?location=lyon')
    const [{ sessionTypes } = { sessionTypes: [] }] = cards
    expect(sessionTypes.length).toBeGreaterThan(0)
    expect(body).toContain(`<p class="composed-soft">${sessionTypes.join(', ')}</p>`)
    expect(body).toMatch(/<strong>Prochain créneau : [a-z]+ \d{1,2}(er)? [a-zéû]+ à \d\d:\d\d<\/strong>/)
  })

  it.each([longText, longFourByteText])(
    "truncates a text of 10,000 characters to the form's limit (%#)",
    async (text) => {
      const { status, body } = await getPage(
        `/therapists?name=${encodeURIComponent(text)}&location=${encodeURIComponent(text)}`,
      )
      expect(status).toBe(200)
      expect(body).toContain('Essayez un autre nom')
      expect(body).toContain(`name="name" value="${text.slice(0, 100)}"`)
      expect(body.length).toBeLessThan(60_000)
      expect(await test.as().get(`/therapists?name=${encodeURIComponent(text)}`)).toMatchObject({
        status: 400,
        body: { errorCode: errorCode.invalid, problems: [{ field: 'name', message: '100 caractères au plus' }] },
      })
    },
  )

  it('must not be indexed if it has no result, searches by name, or its place is not a town', async () => {
    for (const query of ['location=Atlantide', 'name=zo', 'location=ly', 'location=69', 'location=Lyon+69001'])
      expect((await getPage(`/therapists?${query}`)).body).toContain('<meta name="robots" content="noindex" />')
  })

  it('lists each of 320 therapists on exactly one page, and shows their number', async () => {
    const place = 'Val-de-Trop'
    await test.admin(
      `insert into directory.therapist (id, tenant_id, firstname, lastname, firm_name, street_name, zip_code, city, approximate)
       select gen_random_uuid(), $1, 'Anne', 'N' || n, '', '', '10000', $2, true from generate_series(1, 320) n`,
      [practice.tenantId, place],
    )
    const pages = await Promise.all(
      Array.from({ length: 11 }, (_, rank) => getPage(`/therapists?location=${place}&page=${rank + 1}`)),
    )
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
    for (const { body } of pages)
      expect(matchOnce(body, /<h1>(.*?)<\/h1>/g)).toBe('320 praticiens peuvent vous intéresser')
    const listedIds = pages.flatMap(({ body }) => body.match(/(?<=<h2><a href="\/therapists\/)[^"]+/g))
    expect([listedIds.length, new Set(listedIds).size]).toEqual([320, 320])
    expect((await getPage(`/therapists?location=${place}&page=12`)).status).toBe(404)
    await test.admin('delete from directory.therapist where city = $1', [place])
  })

  it("links to the directory's towns only if the search is empty", async () => {
    const towns = matchOnce((await getPage('/therapists')).body, /<nav class="composed-others"[^>]*>(.*?)<\/nav>/gs)
    expect(towns).toContain('<a href="/therapists?location=Lyon">Lyon</a> (')
    for (const query of ['?location=lyon', '?name=zo', '?page=2'])
      expect((await getPage(`/therapists${query}`)).body).not.toContain('composed-others')
  })

  it('shows 30 therapists a page, with a link to the next page, and returns 404 after the last', async () => {
    const place = `Ville${Date.now()}`
    await test.admin(
      `insert into directory.therapist (id, tenant_id, firstname, lastname, firm_name, street_name, zip_code, city, approximate)
       select gen_random_uuid(), $1, 'Anne', 'N' || n, '', '', '10000', $2, true from generate_series(1, 35) n`,
      [practice.tenantId, place],
    )
    const first = await getPage(`/therapists?location=${place}`)
    expect(first.body.match(/<li class="composed-card">/g)).toHaveLength(30)
    expect(first.body).toMatch(/class="composed-map"\s+aria-hidden="true"/)
    expect(first.body).toContain(`<a rel="next" href="/therapists?location=${place}&amp;page=2">`)
    const second = await getPage(`/therapists?location=${place}&page=2`)
    expect(second.body.match(/<li class="composed-card">/g)).toHaveLength(5)
    const address = `${origin}/therapists?location=${place}&amp;page=2`
    expect(second.body).toContain(`<link rel="canonical" href="${address}" />`)
    expect((await getPage(`/therapists?location=${place}&page=3`)).status).toBe(404)
    await test.admin('delete from directory.therapist where city = $1', [place])
  })
})
