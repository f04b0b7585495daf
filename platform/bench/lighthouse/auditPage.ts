import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

export interface Audited {
  /** The scores by category, out of a hundred. */
  scores: Record<string, number>
  lcpMs: number
  /** The element of the largest paint, as a selector. */
  lcpElement: string
  cls: number
  /** The audits that are not passed, with their score. */
  lost: string[]
}

type Details = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'][string]['details']

/** The insight lists the phases of the paint, and the element. */
function lcpElementOf(details: Details): string {
  if (details?.type !== 'list') return ''
  for (const item of details.items) if (item.type === 'node') return item.selector ?? ''
  return ''
}

/** What Lighthouse says of a page on its phone: a slow 4G line, and a quarter of the processor. */
export async function auditPage(address: string, chromePath: string): Promise<Audited> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'error', onlyCategories: categories })
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`)
    const { audits, categories: found, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
    const weighed = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    return {
      scores: Object.fromEntries(
        Object.values(found).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
      ),
      lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      lcpElement: lcpElementOf(audits['lcp-breakdown-insight']?.details),
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      lost: weighed.flatMap(({ id }) => {
        const score = audits[id]?.score
        return typeof score === 'number' && score < 0.9 ? [`${id} (${score})`] : []
      }),
    }
  } finally {
    chrome.kill()
  }
}
