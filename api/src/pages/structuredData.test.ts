import Validator from '@adobe/structured-data-validator'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import ogs from 'open-graph-scraper'
import { openPractice, testApp, type TestApp, type TestPractice } from '../testing/practice.ts'

let test: TestApp
let practice: TestPractice
beforeAll(async () => {
  test = await testApp({ settings: { publicUrl: 'https://complice.example' } })
  practice = await openPractice(test, { published: true })
})
afterAll(() => test.close())

const getHtml = async (path: string) => (await test.app.inject({ method: 'GET', url: `/_pages${path}` })).body
const pages = [['/'], ['/public/about'], ['/pros/prices'], ['/therapists'], ['therapist']] as const
const pathOf = (page: string) => (page === 'therapist' ? `/therapists/${practice.therapistId}` : page)

async function validate(html: string) {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
  const issues = await new Validator().validate(extracted)
  return { found: extracted, errors: issues.filter(({ severity }) => severity === 'ERROR') }
}

// The names of schema.org need no test: api/src/pages/jsonLd returns types of schema-dts, which the compiler checks.
describe('the structured data of a public page', () => {
  it.each(pages)('passes the validator of rich results at %s', async (page) => {
    const { found, errors } = await validate(await getHtml(pathOf(page)))
    expect(Object.keys(found.jsonld).length).toBeGreaterThan(0)
    expect(found.errors ?? []).toEqual([])
    expect(errors).toEqual([])
  })

  it('fails the validator if a breadcrumb has no name', async () => {
    const html = (await getHtml(pathOf('therapist'))).replace('"name":"Trouver un praticien",', '')
    expect((await validate(html)).errors).not.toEqual([])
  })

  it.each(pages)('is accompanied by the data of the link preview at %s', async (page) => {
    // Resolves includes as the gateway does.
    const html = (await getHtml(pathOf(page))).replace(
      '<!--#include virtual="/pages/mf-public.card.html" -->',
      '/shell/1/card.jpg',
    )
    const { error, result } = await ogs({ html })
    expect(error).toBe(false)
    expect(result).toMatchObject({
      ogType: 'website',
      ogSiteName: 'Complice',
      ogLocale: 'fr_FR',
      ogUrl: `https://complice.example${pathOf(page)}`,
      ogImage: [
        {
          url: 'https://complice.example/shell/1/card.jpg',
          width: '1200',
          height: '630',
          alt: expect.stringMatching(/^Complice\. /),
          type: 'jpg',
        },
      ],
      twitterCard: 'summary_large_image',
    })
    expect(result.ogTitle?.length).toBeGreaterThan(5)
    expect(result.ogDescription?.length).toBeGreaterThan(50)
  })
})
