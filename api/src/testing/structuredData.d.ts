declare module '@marbec/web-auto-extractor' {
  /** The structured data of a page; `jsonld` by type. */
  interface Extracted {
    jsonld: Record<string, unknown[]>
    errors?: unknown[]
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): Extracted
  }
}

declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
  }
  export default class Validator {
    validate(extracted: unknown): Promise<Issue[]>
  }
}
